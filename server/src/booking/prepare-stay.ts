import { randomUUID } from 'node:crypto';
import type { BookStayInput } from '@golark/contract/booking/schemas';
import { nightsBetween } from '@golark/contract/dates/rules';
import { assertMember } from '#accounts';
import { takeNights } from '#calendars';
import type { PaidLater, PreparedItem } from '#orders';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { laterPaymentOf, passportOf, type QuoteTerms, scheduleOfQuote, takeCoupon } from '#pricing';
import { findStayInBothLanguages } from '#stays';
import { chargeInstants } from './balance/balance-day.ts';
import { snapshotOf } from './stay-snapshot.ts';
import { insertBooking, type NewBooking } from './store.ts';

export type StayInput = Pick<BookStayInput, 'quoteId' | 'guest' | 'note' | 'paymentPlan'>;

const paidLaterOf = (terms: QuoteTerms, { paymentPlan = 'full' }: StayInput): PaidLater | undefined => {
  const later = laterPaymentOf(terms, paymentPlan);
  if (!later) return undefined;
  const { arriveDay } = terms.cancellation;
  return {
    ...later,
    daysBefore: nightsBetween(later.dueOn, arriveDay),
    ...chargeInstants(later.dueOn, terms.cancellation),
  };
};

const bookingOf = (
  { id, input, terms }: { id: string; input: StayInput; terms: QuoteTerms },
  cancellation: NewBooking['cancellation'],
): Omit<NewBooking, 'confirmationCode'> => {
  const { stay, offer } = terms;
  return {
    id,
    quoteId: input.quoteId,
    listingId: terms.listingId,
    ...stay.dates,
    party: stay.party,
    guest: input.guest,
    cancellation,
    nightly: offer.nightly,
    note: input.note ?? null,
    rooms: offer.rooms,
    passport: passportOf(terms, terms.applies),
  };
};

interface StayToPrepare {
  input: StayInput;
  terms: QuoteTerms;
  /** The buyer. */
  accountId: string;
  /** The buyer becomes a member with the same order. */
  joins: boolean;
}

/**
 * A quoted stay as an order item: its snapshot, lines and cancellation schedule. A buyer who does not join with the order has
 * to be a member still when it is written at the member price. Throws NOT_FOUND, VALIDATION_ERROR (paymentPlan).
 */
export const prepareStay = async (
  ctx: Context,
  { input, terms, accountId, joins }: StayToPrepare,
): Promise<PreparedItem> => {
  // other sites may have sold the nights since their calendars were read
  const [stay] = await Promise.all([
    findStayInBothLanguages(ctx.db, terms.listingId),
    ctx.siteCalendars.refresh(terms.listingId),
  ]);
  if (!stay) throw notFound('This stay');
  const id = randomUUID();
  const price = terms.offer[terms.applies];
  const { coupon } = terms.offer.inputs;
  const { arriveDay } = terms.stay.dates;
  // the policy is that of the quote, whatever the listing says now; its deadlines count from the booking
  const cancellation = scheduleOfQuote(terms, ctx.clock.now());
  const booking = bookingOf({ id, input, terms }, cancellation);
  const later = paidLaterOf(terms, input);
  return {
    id,
    kind: 'stay',
    snapshot: snapshotOf(stay, terms),
    lines: price.lines,
    totalAmount: price.total,
    ...(later ? { later } : {}),
    memberSavingsAmount:
      terms.applies === 'member' ? terms.offer.nonMember.total - terms.offer.member.total : 0,
    parties: { host: `host:${stay.en.property_manager_id}` },
    needsApproval: !stay.en.is_instant_book,
    stockKey: `${terms.listingId}:${arriveDay}`,
    store: async (trx, { confirmationCode }) => {
      if (!joins && terms.applies === 'member') await assertMember(trx, accountId, ctx.clock.now());
      await insertBooking(trx, { ...booking, confirmationCode });
      await takeNights(trx, booking);
      // last, because buyers of other stays wait for it
      if (coupon) await takeCoupon(trx, { itemId: id, code: coupon.code, accountId, at: ctx.clock.now() });
    },
  };
};
