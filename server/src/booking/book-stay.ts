import type { Booking, BookStayInput } from '@golark/contract/booking/schemas';
import {
  type CardToCharge,
  chargeNewPayment,
  type PaymentRow,
  placeOrder,
  retryPayment,
  settlePayment,
} from '#orders';
import { findCardToCharge, saveCard } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { createQuote, type QuoteTerms } from '#pricing';
import { authenticationRequired, declined } from './payment-failures.ts';
import { prepareStay } from './prepare-stay.ts';
import { presentBookings } from './present-booking.ts';
import { findQuoteToBook, type QuoteToBook } from './store.ts';
import { listOwnBookings } from './views.ts';

const chooseCard = async (ctx: Context, accountId: string, input: BookStayInput): Promise<CardToCharge> => {
  if (input.card) return saveCard(ctx, accountId, { card: input.card, isKept: input.saveCard ?? false });
  const cardId = input.savedCardId ?? '';
  const card = isUuid(cardId)
    ? await findCardToCharge(ctx.db, { accountId, cardId, gateway: ctx.gateway.name })
    : undefined;
  if (!card) throw notFound('This saved card');
  return card;
};

/**
 * What the guest was promised. An expired quote is priced again: the same total is booked, for another one the guest is
 * asked first. Throws QUOTE_EXPIRED, PRICE_CHANGED.
 */
const getTerms = async (
  ctx: Context,
  caller: AccountCaller,
  stored: QuoteToBook['quote'],
): Promise<QuoteTerms> => {
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

/** Holds the stay and charges the card. */
const bookNew = async (
  ctx: Context,
  caller: AccountCaller,
  { input, quote }: { input: BookStayInput; quote: QuoteToBook['quote'] },
): Promise<PaymentRow> => {
  const { accountId, locale } = caller;
  const terms = await getTerms(ctx, caller, quote);
  const [card, item] = await Promise.all([
    chooseCard(ctx, accountId, input),
    prepareStay(ctx, { input, terms }),
  ]);
  const { dueOn } = terms;
  return chargeNewPayment(ctx, await placeOrder(ctx, { accountId, locale, card, dueOn, items: [item] }));
};

/** The payment of a new order, of a held order whose payment failed, or of a request that died half-way. */
const pay = async (ctx: Context, caller: AccountCaller, input: BookStayInput): Promise<PaymentRow | null> => {
  const { accountId } = caller;
  const { quote, booked } = await findQuoteToBook(ctx.db, { quoteId: input.quoteId, accountId });
  if (!booked) return bookNew(ctx, caller, { input, quote });
  const { orderId, status, openPaymentId } = booked;
  if (status !== 'PAYMENT_FAILED') return openPaymentId ? settlePayment(ctx, openPaymentId) : null;
  const { id: cardId } = await chooseCard(ctx, accountId, input);
  return chargeNewPayment(ctx, await retryPayment(ctx, { orderId, cardId }));
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
  const payment = await pay(ctx, caller, input);
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
