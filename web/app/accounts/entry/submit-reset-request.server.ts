import { LoginResult } from '@golark/contract/accounts/schemas';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { completeLogin } from './complete-login.ts';
import { resetRequestIntent as intent } from './reset-request-intent.ts';

/** Requests the email that sets a new password. */
export const submitResetRequest = async (request: FormRequest) => {
  const { form, url } = request;
  const fields = ['email'];
  const body = { email: textOf(form, 'email') };
  const result = await submitForm(request, { intent, call: requestPasswordReset, body, fields });
  if (!result.ok) return rejected(result.outcome);
  // this server never returns a token here; the specification has clients use one if there is
  const login = LoginResult.safeParse(result.data);
  if (!login.success) return { ...doneOutcome(intent), values: valuesOf(form, fields) };
  const answered = { data: login.data, headers: result.headers };
  return completeLogin(request.request, answered, { next: nextPathOf(url), event: 'Login' });
};
