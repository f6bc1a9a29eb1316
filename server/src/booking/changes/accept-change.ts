import { randomUUID } from 'node:crypto';
import type { Booking } from '@golark/contract/booking/schemas';
import type { ChangeBookingInput } from '@golark/contract/booking-changes/schemas';
import { usd } from '@golark/contract/money/rules';
import type { Money } from '@golark/contract/money/schemas';
import {
  changeItem,
  chargeNewPayment,
  chooseCard,
  listPayments,
  type OrderLine,
  placeOrder,
  type RecordedPayment,
  sendRefundSoon,
  settlePayment,
} from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure } from '#platform/failure';
import { getOwnBooking } from '../get-own-booking.ts';
import { authenticationRequired } from '../payment-failures.ts';
import type { BookingView } from '../views.ts';
import { findChangeOfQuote, findChangeQuote } from './change-quotes.ts';
import { type ChangeTerms, todayAt } from './change-terms.ts';
import { endUnpaidChange, giveUpChange } from './give-up-change.ts';
import { prepareChange } from './prepare-change.ts';
import { assertChangeable } from './quote-change.ts';
import { applyChange, insertChange, type NewChange } from './store.ts';

interface Settled {
  paid: number;
  refund: number;
}

const settledLines = ({ changed }: ChangeTerms, bookingId: string): OrderLine[] =>
  changed.flatMap(({ line, settled }, position) =>
    settled === 0 ? [] : [{ ...line, item_id: bookingId, position, amount: settled }],
  );

/** A change that costs nothing more takes effect at once, with its refund. */
const changeNow = async (ctx: Context, own: BookingView, change: NewChange): Promise<Settled> => {
  const { id: changeId, terms, at } = change;
  const { refundId, refundAmount } = await changeItem(ctx, {
    ...{ orderId: own.order_id, itemId: own.id, changeId, settled: settledLines(terms, own.id) },
    unpaidAmount: terms.balance?.before ?? 0,
    apply: async (trx) => {
      await insertChange(trx, change);
      await applyChange(trx, changeId, { at, actor: 'guest' });
      await ctx.events.emit(trx, 'booking.changed', { changeId });
    },
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
  return { paid: 0, refund: refundAmount };
};

/** Holds the added nights and charges the card. */
const payForChange = async (
  ctx: Context,
  caller: AccountCaller,
  { own, change, input }: { own: BookingView; change: NewChange; input: ChangeBookingInput },
): Promise<RecordedPayment> => {
  const { locale } = caller;
  const payer = payerOf(ctx, caller);
  const lastCard = own.payments.findLast(({ status }) => status === 'SUCCEEDED')?.card_id;
  const choice = { savedCardId: input.savedCardId ?? lastCard };
  const card = await chooseCard(ctx, { payer, locale, isNewHold: true }, choice);
  const order = { payer, locale, card, dueOn: todayAt(own, change.at), changesItemId: own.id };
  return chargeNewPayment(ctx, await placeOrder(ctx, { ...order, items: [prepareChange(own, change)] }));
};

/** What a payment came to; a change whose card was declined is given up, so that everything is as before. */
const conclude = async (
  ctx: Context,
  caller: AccountCaller,
  { own, payment, changeId }: { own: BookingView; payment: RecordedPayment; changeId: string },
): Promise<Settled> => {
  if (payment.status === 'FAILED') {
    await endUnpaidChange(ctx, { orderId: payment.order_id, changeId });
    throw new Failure('CARD_DECLINED', {
      detail: 'The card was declined. Nothing was charged, and the booking is as it was.',
      extra: { declineCode: payment.failure_code ?? 'card_declined', bookingId: own.id },
    });
  }
  if (payment.isRefunded) {
    throw new Failure('INVALID_STATE', {
      detail:
        'This change could not be made, and the booking is as it was. Your payment is refunded in full.',
    });
  }
  if (payment.status === 'REQUIRES_ACTION') {
    const booking = await getOwnBooking(ctx, caller, own.id);
    const { holdExpiresAt = null } = booking.pendingChange ?? {};
    throw authenticationRequired({ ...booking, holdExpiresAt });
  }
  return { paid: payment.amount, refund: 0 };
};

/** The quote as it was shown. Throws QUOTE_EXPIRED. */
const getTerms = async (ctx: Context, own: BookingView, quoteId: string): Promise<ChangeTerms> => {
  const quote = isUuid(quoteId) ? await findChangeQuote(ctx.db, { quoteId, bookingId: own.id }) : undefined;
  if (quote && quote.expires_at > ctx.clock.now()) return quote.terms;
  throw new Failure('QUOTE_EXPIRED', { detail: 'This price has expired. Ask for a new one.' });
};

/** Continues what an earlier request with this quote began; null if there was none. */
const continueChange = async (
  ctx: Context,
  caller: AccountCaller,
  { own, quoteId }: { own: BookingView; quoteId: string },
): Promise<Settled | null> => {
  const begun = isUuid(quoteId) ? await findChangeOfQuote(ctx.db, { quoteId, bookingId: own.id }) : undefined;
  if (!begun) return null;
  const payment = begun.orderId ? (await listPayments(ctx.db, begun.orderId)).at(-1) : undefined;
  if (begun.status === 'APPLIED' || !payment) {
    return { paid: Math.max(0, begun.settledAmount), refund: begun.refundedAmount };
  }
  const settled = await settlePayment(ctx, payment.id);
  return conclude(ctx, caller, { own, payment: settled, changeId: begun.id });
};

const startChange = async (
  ctx: Context,
  caller: AccountCaller,
  { own, input }: { own: BookingView; input: ChangeBookingInput },
): Promise<Settled> => {
  const at = ctx.clock.now();
  const { quoteId } = input;
  const terms = await getTerms(ctx, own, quoteId);
  assertChangeable(own, at);
  await giveUpChange(ctx, own);
  const change = { id: randomUUID(), bookingId: own.id, quoteId, terms, at };
  if (terms.settledAmount <= 0) return changeNow(ctx, own, change);
  const payment = await payForChange(ctx, caller, { own, change, input });
  return conclude(ctx, caller, { own, payment, changeId: change.id });
};

/** A payment that arrived for a booking that was canceled meanwhile is refunded by a listener. */
const assertNotLost = async (ctx: Context, own: BookingView, quoteId: string): Promise<void> => {
  if (await findChangeOfQuote(ctx.db, { quoteId, bookingId: own.id })) return;
  throw new Failure('INVALID_STATE', {
    detail: 'This booking was canceled. Nothing is charged for its change.',
  });
};

/**
 * Changes the caller's own booking as quoted: at once with the refund of the policy, or once what it costs more is paid. The same quote
 * again continues the same change. Throws QUOTE_EXPIRED, DATES_UNAVAILABLE, NOT_FOUND (saved card), CARD_DECLINED,
 * AUTHENTICATION_REQUIRED, INVALID_STATE, RATE_LIMITED.
 */
export const acceptChange = async (
  ctx: Context,
  caller: AccountCaller,
  { own, ...input }: ChangeBookingInput & { own: BookingView },
): Promise<{ booking: Booking; paid: Money; refund: Money }> => {
  const { quoteId } = input;
  const { paid, refund } =
    (await continueChange(ctx, caller, { own, quoteId })) ?? (await startChange(ctx, caller, { own, input }));
  await assertNotLost(ctx, own, quoteId);
  return { booking: await getOwnBooking(ctx, caller, own.id), paid: usd(paid), refund: usd(refund) };
};
