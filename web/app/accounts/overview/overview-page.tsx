import { getAccount, resendVerify } from '@golark/contract/accounts/calls';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import { getTwoStep } from '@golark/contract/two-step/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readAccountForm, readAccountPage } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { useTranslations } from '../../platform/translations.ts';
import { personalMeta } from '../account-meta.ts';
import type { Route } from './+types/overview-page.ts';
import { AccountTiles } from './account-tiles.tsx';
import { findUpcomingTrips } from './find-upcoming-trips.ts';
import { NextTrip } from './next-trip.tsx';
import { SecurityNotices } from './security-notices.tsx';
import './overview.css';

export const handle = { messages: ['accounts', 'fields', 'search', 'stays', 'trips'] };
export const headers = personalHeaders;

/** The card that is used unless another is chosen. */
const defaultOf = (cards: readonly Card[]): Pick<Card, 'brand' | 'last4'> | null => {
  const card = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  return card ? { brand: card.brand, last4: card.last4 } : null;
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readAccountPage(args);
  const [account, trips, cards, twoStep] = await Promise.all([
    callApi(api, getAccount),
    findUpcomingTrips(api),
    callApi(api, listCards),
    callApi(api, getTwoStep),
  ]);
  const { email, firstName, isEmailVerified, membershipSubscription } = dataOrThrow(account);
  return {
    person: { email, firstName, isEmailVerified },
    upcoming: trips?.length ?? null,
    nextTrip: trips?.[0] ?? null,
    // undefined if they could not be loaded
    card: cards.ok ? defaultOf(cards.data.cards) : undefined,
    isTwoStepOn: twoStep.ok ? twoStep.data.isOn : null,
    membership: membershipSubscription,
    locale,
  };
};

/** Sends the email that confirms the address again. */
export const action = async (args: Route.ActionArgs) => {
  const request = await readAccountForm(args);
  const intent = 'resend';
  const result = await submitForm(request, { intent, call: resendVerify });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('overview', loaderData?.locale);

const OverviewPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { person, upcoming, nextTrip, card, isTwoStepOn, membership } = loaderData;
  return (
    <div className="overview">
      <h1 className="display">{t('overview.title', { name: person.firstName })}</h1>
      <OutcomeToast outcome={actionData} text={t('details.done.resend')} />
      <SecurityNotices {...person} outcome={actionData} />
      <NextTrip trip={nextTrip} count={upcoming} />
      <AccountTiles email={person.email} card={card} isTwoStepOn={isTwoStepOn} membership={membership} />
    </div>
  );
};

export default OverviewPage;
