import { deleteAccount } from '@golark/contract/accounts/calls';
import type { Locale } from '@golark/contract/locale/rules';
import { loginNoticePath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type ApiError, callApi } from '../../platform/api-client.ts';
import { asTyped, outcomeOf, outcomeOfError, refused } from '../../platform/form-outcome.ts';
import { translatorOf } from '../../platform/translations.ts';
import { forgetLastEmail } from '../entry/last-email.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import type { SettingsPost } from './submit-two-step.ts';

const intent = 'delete';

/** What keeps the account open, in words: the stay to come by its code, or what is on sale. */
const inTheWayWords = ({ reason, confirmationCode }: ApiError, locale: Locale): string => {
  const t = translatorOf(locale, 'accounts');
  if (reason === 'COMING_STAY') return t('settings.comingStay', { code: String(confirmationCode) });
  return t(reason === 'LISTING_ON_SALE' ? 'settings.listingOnSale' : 'settings.inTheWay');
};

/** Gone: logged out here, with nothing of the account left in the browser. */
export const submitDeletion = async ({ api, form, locale, request }: SettingsPost) => {
  const password = asTyped(form, 'password');
  if (password === '') {
    const errors = wordsOfProblems({ password: 'passwordRequired' }, locale);
    return refused(outcomeOf(intent, { errors }));
  }
  const result = await callApi(api, deleteAccount, { body: { password } });
  if (result.ok) {
    const headers = new Headers();
    for (const cookie of result.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    headers.append('Set-Cookie', forgetLastEmail(request));
    throw redirect(loginNoticePath('deleted'), { headers });
  }
  const { error } = result;
  if (error.code !== 'INVALID_STATE') return refused(outcomeOfError(error, { intent, locale }));
  const detail = inTheWayWords(error, locale);
  return refused(outcomeOf(intent, { problem: 'unavailable', detail }));
};
