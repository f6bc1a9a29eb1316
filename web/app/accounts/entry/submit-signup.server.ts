import { signUp } from '@golark/contract/accounts/calls';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { lastNameOf, rawTextOf, textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { rejected, rejectField, submitForm } from '../../platform/page/submit-form.server.ts';
import { phoneFieldOf, phoneOf } from '../form/phone-input.ts';
import { completeLogin } from './complete-login.ts';

const intent = 'signup';

/** `isTaken` is set when there is an account with the email address: the page then leads to the login. */
export type SignupOutcome = FormOutcome & { isTaken?: boolean };

export const submitSignup = async (request: FormRequest) => {
  const { form, url, locale } = request;
  const result = await submitForm(request, {
    intent,
    call: signUp,
    body: {
      firstName: textOf(form, 'firstName'),
      lastName: lastNameOf(form),
      email: textOf(form, 'email'),
      password: rawTextOf(form, 'password'),
      phone: textOf(form, 'nationalNumber') ? phoneOf(form) : undefined,
      locale,
    },
    fields: ['firstName', 'lastName', 'oneName', 'email', 'countryCodeISO', 'nationalNumber'],
    fieldOf: phoneFieldOf,
  });
  if (result.ok) return completeLogin(request.request, result, { next: nextPathOf(url), event: 'Signup' });
  const { error, outcome } = result;
  if (error?.code !== 'EMAIL_TAKEN') return rejected<SignupOutcome>(outcome);
  const taken = rejectField(intent, { path: 'email', code: 'email_taken' }, locale);
  return rejected<SignupOutcome>({ ...taken, values: outcome.values, isTaken: true });
};
