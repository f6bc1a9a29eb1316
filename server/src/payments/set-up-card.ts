import type { ResponseOf } from '@golark/contract/call';
import type * as calls from '@golark/contract/payments/calls';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { countCard } from './count-card.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { isSandbox } from './gateway/sandbox.ts';
import { payerOf } from './payer.ts';
import type { CardRow } from './store/cards.ts';

/** Starts the creation of a payment method in the browser. Throws RATE_LIMITED. */
export const setUpCard = async (
  ctx: Context,
  caller: AccountCaller,
): Promise<ResponseOf<typeof calls.setUpCard>> => {
  const { accountId, locale } = caller;
  // the sandbox has no form that could test a card
  if (!isSandbox(ctx.gateway)) await countCard(ctx, payerOf(ctx, caller), { locale, from: 'form' });
  return openSetup(ctx, await ensureCustomer(ctx, accountId));
};

/** Of a visitor, whose limits are those of what is paid for. */
export const setUpCardOfVisitor = (ctx: Context): Promise<ResponseOf<typeof calls.setUpCard>> =>
  openSetup(ctx, null);

const openSetup = async (
  ctx: Context,
  customerId: string | null,
): Promise<ResponseOf<typeof calls.setUpCard>> => {
  const setup = await ctx.gateway.createSetup(customerId);
  return {
    clientSecret: setup?.clientSecret ?? null,
    publishableKey: ctx.config.stripe?.publishableKey ?? null,
  };
};

/** Stripe collects data about the device in its own form: there is no page to open, and both members are empty. */
export const setUpThreeDS = async (
  ctx: Context,
  card: CardRow,
): Promise<ResponseOf<typeof calls.setUpThreeDS>> => {
  const profile = await ctx.gateway.createDeviceProfile(card.gateway_token);
  return { deviceDataCollectionUrl: profile?.url ?? '', accessToken: profile?.accessToken ?? '' };
};
