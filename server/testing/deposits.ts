import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, listBookings } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  logInAgain,
} from './factories.ts';
import type { TestApp } from './test-app.ts';
import { testDay } from './test-now.ts';

/** Three nights at $100.00 with $50.00 for cleaning. */
export const depositDates = { arriveDay: testDay(40), departDay: testDay(43) };
export const balanceDay = testDay(26);
/** 09:00 at the property, in Denver. */
export const balanceDueAt = `${balanceDay}T16:00:00Z`;

/** A quote of a stay whose balance is due two weeks before, unless the listing says otherwise. */
export const aDepositQuote = async (
  golark: TestApp,
  change: Parameters<typeof aListing>[1] = {},
): Promise<{ as: LoginResult; quote: Quote; listing: string }> => {
  const as = await anAccount(golark);
  const offered = { deposit_percent: 30, balance_days_before: 14, ...change };
  const listing = await aListing(golark.ctx.db, offered);
  return { as, listing, quote: await aQuote(golark, listing, { as, ...depositDates }) };
};

export const bookWithDeposit = (
  { call }: TestApp,
  {
    as,
    quote,
    card = goodCard,
  }: { as: LoginResult; quote: Quote; card?: typeof goodCard & { nameOnCard?: string } },
) => call(bookStay, { as, body: { ...aBookingBody(quote, card), paymentPlan: 'deposit' } });

/** A guest who booked with a deposit; amounts are cents. */
export interface DepositGuest {
  as: LoginResult;
  params: { bookingId: string };
  total: number;
  deposit: number;
  balance: number;
}

export const aDepositGuest = async (
  golark: TestApp,
  change: Parameters<typeof aListing>[1] = {},
): Promise<DepositGuest> => {
  const { as, quote } = await aDepositQuote(golark, change);
  const { body, status, problem } = await bookWithDeposit(golark, { as, quote });
  if (status !== 201) throw new Error(problem.detail);
  const schedule = quote.paymentPlans[1]?.nonMember ?? [];
  return {
    ...{ as, params: { bookingId: body.booking.id }, total: quote.nonMember.total.amount },
    deposit: schedule[0]?.amount.amount ?? 0,
    balance: schedule[1]?.amount.amount ?? 0,
  };
};

/** A stay with a deposit whose card was declined, and which was given up. */
export const giveUpDeclinedDeposit = async (golark: TestApp, { as }: { as: LoginResult }): Promise<void> => {
  const listing = await aListing(golark.ctx.db, { deposit_percent: 30, balance_days_before: 14 });
  const quote = await aQuote(golark, listing, { as, ...depositDates });
  const { problem } = await bookWithDeposit(golark, { as, quote, card: declinedCard });
  await golark.call(cancelBooking, { as, params: { bookingId: String(problem['bookingId']) } });
};

/** A stay with a deposit that was shortened before its balance was paid, and canceled. */
export const cancelShortenedDeposit = async (
  golark: TestApp,
  { as, person: { nameOnCard } }: { as: LoginResult; person: { nameOnCard: string } },
): Promise<void> => {
  const offered = { deposit_percent: 30, balance_days_before: 14 };
  const quote = await aQuote(golark, await aListing(golark.ctx.db, offered), { as, ...depositDates });
  const booked = await bookWithDeposit(golark, { as, quote, card: { ...goodCard, nameOnCard } });
  const params = { bookingId: booked.body.booking.id };
  const days = { ...depositDates, departDay: testDay(42) };
  const people = { numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
  const asked = await golark.call(quoteBookingChange, { as, params, body: { ...days, ...people } });
  await golark.call(changeBooking, { as, params, body: { quoteId: asked.body.quote.quoteId } });
  await golark.call(cancelBooking, { as, params });
};

/** The guest with a new session: the earlier one is over after weeks. */
export const laterGuest = async (golark: TestApp, guest: DepositGuest): Promise<DepositGuest> => ({
  ...guest,
  as: await logInAgain(golark, guest.as),
});

/** The booking as its guest sees it, also after the session is over. */
export const depositBooking = async (golark: TestApp, guest: DepositGuest): Promise<Booking> => {
  const { as, params } = await laterGuest(golark, guest);
  const { body } = await golark.call(listBookings, { as, query: { ids: [params.bookingId] } });
  return body.edges[0]?.node as Booking;
};
