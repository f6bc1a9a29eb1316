import type { Booking, BookStayInput } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { CardInput } from '@golark/contract/payments/schemas';
import {
  assertMayPay,
  type CardToCharge,
  chargeNewPayment,
  type PaymentRow,
  placeOrder,
  retryPayment,
  settlePayment,
} from '#orders';
import { findCardToCharge, type Payer, payerOf, saveCard } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { createQuote, isOwnQuote, type QuoteTerms, variantFor } from '#pricing';
import { authenticationRequired, declined } from './payment-failures.ts';
import { prepareStay } from './prepare-stay.ts';
import { presentBookings } from './present-booking.ts';
import { findQuoteToBook, type QuoteToBook } from './store.ts';
import { listOwnBookings } from './views.ts';

interface Payment {
  payer: Payer;
  locale: Locale;
  /** false for another attempt to pay what is held already. */
  isNewHold: boolean;
}

/** A typed card that could not be charged is not sent to the gateway either. */
const saveTypedCard = async (
  ctx: Context,
  { payer, locale, isNewHold }: Payment,
  input: BookStayInput & { card: CardInput },
): Promise<CardToCharge> => {
  await assertMayPay(ctx, ctx.db, { payer, locale, isNewHold, fingerprint: null });
  return saveCard(ctx, payer, { card: input.card, isKept: input.saveCard ?? false, locale });
};

const chooseCard = async (ctx: Context, payment: Payment, input: BookStayInput): Promise<CardToCharge> => {
  const { card: typed } = input;
  if (typed) return saveTypedCard(ctx, payment, { ...input, card: typed });
  const { accountId } = payment.payer;
  const cardId = input.savedCardId ?? '';
  const card = isUuid(cardId)
    ? await findCardToCharge(ctx.db, { accountId, cardId, gateway: ctx.gateway.name })
    : undefined;
  if (!card) throw notFound('This saved card');
  return card;
};

const totalOf = ({ offer, applies }: QuoteTerms): number => offer[applies].total;

/**
 * What the guest was promised, in the variant that applies to the caller now. An expired quote, or one whose variant now
 * costs more, is priced again: at most the total that was shown is booked, for a higher one the guest is asked first.
 * Throws QUOTE_EXPIRED, PRICE_CHANGED, and NOT_FOUND for the quote of another account or device.
 */
const getTerms = async (
  ctx: Context,
  caller: AccountCaller,
  { quoteId, stored }: { quoteId: string; stored: QuoteToBook['quote'] },
): Promise<QuoteTerms> => {
  if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');
  if (!stored) throw new Failure('QUOTE_EXPIRED', { detail: 'This price has expired. Ask for a new one.' });
  const shown = totalOf(stored.terms);
  const terms = { ...stored.terms, applies: variantFor(caller) };
  if (stored.expires_at > ctx.clock.now() && totalOf(terms) <= shown) return terms;
  const { listingId, stay } = terms;
  const renewed = await createQuote(ctx, caller, { listingId, stay });
  if (totalOf(renewed.terms) <= shown) return renewed.terms;
  throw new Failure('PRICE_CHANGED', {
    detail: 'The price has changed since it was quoted.',
    extra: { quote: renewed.quote },
  });
};

/** Holds the stay and charges the card. */
const bookNew = async (
  ctx: Context,
  caller: AccountCaller,
  { input, quote }: { input: BookStayInput; quote: QuoteToBook['quote'] },
): Promise<PaymentRow> => {
  const { locale } = caller;
  const payer = payerOf(ctx, caller);
  const terms = await getTerms(ctx, caller, { quoteId: input.quoteId, stored: quote });
  const [card, item] = await Promise.all([
    chooseCard(ctx, { payer, locale, isNewHold: true }, input),
    prepareStay(ctx, { input, terms }),
  ]);
  const { dueOn } = terms;
  return chargeNewPayment(ctx, await placeOrder(ctx, { payer, locale, card, dueOn, items: [item] }));
};

/** The payment of a new order, of a held order whose payment failed, or of a request that died half-way. */
const pay = async (ctx: Context, caller: AccountCaller, input: BookStayInput): Promise<PaymentRow | null> => {
  const { accountId, locale } = caller;
  const { quote, booked } = await findQuoteToBook(ctx.db, { quoteId: input.quoteId, accountId });
  if (!booked) return bookNew(ctx, caller, { input, quote });
  if (!booked.isOwn) throw notFound('This quote');
  const { orderId, status, openPaymentId } = booked;
  if (status !== 'PAYMENT_FAILED') return openPaymentId ? settlePayment(ctx, openPaymentId) : null;
  const payer = payerOf(ctx, caller);
  const card = await chooseCard(ctx, { payer, locale, isNewHold: false }, input);
  return chargeNewPayment(ctx, await retryPayment(ctx, { orderId, card, payer, locale }));
};

/**
 * Books a quoted stay: holds the nights and writes the order in one transaction, then charges the card, then confirms.
 * Booking the same quote again continues the same order. Throws NOT_FOUND, QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE,
 * CARD_DECLINED, AUTHENTICATION_REQUIRED, INVALID_STATE, RATE_LIMITED.
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
