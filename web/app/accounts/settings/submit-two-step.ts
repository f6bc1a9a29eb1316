import type { ResponseOf } from '@golark/contract/call';
import type { Locale } from '@golark/contract/locale/rules';
import {
  confirmTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '@golark/contract/two-step/calls';
import { type ApiError, callApi } from '../../platform/api-client.ts';
import {
  asTyped,
  doneOutcome,
  type FormOutcome,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import type { Account, Api } from '../../platform/request-context.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';

export type SettingsPost = { api: Api; form: FormData; locale: Locale; account: Account; request: Request };

export type TwoStepOutcome = FormOutcome & {
  setup?: ResponseOf<typeof startTwoStep>;
  recoveryCodes?: string[];
};

type Intent = 'startTwoStep' | 'confirmTwoStep' | 'renewCodes' | 'stopTwoStep';

const needsPassword = (intent: Intent, locale: Locale) => {
  const errors = wordsOfProblems({ password: 'passwordRequired' }, locale);
  return refused<TwoStepOutcome>(outcomeOf(intent, { errors }));
};

const refusedStep = (error: ApiError, intent: Intent, locale: Locale) =>
  refused<TwoStepOutcome>(outcomeOfError(error, { intent, locale }));

export const submitStart = async ({ api, form, locale }: SettingsPost) => {
  const intent = 'startTwoStep';
  const password = asTyped(form, 'password');
  if (password === '') return needsPassword(intent, locale);
  const result = await callApi(api, startTwoStep, { body: { password } });
  if (!result.ok) return refusedStep(result.error, intent, locale);
  // not done: the secret is of no use until its first code is given
  return { ...outcomeOf(intent), setup: result.data } satisfies TwoStepOutcome;
};

export const submitConfirm = async ({ api, form, locale }: SettingsPost) => {
  const intent = 'confirmTwoStep';
  const code = trimmed(form, 'code');
  const again = (problem: 'codeRequired' | 'appCodeWrong') =>
    refused<TwoStepOutcome>(outcomeOf(intent, { errors: wordsOfProblems({ code: problem }, locale) }));
  if (code === '') return again('codeRequired');
  const result = await callApi(api, confirmTwoStep, { body: { code } });
  if (result.ok) return { ...doneOutcome(intent), ...result.data } satisfies TwoStepOutcome;
  return result.error.code === 'VALIDATION_ERROR'
    ? again('appCodeWrong')
    : refusedStep(result.error, intent, locale);
};

export const submitRenewal = async ({ api, form, locale }: SettingsPost) => {
  const intent = 'renewCodes';
  const password = asTyped(form, 'password');
  if (password === '') return needsPassword(intent, locale);
  const result = await callApi(api, renewRecoveryCodes, { body: { password } });
  if (result.ok) return { ...doneOutcome(intent), ...result.data } satisfies TwoStepOutcome;
  return refusedStep(result.error, intent, locale);
};

export const submitStop = async ({ api, form, locale }: SettingsPost) => {
  const intent = 'stopTwoStep';
  const password = asTyped(form, 'password');
  if (password === '') return needsPassword(intent, locale);
  const result = await callApi(api, stopTwoStep, { body: { password } });
  if (result.ok) return doneOutcome(intent) as TwoStepOutcome;
  return refusedStep(result.error, intent, locale);
};
