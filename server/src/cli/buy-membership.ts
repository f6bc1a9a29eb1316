import { dayInBooks } from '@golark/contract/dates/rules';
import { prepareMembership } from '#membership';
import { chargeNewPayment, placeOrder } from '#orders';
import { saveCard } from '#payments';
import type { Context } from '#platform/context';

/** A published test card of the sandbox. */
const testCard = { cardNumber: '4242424242424242', cardExpiry: '12/40', cvc: '123' };

/** Buys Go+ for a demo account as its owner would: a paid order with a card on file, which renews. */
export const buyMembership = async (ctx: Context, accountId: string): Promise<void> => {
  const locale = 'en';
  const payer = { accountId, address: null, deviceId: null };
  const item = await prepareMembership(ctx, { accountId, locale }, { code: 'GO2025', renewalConsent: true });
  const card = await saveCard(ctx, payer, { card: testCard, isKept: true, locale });
  const dueOn = dayInBooks(ctx.clock.now());
  await chargeNewPayment(ctx, await placeOrder(ctx, { payer, locale, card, dueOn, items: [item] }));
};
