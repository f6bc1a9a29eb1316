import { completePasswordReset } from '@golark/contract/password-reset/calls';
import { accountPath, loginNoticePath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { rawTextOf, textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { completeLogin } from './complete-login.ts';
import { challengeOf } from './submit-login.server.ts';

/** The form holds the token from then on; `isOver` when the token has expired or was used. */
export type NewPasswordOutcome = FormOutcome & { token: string; isOver: boolean; challenge?: string };

const intent = 'set';

/** Sets the password and logs in, unless the account has two-step sign-in. */
export const submitNewPassword = async (request: FormRequest) => {
  const { form } = request;
  const token = textOf(form, 'token') ?? '';
  const body = { newPassword: rawTextOf(form, 'newPassword'), token };
  const result = await submitForm(request, { intent, call: completePasswordReset, body });
  if (result.ok) return completeLogin(request.request, result, { next: accountPath(), event: 'Login' });
  const { error, outcome } = result;
  if (error?.code === 'TWO_STEP_REQUIRED') {
    const challenge = challengeOf(error);
    if (!challenge) throw redirect(loginNoticePath('passwordSet'));
    return rejected<NewPasswordOutcome>({ ...outcomeOf('code'), token: '', isOver: false, challenge });
  }
  const isOver = token === '' || (error?.errors?.some(({ path }) => path === 'token') ?? false);
  return rejected<NewPasswordOutcome>({ ...(isOver ? outcomeOf(intent) : outcome), token, isOver });
};
