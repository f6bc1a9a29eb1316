import { editAccount } from '@golark/contract/accounts/calls';
import { isLocale, localeCookieDays, localeCookieName } from '@golark/contract/locale/rules';
import { settingsPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import { writeCookie } from '../../platform/cookie.ts';
import { type FormOutcome, trimmed } from '../../platform/form-outcome.ts';
import { submitDeletion } from './submit-deletion.ts';
import { endOtherSessions, endSession } from './submit-sessions.ts';
import {
  type SettingsPost,
  submitConfirm,
  submitRenewal,
  submitStart,
  submitStop,
  type TwoStepOutcome,
} from './submit-two-step.ts';

/** For this browser by its cookie, and for our mails by the account. */
const changeLanguage = async ({ api, form, request }: SettingsPost): Promise<never> => {
  const locale = trimmed(form, 'locale');
  if (!isLocale(locale)) throw new Response(null, { status: 400 });
  await callApi(api, editAccount, { body: { locale } });
  const cookie = writeCookie(request, localeCookieName, { value: locale, days: localeCookieDays });
  throw redirect(settingsPath('language'), { status: 303, headers: { 'Set-Cookie': cookie } });
};

type Answer = TwoStepOutcome | FormOutcome;
type Refused = Awaited<ReturnType<typeof endSession>>;

const steps: Readonly<Record<string, (post: SettingsPost) => Promise<Answer | Refused>>> = {
  endSession,
  endOthers: endOtherSessions,
  startTwoStep: submitStart,
  confirmTwoStep: submitConfirm,
  renewCodes: submitRenewal,
  stopTwoStep: submitStop,
  delete: submitDeletion,
  language: changeLanguage,
};

export const submitSettings = async (post: SettingsPost) => {
  const step = steps[trimmed(post.form, 'intent')];
  if (!step) throw new Response(null, { status: 400 });
  return step(post);
};
