import { deleteAccount } from '@golark/contract/accounts';
import { redirect } from 'react-router';
import { callApi } from '../../platform/api-client.ts';
import { asTyped, outcomeOf, outcomeOfError, refused } from '../../platform/form-outcome.ts';
import { translatorOf } from '../../platform/translations.ts';
import { forgetLastEmail } from '../entry/last-email.ts';
import { wordsOfProblems } from '../form/words-of-problems.ts';
import type { SettingsPost } from './submit-two-step.ts';

const intent = 'delete';

/** Gone: logged out here, with nothing of the account left in the browser. */
export async function submitDeletion({ api, form, locale, request }: SettingsPost) {
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
    throw redirect('/login/?deleted', { headers });
  }
  const { error } = result;
  if (error.code !== 'INVALID_STATE') return refused(outcomeOfError(error, { intent, locale }));
  // what is in the way is told by the server in English; elsewhere by our own sentence
  const detail = locale === 'en' ? error.detail : translatorOf(locale, 'accounts')('settings.inTheWay');
  return refused(outcomeOf(intent, { problem: 'unavailable', detail }));
}
