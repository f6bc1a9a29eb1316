import type { Booking, BookStayInput } from '@golark/contract/booking/schemas';
import { findCard, saveCard } from '#payments';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { fingerprintOf, type IdempotentAnswer, runOnce } from '#platform/idempotency';
import { findQuote, getQuote, type QuoteTerms } from '#pricing';
import { holdStay, retryHeldStay } from './hold-stay.ts';
import { presentBookings } from './present-booking.ts';
import { settleCharge } from './settle-charge.ts';
import { type BookingRow, findBookingOfQuote, findOpenCharge } from './store.ts';

const chooseCard = async (ctx: Context, accountId: string, input: BookStayInput): Promise<string> => {
  if (input.card)
    return (await saveCard(ctx, accountId, { card: input.card, isKept: input.saveCard ?? false })).id;
  const cardId = input.savedCardId ?? '';
  const card = isUuid(cardId) ? await findCard(ctx.db, { accountId, cardId }) : undefined;
  if (!card) throw notFound('This saved card');
  return card.id;
};

/**
 * What the guest was promised. A quote that expired is made anew: at the same total the booking goes on, at another one
 * the guest is asked first.
 */
const getTerms = async (ctx: Context, caller: Caller, quoteId: string): Promise<QuoteTerms> => {
  const kept = await findQuote(ctx.db, quoteId);
  if (!kept)
    throw new Failure('QUOTE_EXPIRED', { detail: 'This price is no longer kept. Ask for it again.' });
  const terms = kept.terms as QuoteTerms;
  if (kept.expires_at > ctx.clock.now()) return terms;
  const { asked, rate } = terms;
  const quote = await getQuote(ctx, caller, { id: rate.propertyId, asked });
  if (quote[quote.applies].total.amount === rate[rate.applies].total.amount) return { asked, rate: quote };
  throw new Failure('PRICE_CHANGED', {
    detail: 'The price has changed since it was quoted. Look at the new one.',
    extra: { quote },
  });
};

/** The open charge to settle: of a new hold, of a hold whose payment failed, or of a request that died half-way. */
const openCharge = async (ctx: Context, caller: Caller, input: BookStayInput): Promise<string | null> => {
  const accountId = accountOf(caller);
  const known = await findBookingOfQuote(ctx.db, { quoteId: input.quoteId, accountId });
  if (known?.status === 'PENDING_PAYMENT') return (await findOpenCharge(ctx.db, known.id))?.id ?? null;
  if (known && known.status !== 'PAYMENT_FAILED') return null;
  const terms = known ? null : await getTerms(ctx, caller, input.quoteId);
  const cardId = await chooseCard(ctx, accountId, input);
  if (known) return retryHeldStay(ctx, { bookingId: known.id, cardId });
  if (!terms) return null;
  return holdStay(ctx, caller, { input, terms, cardId });
};

const declined = (booking: BookingRow, declineCode: string): Failure =>
  new Failure('CARD_DECLINED', {
    detail: 'The card was declined. Nothing was charged.',
    extra: {
      declineCode,
      bookingId: booking.id,
      holdExpiresAt: booking.hold_expires_at?.toISOString() ?? null,
    },
  });

const attempt = async (ctx: Context, caller: Caller, input: BookStayInput): Promise<Booking> => {
  const chargeId = await openCharge(ctx, caller, input);
  const result = chargeId ? await settleCharge(ctx, chargeId) : null;
  const booking = await findBookingOfQuote(ctx.db, { quoteId: input.quoteId, accountId: accountOf(caller) });
  if (!booking) throw notFound('This booking');
  if (result?.status === 'declined') throw declined(booking, result.declineCode);
  if (booking.status === 'CANCELED') {
    throw new Failure('INVALID_STATE', { detail: 'This booking was canceled. Ask for a new price.' });
  }
  const [presented] = await presentBookings(ctx, [booking], caller.locale);
  if (!presented) throw notFound('This booking');
  return presented;
};

/**
 * Books a quoted stay: takes the nights and writes booking and charge in one transaction, then pays, then confirms.
 * Without a key of the client's, account, quote and body make one, so that a blind retry is still one booking.
 * Throws QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE, CARD_DECLINED, INVALID_STATE, IDEMPOTENCY_…
 */
export const bookStay = (
  ctx: Context,
  caller: Caller,
  request: { input: BookStayInput; key: string | null },
): Promise<IdempotentAnswer<{ booking: Booking }>> =>
  runOnce(
    ctx,
    {
      accountId: accountOf(caller),
      key: request.key ?? `${request.input.quoteId}:${fingerprintOf(ctx, request.input)}`,
      call: 'bookStay',
      body: request.input,
    },
    async () => ({ booking: await attempt(ctx, caller, request.input) }),
  );
