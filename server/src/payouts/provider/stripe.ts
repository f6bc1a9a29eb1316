import type { PayoutAccountState, PayoutNeed } from '@golark/contract/payouts/rules';
import type Stripe from 'stripe';
import type { PayoutEvent, PayoutProvider, ProviderAccount } from '#platform/payout-provider';
import { openStripe, type StripeAccess, verifyStripeEvent } from '#platform/stripe-client';

interface StripePayoutOptions extends StripeAccess {
  /** null: every webhook is refused. */
  connectWebhookSecret: string | null;
}

/** The metadata field by which an account is found again after a lost response. */
const keyField = 'golark_key';
/** The clocks of the two servers may differ by so much. */
const clockDifferenceSeconds = 300;

/** Stripe names what it needs by the paths of its API: `individual.verification.document`. The first entry that fits counts. */
const needsByPath: readonly [RegExp, PayoutNeed][] = [
  [/document/, 'document'],
  [/^external_account/, 'bank-account'],
  [/^tos_acceptance/, 'terms'],
  [/^(individual|person|representative|owners|directors|executives)/, 'person'],
  [/^(company|business|settings)/, 'business'],
];

const missingOf = ({ requirements }: Stripe.Account): PayoutNeed[] => {
  const paths = [...(requirements?.currently_due ?? []), ...(requirements?.past_due ?? [])];
  const needs = paths.map((path) => needsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'other');
  return [...new Set(needs)];
};

const destinationOf = ({ external_accounts: external }: Stripe.Account): ProviderAccount['destination'] => {
  const to = external?.data.find((each) => each.default_for_currency) ?? external?.data[0];
  if (!to?.last4) return null;
  const name = to.object === 'card' ? to.brand : to.bank_name;
  return { name: name || 'Bank', last4: to.last4 };
};

const isRefused = ({ requirements }: Stripe.Account): boolean =>
  requirements?.disabled_reason?.startsWith('rejected.') ?? false;

/** The money of a host comes by a transfer to the account, so that payouts alone are not enough. */
const isEnabled = (account: Stripe.Account): boolean =>
  !isRefused(account) && account.payouts_enabled && account.capabilities?.transfers === 'active';

const stateOf = (account: Stripe.Account, missing: readonly PayoutNeed[]): PayoutAccountState => {
  if (isRefused(account)) return 'refused';
  if (missing.length > 0) return 'incomplete';
  return isEnabled(account) ? 'ready' : 'checking';
};

const present = (account: Stripe.Account): ProviderAccount => {
  const missing = missingOf(account);
  return {
    id: account.id,
    state: stateOf(account, missing),
    arePayoutsEnabled: isEnabled(account),
    missing,
    destination: destinationOf(account),
    country: account.country ?? null,
    currency: account.default_currency?.toUpperCase() ?? null,
  };
};

/**
 * Stripe collects what it needs and pays; the platform bears its fees and losses. These parameters never change, because Stripe
 * refuses a key that comes again with others: what is known of a host is not sent.
 */
const newAccount: Stripe.AccountCreateParams = {
  country: 'US',
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    requirement_collection: 'stripe',
    stripe_dashboard: { type: 'express' },
  },
  capabilities: { transfers: { requested: true } },
};

/** Stripe has no search for accounts: those that were created since are read, newest first. */
const findInList = async (
  stripe: Stripe,
  { key, since }: { key: string; since: Date },
): Promise<ProviderAccount | null> => {
  const gte = Math.floor(since.getTime() / 1000) - clockDifferenceSeconds;
  for await (const account of stripe.accounts.list({ created: { gte }, limit: 100 }))
    if (account.metadata?.[keyField] === key) return present(account);
  return null;
};

/** Only whose account has changed: the content of an event may be older than the present state. */
const presentEvent = (event: Stripe.Event): PayoutEvent => ({
  id: event.id,
  accountId: event.type === 'account.updated' ? event.data.object.id : null,
});

/** Connect through the official SDK, with accounts whose pages are Stripe's own. */
export const stripePayouts = (options: StripePayoutOptions): PayoutProvider => {
  const { stripe, timed } = openStripe(options);
  return {
    name: 'stripe',
    createAccount: async ({ key }) =>
      present(
        await timed(
          stripe.accounts.create(
            { ...newAccount, metadata: { [keyField]: key } },
            { idempotencyKey: `payout-account-${key}` },
          ),
        ),
      ),
    findAccount: (by) => timed(findInList(stripe, by)),
    getAccount: async (id) => present(await timed(stripe.accounts.retrieve(id))),
    openPage: async (account, { returnUrl }) => {
      const link = stripe.accountLinks.create({
        account,
        type: 'account_onboarding',
        collection_options: { fields: 'eventually_due' },
        return_url: returnUrl,
        // a link that has expired leads to the step, where a new one is made
        refresh_url: returnUrl,
      });
      return { url: (await timed(link)).url };
    },
    parseEvent: (rawBody, headers) =>
      presentEvent(
        verifyStripeEvent(
          stripe,
          { rawBody, headers, secret: options.connectWebhookSecret },
          'STRIPE_CONNECT_WEBHOOK_SECRET',
        ),
      ),
  };
};
