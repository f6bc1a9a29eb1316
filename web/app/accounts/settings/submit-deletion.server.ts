import { deleteAccount } from '@golark/contract/accounts/calls';
import type { ProblemOf } from '@golark/contract/call';
import type { Locale } from '@golark/contract/locale/rules';
import { loginNoticePath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import type { ApiError } from '../../platform/api-client.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { rawTextOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { deleteLastEmail } from '../entry/last-email.ts';

const intent = 'delete';

type DeletionError = Extract<ApiError<ProblemOf<typeof deleteAccount>>, { code: 'INVALID_STATE' }>;

/** What prevents the deletion: an upcoming stay, named by its code, a published listing, or an open payment. */
const describeObstacle = ({ reason, confirmationCode }: DeletionError, locale: Locale): string => {
  const t = translatorOf(locale, 'accounts');
  if (reason === 'COMING_STAY') return t('settings.comingStay', { code: String(confirmationCode) });
  if (reason === 'COMING_EVENT') return t('settings.comingEvent', { code: String(confirmationCode) });
  if (reason === 'COMING_PAYOUT') return t('settings.comingPayout');
  if (reason === 'OPEN_MEMBERSHIP_PAYMENT') return t('settings.openMembershipPayment');
  return t(reason === 'LISTING_ON_SALE' ? 'settings.listingOnSale' : 'settings.inTheWay');
};

/** Deletes the account, logs out and removes what this browser stores of it. */
export const submitDeletion = async (accountRequest: AccountFormRequest) => {
  const { form, locale, request } = accountRequest;
  const body = { password: rawTextOf(form, 'password') };
  const result = await submitForm(accountRequest, { intent, call: deleteAccount, body });
  if (result.ok) {
    const headers = new Headers();
    for (const cookie of result.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
    headers.append('Set-Cookie', deleteLastEmail(request));
    throw redirect(loginNoticePath('deleted'), { headers });
  }
  const { error, outcome } = result;
  if (error?.code !== 'INVALID_STATE') return rejected(outcome);
  return rejected(outcomeOf(intent, { problem: 'unavailable', detail: describeObstacle(error, locale) }));
};
