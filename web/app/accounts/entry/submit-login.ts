import type { ProblemOf } from '@golark/contract/call';
import type { Locale } from '@golark/contract/locale/rules';
import { logIn, logInTwoStep } from '@golark/contract/sessions/calls';
import type { RouterContextProvider } from 'react-router';
import { type ApiError, callApi } from '../../platform/api-client.ts';
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
import { emailProblem, loginPasswordProblem, required } from '../form/check-fields.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import { enterAccount, nextPathOf } from './enter-account.ts';

/** `challenge` is there when the password was right and the second step comes. */
export type LoginOutcome = FormOutcome & { challenge?: string };

export type Posted = {
  request: Request;
  url: URL;
  context: Readonly<Pick<RouterContextProvider, 'get'>>;
  form: FormData;
  locale: Locale;
};

/** The ticket to the second step, in an answer that asks for it. */
export const challengeOf = (error: ApiError<ProblemOf<typeof logIn>>): string | null =>
  error.code === 'TWO_STEP_REQUIRED' ? error.challenge : null;

export const submitPassword = async ({ request, url, context, form, locale }: Posted) => {
  const [email, password] = [trimmed(form, 'email'), asTyped(form, 'password')];
  const kept = { email };
  const problems = { email: emailProblem(email), password: loginPasswordProblem(password) };
  const errors = wordsOfProblems(problems, locale);
  if (hasErrors(errors)) return refused<LoginOutcome>(outcomeOf('password', { errors, kept }));
  const result = await callApi(context.get(apiContext), logIn, { body: { email, password } });
  if (result.ok) return enterAccount(request, result, { next: nextPathOf(url), event: 'Login' });
  const challenge = challengeOf(result.error);
  if (challenge) return refused<LoginOutcome>({ ...outcomeOf('code'), challenge });
  return refused<LoginOutcome>(outcomeOfError(result.error, { intent: 'password', locale, kept }));
};

/** The code of the app or a recovery code; a wrong one may be tried again while the challenge holds. */
export const submitCode = async ({ request, url, context, form, locale }: Posted) => {
  const [code, challenge] = [trimmed(form, 'code'), trimmed(form, 'challenge')];
  const again = (problem: 'codeRequired' | 'codeWrong') =>
    refused<LoginOutcome>({
      ...outcomeOf('code', { errors: wordsOfProblems({ code: problem }, locale) }),
      challenge,
    });
  if (required(code, 'codeRequired')) return again('codeRequired');
  const result = await callApi(context.get(apiContext), logInTwoStep, { body: { challenge, code } });
  if (result.ok) return enterAccount(request, result, { next: nextPathOf(url), event: 'Login' });
  const { error } = result;
  const isChallengeOver = error.errors?.some(({ path }) => path === 'challenge') ?? false;
  if (isChallengeOver) return refused<LoginOutcome>(outcomeOf('over', { problem: 'stepOver' }));
  if (error.code === 'INVALID_CREDENTIALS' || error.code === 'VALIDATION_ERROR') return again('codeWrong');
  return refused<LoginOutcome>({ ...outcomeOfError(error, { intent: 'code', locale }), challenge });
};
