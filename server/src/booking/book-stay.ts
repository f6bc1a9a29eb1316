import type { Booking, BookStayInput } from '@golark/contract/booking/schemas';
import { placeOrder, retryPayment, settlePayment } from '#orders';
import { findCard, saveCard } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { createQuote, findQuote, type QuoteTerms } from '#pricing';
import { authenticationRequired, declined } from './payment-failures.ts';
import { prepareStay } from './prepare-stay.ts';
import { presentBookings } from './present-booking.ts';
import { findBookingOfQuote } from './store.ts';
import { listOwnBookings } from './views.ts';

const chooseCard = async (ctx: Context, accountId: string, input: BookStayInput): Promise<string> => {
  if (input.card)
    return (await saveCard(ctx, accountId, { card: input.card, isKept: input.saveCard ?? false })).id;
  const cardId = input.savedCardId ?? '';
  const card = isUuid(cardId)
    ? await findCard(ctx.db, { accountId, cardId, gateway: ctx.gateway.name })
    : undefined;
  if (!card) throw notFound('This saved card');
  return card.id;
};

/**
 * What the guest was promised. An expired quote is priced again: the same total is booked, for another one the guest is
 * asked first. Throws QUOTE_EXPIRED, PRICE_CHANGED.
 */
const getTerms = async (ctx: Context, caller: AccountCaller, quoteId: string): Promise<QuoteTerms> => {
  const stored = await findQuote(ctx.db, quoteId);
  if (!stored) throw new Failure('QUOTE_EXPIRED', { detail: 'This price has expired. Ask for a new one.' });
  const { terms } = stored;
  if (stored.expires_at > ctx.clock.now()) return terms;
  const { listingId, stay } = terms;
  const renewed = await createQuote(ctx, caller, { listingId, stay });
  const { quote } = renewed;
  if (quote[quote.applies].total.amount === terms.offer[terms.applies].total) return renewed.terms;
  throw new Failure('PRICE_CHANGED', {
    detail: 'The price has changed since it was quoted.',
    extra: { quote },
  });
};

interface Attempt {
  /** The payment to settle; null for an order that is past paying. */
  paymentId: string | null;
  /** This request created it, so no earlier attempt can have been lost. */
  isFirstAttempt: boolean;
}

const placeNewOrder = async (ctx: Context, caller: AccountCaller, input: BookStayInput): Promise<Attempt> => {
  const { accountId } = caller;
  const terms = await getTerms(ctx, caller, input.quoteId);
  const [cardId, item] = await Promise.all([
    chooseCard(ctx, accountId, input),
    prepareStay(ctx, { input, terms }),
  ]);
  const { locale } = caller;
  const placed = await placeOrder(ctx, { accountId, locale, cardId, dueOn: terms.dueOn, items: [item] });
  return { paymentId: placed.paymentId, isFirstAttempt: true };
};

/** The payment of a new order, of a held order whose payment failed, or of a request that died half-way. */
const openPayment = async (ctx: Context, caller: AccountCaller, input: BookStayInput): Promise<Attempt> => {
  const { accountId } = caller;
  const known = await findBookingOfQuote(ctx.db, { quoteId: input.quoteId, accountId });
  if (!known) return placeNewOrder(ctx, caller, input);
  if (known.status === 'PAYMENT_FAILED') {
    const cardId = await chooseCard(ctx, accountId, input);
    const paymentId = await retryPayment(ctx, { orderId: known.orderId, cardId });
    return { paymentId, isFirstAttempt: true };
  }
  return { paymentId: known.openPaymentId, isFirstAttempt: false };
};

/**
 * Books a quoted stay: holds the nights and writes the order in one transaction, then charges the card, then confirms.
 * Booking the same quote again continues the same order. Throws QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE,
 * CARD_DECLINED, AUTHENTICATION_REQUIRED, INVALID_STATE.
 */
export const bookStay = async (
  ctx: Context,
  caller: AccountCaller,
  input: BookStayInput,
): Promise<Booking> => {
  const { paymentId, isFirstAttempt } = await openPayment(ctx, caller, input);
  const payment = paymentId ? await settlePayment(ctx, paymentId, { isFirstAttempt }) : null;
  const { quoteId } = input;
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
