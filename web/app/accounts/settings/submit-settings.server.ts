import { editAccount } from '@golark/contract/accounts/calls';
import { isLocale, localeCookieDays, localeCookieName } from '@golark/contract/locale/rules';
import { settingsPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import { writeCookie } from '../../platform/cookie.ts';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { type AccountFormRequest, runIntent } from '../../platform/page/page-request.ts';
import type { rejected } from '../../platform/page/submit-form.server.ts';
import { submitDeletion } from './submit-deletion.server.ts';
import { submitEmailPreference } from './submit-email-preference.server.ts';
import { endOtherSessions, endSession } from './submit-sessions.server.ts';
import {
  submitConfirm,
  submitRenewal,
  submitStart,
  submitStop,
  type TwoStepOutcome,
} from './submit-two-step.server.ts';

/** Changes the language of this browser by its cookie and of emails in the account. */
const changeLanguage = async ({ api, form, request }: AccountFormRequest): Promise<never> => {
  const locale = textOf(form, 'locale');
  if (!isLocale(locale)) throw new Response(null, { status: 400 });
  await callApi(api, editAccount, { body: { locale } });
  const cookie = writeCookie(request, localeCookieName, { value: locale, days: localeCookieDays });
  throw redirect(settingsPath('language'), { status: 303, headers: { 'Set-Cookie': cookie } });
};

type Outcome = TwoStepOutcome | FormOutcome | ReturnType<typeof rejected<TwoStepOutcome>>;

export const submitSettings = (request: AccountFormRequest): Promise<Outcome> =>
  runIntent<AccountFormRequest, Outcome>(request, {
    endSession,
    endOthers: endOtherSessions,
    startTwoStep: submitStart,
    confirmTwoStep: submitConfirm,
    renewCodes: submitRenewal,
    stopTwoStep: submitStop,
    delete: submitDeletion,
    language: changeLanguage,
    emails: submitEmailPreference,
  });
