import { dayInZone } from '@golark/contract/dates/rules';
import type { TicketBuyer, TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { OrderTicketsInput } from '@golark/contract/tickets/schemas';
import { createGuestAccount } from '#accounts';
import {
  assertPaid,
  chargeNewPayment,
  chooseCard,
  payAgain,
  placeOrder,
  type RecordedPayment,
} from '#orders';
import { type Payer, payerOf } from '#payments';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { variantFor } from '#pricing';
import { getOwnHold } from './hold-tickets.ts';
import { needsConfirmation } from './network/needs-confirmation.ts';
import { orderKeyOf } from './order-key.ts';
import { holdExpired } from './own-holds.ts';
import { getTicketOrder } from './own-ticket-orders.ts';
import { prepareTickets } from './prepare-tickets.ts';
import type { HoldRow } from './store/holds.ts';

/** A signed-in buyer pays from the account, another one from an account for this purchase. */
const payerFor = async (
  ctx: Context,
  caller: Caller,
  { row, buyer }: { row: HoldRow; buyer: TicketBuyer },
): Promise<Payer> => {
  const { session, locale } = caller;
  const accountId =
    row.order_account_id ??
    session?.account.accountId ??
    (await createGuestAccount(ctx, { ...buyer, locale }));
  return payerOf(ctx, { ...caller, accountId });
};

const orderNew = async (
  ctx: Context,
  caller: Caller,
  { input, row }: { input: OrderTicketsInput; row: HoldRow },
): Promise<RecordedPayment> => {
  const { locale, session } = caller;
  const { buyer } = input;
  const payer = await payerFor(ctx, caller, { row, buyer });
  const choice = { ...input, saveCard: (input.saveCard ?? false) && session !== null };
  const card = await chooseCard(ctx, { payer, locale, isNewHold: true }, choice);
  const isMember = variantFor(caller) === 'member';
  const variant = { isMember, memberAccountId: isMember ? payer.accountId : null };
  const item = await prepareTickets(ctx, {
    ...{ row, buyer, variant },
    needsApproval: await needsConfirmation(ctx, caller),
  });
  const dueOn = dayInZone(ctx.clock.now(), row.time_zone);
  return chargeNewPayment(ctx, await placeOrder(ctx, { payer, locale, card, dueOn, items: [item] }));
};

/** The payment of a new order, or of the order of this hold that is not paid yet. */
const pay = async (
  ctx: Context,
  caller: Caller,
  { input, row }: { input: OrderTicketsInput; row: HoldRow },
): Promise<{ orderId: string; payment: RecordedPayment | null }> => {
  if (row.order_id === null) {
    const payment = await orderNew(ctx, caller, { input, row });
    return { orderId: payment.order_id, payment };
  }
  if (row.status === 'RELEASED') throw holdExpired();
  // who pays for tickets is not charged for what else is in their order
  if (row.status === 'HELD' && !row.is_alone)
    throw new Failure('INVALID_STATE', {
      detail: 'These tickets were ordered together with other things. Pay that order.',
    });
  const payer = await payerFor(ctx, caller, { row, buyer: input.buyer });
  const choice = { ...input, saveCard: (input.saveCard ?? false) && caller.session !== null };
  const { order_id: orderId } = row;
  return { orderId, payment: await payAgain(ctx, { orderId, payer, locale: caller.locale, choice }) };
};

/** A buyer without an account continues the payment of the order by its key. */
const assertPaidWithKey = async (ctx: Context, payment: RecordedPayment): Promise<void> => {
  try {
    await assertPaid(ctx, payment);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const key = orderKeyOf(ctx.secret, payment.order_id);
    throw new Failure(error.code, { ...error.details, extra: { ...error.details.extra, key } });
  }
};

/**
 * Buys held tickets: the hold becomes part of an order, then the card is charged, then the tickets are written. Ordering the same
 * hold again continues the same order. Throws NOT_FOUND, HOLD_EXPIRED, TICKET_LIMIT, CARD_DECLINED, AUTHENTICATION_REQUIRED,
 * INVALID_STATE, RATE_LIMITED.
 */
export const orderTickets = async (
  ctx: Context,
  caller: Caller,
  input: OrderTicketsInput,
): Promise<{ order: TicketOrder }> => {
  const row = await getOwnHold(ctx, caller, input.holdId);
  const { orderId, payment } = await pay(ctx, caller, { input, row });
  if (payment) await assertPaidWithKey(ctx, payment);
  const { order } = await getTicketOrder(ctx, caller, { orderId, key: orderKeyOf(ctx.secret, orderId) });
  if (order.status === 'EXPIRED' || order.status === 'CANCELED')
    throw new Failure('INVALID_STATE', { detail: 'This order has ended. Hold the tickets again.' });
  return { order };
};
