import { dayInBooks } from '@golark/contract/dates/rules';
import type { JoinMembershipInput } from '@golark/contract/membership/schemas';
import {
  assertPaid,
  chargeNewPayment,
  chooseCard,
  payAgain,
  placeOrder,
  type RecordedPayment,
} from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { cardChoiceOf } from './card-choice.ts';
import { continuePurchase, hasSamePrice } from './continue-purchase.ts';
import { giveUpPeriod } from './give-up-period.ts';
import { activeMembership, type MembershipResult } from './membership-result.ts';
import { prepareMembership } from './prepare-membership.ts';
import { findUnpaidPeriod, type PeriodRecord } from './store/periods.ts';

const joinNew = async (
  ctx: Context,
  caller: AccountCaller,
  input: JoinMembershipInput,
): Promise<RecordedPayment> => {
  const { accountId, locale } = caller;
  const payer = payerOf(ctx, caller);
  const item = await prepareMembership(ctx, { accountId, locale }, input);
  const card = await chooseCard(ctx, { payer, locale, isNewHold: true }, cardChoiceOf(input, input));
  const dueOn = dayInBooks(ctx.clock.now());
  return chargeNewPayment(ctx, await placeOrder(ctx, { payer, locale, card, dueOn, items: [item] }));
};

/** A purchase with other terms takes the place of one whose payment failed. Throws INVALID_STATE if it is being paid. */
const giveUpOther = async (ctx: Context, open: PeriodRecord): Promise<void> => {
  if (open.orderStatus !== 'PAYMENT_FAILED')
    throw new Failure('INVALID_STATE', { detail: 'Go+ is already being bought with this account.' });
  await giveUpPeriod(ctx, open);
};

const pay = async (
  ctx: Context,
  caller: AccountCaller,
  input: JoinMembershipInput,
): Promise<RecordedPayment | null> => {
  const { accountId, locale } = caller;
  const open = await findUnpaidPeriod(ctx.db, accountId);
  if (open?.periodNumber !== 1) return joinNew(ctx, caller, input);
  // joining alone must neither charge for a stay that was ordered with Go+ nor end its hold
  if (!open.isAlone)
    throw new Failure('INVALID_STATE', {
      detail: 'Go+ was ordered together with other things. Pay or cancel that order.',
    });
  if (hasSamePrice(open, input)) {
    await continuePurchase(ctx, caller, { orderId: open.orderId, input });
    const choice = cardChoiceOf(input, input);
    return payAgain(ctx, { orderId: open.orderId, payer: payerOf(ctx, caller), locale, choice });
  }
  await giveUpOther(ctx, open);
  return joinNew(ctx, caller, input);
};

/**
 * Buys the first period of Go+: holds its place, charges the card, then the membership begins. Buying the same again
 * while its payment is open continues the same order. Throws VALIDATION_ERROR (planId, code), INVALID_STATE for a member,
 * NOT_FOUND (card), CARD_DECLINED, AUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export const joinMembership = async (
  ctx: Context,
  caller: AccountCaller,
  input: JoinMembershipInput,
): Promise<MembershipResult> => {
  const payment = await pay(ctx, caller, input);
  if (payment) await assertPaid(ctx, payment);
  return activeMembership(ctx, caller.accountId);
};
