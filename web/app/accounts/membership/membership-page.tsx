import { getMembership, listMembershipPlans } from '@golark/contract/membership/calls';
import type { Membership } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { membershipPath } from '@golark/contract/paths';
import { listCards } from '@golark/contract/payments/calls';
import type { Card } from '@golark/contract/payments/schemas';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readAccountForm, readAccountPage } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MemberIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { personalMeta } from '../account-meta.ts';
import type { Route } from './+types/membership-page.ts';
import { InvoicesSection } from './invoices-section.tsx';
import { ManageSection } from './manage-section.tsx';
import { MembershipDone } from './membership-done.tsx';
import { membershipIntents } from './membership-intents.ts';
import { PayRenewal } from './pay-renewal.tsx';
import { SavingsSection } from './savings-section.tsx';
import { StatusPanel } from './status-panel.tsx';
import { type MembershipOutcome, submitMembership } from './submit-membership.server.ts';
import './own-membership.css';

export const handle = { messages: ['accounts', 'fields', 'ownMembership', 'payments'] };
export const headers = personalHeaders;

/** The text of the consent to renewal, for a membership that could renew and doesn't. */
const findConsent = async (api: Api, { status, renews, planId }: Subscription): Promise<string | null> => {
  if (status !== 'ACTIVE' || renews) return null;
  const { plans } = dataOrThrow(await callApi(api, listMembershipPlans, { query: {} }));
  return plans.find(({ id }) => id === planId)?.renewalConsent ?? null;
};

const loadCards = async (api: Api): Promise<Card[]> => dataOrThrow(await callApi(api, listCards)).cards;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readAccountPage(args);
  const membership = dataOrThrow(await callApi(api, getMembership));
  const { subscription, due } = membership;
  const [cards, renewalConsent] = await Promise.all([
    due ? loadCards(api) : [],
    subscription ? findConsent(api, subscription) : null,
  ]);
  return { membership, cards, renewalConsent, locale };
};

export const action = async (args: Route.ActionArgs) => submitMembership(await readAccountForm(args));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => personalMeta('membership', loaderData?.locale);

const MembershipPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('accounts.headTitles');
  const { membership } = loaderData;
  const { subscription } = membership;
  return (
    <div className="own-membership">
      <h1 className="display">{t('membership')}</h1>
      {subscription ? (
        <Own {...loaderData} membership={{ ...membership, subscription }} outcome={actionData} />
      ) : (
        <NeverJoined />
      )}
    </div>
  );
};

export default MembershipPage;

type OwnProps = {
  membership: Membership & { subscription: Subscription };
  cards: readonly Card[];
  renewalConsent: string | null;
  outcome: MembershipOutcome | undefined;
};

const Own = ({ membership, cards, renewalConsent, outcome }: OwnProps) => {
  const { subscription, due, savings, invoices } = membership;
  // shown for the membership as a whole, because its form may no longer be on the page
  const isAboutAll = Boolean(outcome?.detail);
  const own = isAboutAll ? undefined : outcome;
  return (
    <>
      <MembershipDone outcome={outcome} />
      {isAboutAll && <FormAlert outcome={outcome} />}
      <StatusPanel subscription={subscription} due={due} />
      {due && (
        <PayRenewal
          due={due}
          subscription={subscription}
          cards={cards}
          outcome={outcomeFor(own, membershipIntents.pay)}
        />
      )}
      <SavingsSection subscription={subscription} savings={savings} />
      {subscription.status !== 'EXPIRED' && (
        <ManageSection membership={membership} renewalConsent={renewalConsent} outcome={own} />
      )}
      {invoices.length > 0 && <InvoicesSection invoices={invoices} />}
    </>
  );
};

const NeverJoined = () => {
  const t = useTranslations('ownMembership.none');
  return (
    <EmptyState
      icon={MemberIcon}
      title={t('title')}
      text={t('text')}
      action={<ButtonLink to={membershipPath()}>{t('open')}</ButtonLink>}
    />
  );
};
