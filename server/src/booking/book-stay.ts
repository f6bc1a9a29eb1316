import type { Booking, BookStayInput } from '@golark/contract/booking/schemas';
import {
  chargeNewPayment,
  chooseCard,
  placeOrder,
  type RecordedPayment,
  retryPayment,
  settlePayment,
} from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { assertSamePlan } from './balance/assert-same-plan.ts';
import { getBookableTerms } from './get-bookable-terms.ts';
import { authenticationRequired, declined } from './payment-failures.ts';
import { prepareStay } from './prepare-stay.ts';
import { presentBookings } from './present-booking.ts';
import { findQuoteToBook, type QuoteToBook } from './store.ts';
import { listOwnBookings } from './views.ts';

/** Holds the stay and charges the card. */
const bookNew = async (
  ctx: Context,
  caller: AccountCaller,
  { input, quote }: { input: BookStayInput; quote: QuoteToBook['quote'] },
): Promise<RecordedPayment> => {
  const { locale } = caller;
  const payer = payerOf(ctx, caller);
  const { quoteId, couponCode, paymentPlan } = input;
  const asked = { quoteId, stored: quote, joins: false, couponCode, paymentPlan };
  const terms = await getBookableTerms(ctx, caller, asked);
  const [card, item] = await Promise.all([
    chooseCard(ctx, { payer, locale, isNewHold: true }, input),
    prepareStay(ctx, { input, terms, accountId: caller.accountId, joins: false }),
  ]);
  const { dueOn } = terms;
  return chargeNewPayment(ctx, await placeOrder(ctx, { payer, locale, card, dueOn, items: [item] }));
};

/** The payment of a new order, of a held order whose payment failed, or of a request that died half-way. */
const pay = async (
  ctx: Context,
  caller: AccountCaller,
  input: BookStayInput,
): Promise<RecordedPayment | null> => {
  const { accountId, locale } = caller;
  const { quote, booked } = await findQuoteToBook(ctx.db, { quoteId: input.quoteId, accountId });
  if (!booked) return bookNew(ctx, caller, { input, quote });
  if (!booked.isOwn) throw notFound('This quote');
  const { orderId, status, openPaymentId, isAlone, hasDeposit } = booked;
  assertSamePlan(hasDeposit, input);
  if (status !== 'PAYMENT_FAILED') return openPaymentId ? settlePayment(ctx, openPaymentId) : null;
  // paying for a stay must not charge for the other items of its order
  if (!isAlone)
    throw new Failure('INVALID_STATE', {
      detail: 'This stay was ordered together with other things. Pay that order.',
    });
  const payer = payerOf(ctx, caller);
  const card = await chooseCard(ctx, { payer, locale, isNewHold: false }, input);
  return chargeNewPayment(ctx, await retryPayment(ctx, { orderId, card, payer, locale }));
};

/**
 * The caller's booking of a quote once its payment was tried. Throws NOT_FOUND, CARD_DECLINED, AUTHENTICATION_REQUIRED, and INVALID_STATE
 * for one that was canceled.
 */
export const getPaidBooking = async (
  ctx: Context,
  caller: AccountCaller,
  { quoteId, payment }: { quoteId: string; payment: RecordedPayment | null },
): Promise<Booking> => {
  const rows = await listOwnBookings(ctx.db, caller.accountId, { quoteId });
  const [booking] = presentBookings(ctx, rows, caller.locale);
  if (!booking) throw notFound('This booking');
  if (payment?.status === 'FAILED') throw declined(booking, payment.failure_code);
  if (payment?.status === 'REQUIRES_ACTION') throw authenticationRequired(booking);
  if (booking.status === 'CANCELED' || booking.status === 'DECLINED') {
    throw new Failure('INVALID_STATE', { detail: 'This booking was canceled. Ask for a new price.' });
  }
  return booking;
};

/**
 * Books a quoted stay: holds the nights and writes the order in one transaction, then charges the card, then confirms.
 * Booking the same quote again continues the same order. Throws NOT_FOUND, QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE,
 * VALIDATION_ERROR (couponCode, paymentPlan), CARD_DECLINED, AUTHENTICATION_REQUIRED, INVALID_STATE, RATE_LIMITED.
 */
export const bookStay = async (
  ctx: Context,
  caller: AccountCaller,
  input: BookStayInput,
): Promise<Booking> => {
  const payment = await pay(ctx, caller, input);
  return getPaidBooking(ctx, caller, { quoteId: input.quoteId, payment });
};
