import { getAccount, resendVerify } from '@golark/contract/accounts/calls';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import { getTwoStep } from '@golark/contract/two-step/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { doneOutcome, outcomeOfError, refused } from '../../platform/form-outcome.ts';
import { orNetworkIssue } from '../../platform/network-issue.ts';
import { readLocale } from '../../platform/preferences.ts';
import { apiContext } from '../../platform/request-context.ts';
import { personalHeaders, readOwnForm, requireAccount } from '../../platform/require-account.ts';
import { useTranslations } from '../../platform/translations.ts';
import { personalMeta } from '../account-meta.ts';
import { OutcomeToast } from '../form/outcome-toast.tsx';
import type { Route } from './+types/overview-page.ts';
import { AccountTiles } from './account-tiles.tsx';
import { NextTrip } from './next-trip.tsx';
import { SecurityNotices } from './security-notices.tsx';
import { findTripsAhead } from './trips-ahead.ts';
import './overview.css';

export const headers = personalHeaders;

/** The card that is used unless another is chosen. */
const defaultOf = (cards: readonly Card[]): Pick<Card, 'brand' | 'last4'> | null => {
  const card = cards.find(({ isDefault }) => isDefault) ?? cards[0];
  return card ? { brand: card.brand, last4: card.last4 } : null;
};

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  const api = context.get(apiContext);
  const [account, trips, cards, twoStep] = await Promise.all([
    callApi(api, getAccount),
    findTripsAhead(api),
    callApi(api, listCards),
    callApi(api, getTwoStep),
  ]);
  const { email, firstName, isEmailVerified } = dataOrThrow(account);
  return {
    person: { email, firstName, isEmailVerified },
    tripsAhead: trips?.length ?? null,
    nextTrip: trips?.[0] ?? null,
    card: cards.ok ? defaultOf(cards.data.cards) : null,
    isTwoStepOn: twoStep.ok ? twoStep.data.isOn : null,
    locale: readLocale(request, context),
  };
};

/** The mail that confirms the address, once more. */
export const action = async ({ request, url, context }: Route.ActionArgs) => {
  requireAccount(context, url);
  await readOwnForm(request);
  const intent = 'resend';
  const result = await callApi(context.get(apiContext), resendVerify);
  if (result.ok) return doneOutcome(intent);
  return refused(outcomeOfError(result.error, { intent, locale: readLocale(request, context) }));
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('overview', loaderData?.locale);

const OverviewPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts');
  const { person, tripsAhead, nextTrip, card, isTwoStepOn } = loaderData;
  return (
    <div className="overview">
      <h1 className="display">{t('overview.title', { name: person.firstName })}</h1>
      <OutcomeToast outcome={actionData} text={t('details.done.resend')} />
      <SecurityNotices {...person} outcome={actionData} />
      <NextTrip trip={nextTrip} count={tripsAhead} />
      <AccountTiles email={person.email} card={card} isTwoStepOn={isTwoStepOn} />
    </div>
  );
};

export default OverviewPage;
