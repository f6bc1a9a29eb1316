import { completePasswordReset } from '@golark/contract/password-reset/calls';
import { accountPath, loginNoticePath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import {
  asTyped,
  type FormOutcome,
  hasErrors,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import { apiContext } from '../../platform/request-context.ts';
import { newPasswordProblem } from '../form/check-fields.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import { enterAccount } from './enter-account.ts';
import { challengeOf, type Posted } from './submit-login.ts';

/** The token travels in the form from then on; `isOver` when it does not work any more. */
export type NewPasswordOutcome = FormOutcome & { token: string; isOver: boolean; challenge?: string };

const intent = 'set';

/** Sets the password; who has no second step to take is logged in and led on. */
export const submitNewPassword = async ({ request, context, form, locale }: Omit<Posted, 'url'>) => {
  const [newPassword, token] = [asTyped(form, 'newPassword'), trimmed(form, 'token')];
  const withToken = (outcome: FormOutcome, isOver = false) =>
    refused<NewPasswordOutcome>({ ...outcome, token, isOver });
  const errors = wordsOfProblems({ newPassword: newPasswordProblem(newPassword) }, locale);
  if (hasErrors(errors)) return withToken(outcomeOf(intent, { errors }));
  const body = { newPassword, token };
  const result = await callApi(context.get(apiContext), completePasswordReset, { body });
  if (result.ok) return enterAccount(request, result, { next: accountPath(), event: 'Login' });
  const { error } = result;
  if (error.code === 'TWO_STEP_REQUIRED') {
    const challenge = challengeOf(error);
    if (!challenge) throw redirect(loginNoticePath('passwordSet'));
    return refused<NewPasswordOutcome>({ ...outcomeOf('code'), token: '', isOver: false, challenge });
  }
  const isOver = error.errors?.some(({ path }) => path === 'token') ?? false;
  return withToken(isOver ? outcomeOf(intent) : outcomeOfError(error, { intent, locale }), isOver);
};
