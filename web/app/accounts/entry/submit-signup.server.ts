import { signUp } from '@golark/contract/accounts/calls';
import { rawTextOf, textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, rejectField, submitForm } from '../../platform/page/submit-form.server.ts';
import { phoneFieldOf, phoneOf } from '../form/phone-input.ts';
import { completeLogin, nextPathOf } from './complete-login.ts';

const intent = 'signup';

export const submitSignup = async (request: FormRequest) => {
  const { form, url, locale } = request;
  const result = await submitForm(request, {
    intent,
    call: signUp,
    body: {
      firstName: textOf(form, 'firstName'),
      lastName: textOf(form, 'lastName'),
      email: textOf(form, 'email'),
      password: rawTextOf(form, 'password'),
      phone: textOf(form, 'nationalNumber') ? phoneOf(form) : undefined,
      locale,
    },
    fields: ['firstName', 'lastName', 'email', 'countryCodeISO', 'nationalNumber'],
    fieldOf: phoneFieldOf,
  });
  if (result.ok) return completeLogin(request.request, result, { next: nextPathOf(url), event: 'Signup' });
  const { error, outcome } = result;
  if (error?.code !== 'EMAIL_TAKEN') return rejected(outcome);
  const taken = rejectField(intent, { path: 'email', code: 'email_taken' }, locale);
  return rejected({ ...taken, values: outcome.values });
};
