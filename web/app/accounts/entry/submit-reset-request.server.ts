import { LoginResult } from '@golark/contract/accounts/schemas';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { callApi } from '../../platform/api-client.ts';
import {
  doneOutcome,
  hasErrors,
  keptOf,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import { apiContext } from '../../platform/request-context.ts';
import { emailProblem } from '../form/check-fields.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import { enterAccount, nextPathOf } from './enter-account.ts';
import { resetRequestIntent as intent } from './reset-request-intent.ts';
import type { Posted } from './submit-login.ts';

/** Requests the email that sets a new password. */
export const submitResetRequest = async ({ request, url, context, form, locale }: Posted) => {
  const kept = keptOf(form, ['email']);
  const email = trimmed(form, 'email');
  const errors = wordsOfProblems({ email: emailProblem(email) }, locale);
  if (hasErrors(errors)) return refused(outcomeOf(intent, { errors, kept }));
  const result = await callApi(context.get(apiContext), requestPasswordReset, { body: { email } });
  if (!result.ok) return refused(outcomeOfError(result.error, { intent, locale, kept }));
  // this server never returns a token here; the specification has clients use one if there is
  const login = LoginResult.safeParse(result.data);
  if (!login.success) return { ...doneOutcome(intent), kept };
  return enterAccount(request, { ...result, data: login.data }, { next: nextPathOf(url), event: 'Login' });
};
