import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, listBookings, payBalance } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { changeBooking, quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { addDays } from '@golark/contract/dates/rules';
import { acceptReservation, declineReservation } from '@golark/contract/partners/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { aListing, anAccount, aTeamMember, goodCard, logInAgain } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import { testDay } from '../test-now.ts';

/** What the sandbox's cards do: most succeed; the others decline, ask the buyer, succeed later or fail later. */
const cardNumbers = [
  '4242424242424242',
  '5555555555554444',
  '4000000000000002',
  '4000002760003184',
  '4000000000000077',
  '4000000000000259',
];
/** Indexes of the cards, the ones that succeed more often. */
export const cardChoices = [0, 0, 0, 1, 1, 2, 3, 4, 5] as const;
const guestCount = 3;
const tokenMinutes = 50;
const firstNight = testDay(30);

interface Person {
  login: LoginResult;
  cardIds: string[];
  loggedInAt: number;
}

/** A few people, stays and cards that a campaign acts on. */
export interface World {
  golark: TestApp;
  guests: Person[];
  host: Person;
  listings: string[];
}

const person = async (golark: TestApp): Promise<Person> => {
  const login = await anAccount(golark);
  return { login, cardIds: [], loggedInAt: golark.clock.now().getTime() };
};

const guest = async (golark: TestApp): Promise<Person> => {
  const made = await person(golark);
  for (const cardNumber of cardNumbers) {
    const { body } = await golark.call(saveCard, { body: { ...goodCard, cardNumber }, as: made.login });
    made.cardIds.push(body.card.id);
  }
  return made;
};

const deposit = { deposit_percent: 30, balance_days_before: 14 };

/** Two homes, one that is booked by request, and a hotel with two rooms; few, so that guests compete. */
export const createWorld = async (golark: TestApp): Promise<World> => {
  const { db } = golark.ctx;
  const listings = [
    await aListing(db, deposit),
    await aListing(db, { is_instant_book: false }),
    await aListing(db, { stay_type: 'hotels', property_type: 'hotel', rooms: [{ units: 2 }], ...deposit }),
  ];
  const host = await person(golark);
  await aTeamMember(db, { propertyManagerId: 'pm-test', accountId: host.login.account.accountId });
  const guests: Person[] = [];
  for (let i = 0; i < guestCount; i++) guests.push(await guest(golark));
  return { golark, guests, host, listings };
};

/** The login of a person, renewed when its token has expired on the test's clock. */
const loginOf = async ({ golark }: World, of: Person): Promise<LoginResult> => {
  const now = golark.clock.now().getTime();
  if (Math.abs(now - of.loggedInAt) > tokenMinutes * 60_000) {
    of.login = await logInAgain(golark, of.login);
    of.loggedInAt = now;
  }
  return of.login;
};

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export interface BookingAttempt {
  guest: number;
  listing: number;
  card: number;
  /** Days after the first night of the campaign. */
  arrival: number;
  /** Where the listing offers one. */
  hasDeposit: boolean;
  /** How many times the same request is sent at once. */
  times: number;
}

/** Returns the statuses of the responses; none if there is no price for these nights. */
export const book = async (world: World, attempt: BookingAttempt): Promise<number[]> => {
  const { golark } = world;
  const who = pick(world.guests, attempt.guest);
  const as = await loginOf(world, who);
  const arriveDay = addDays(firstNight, attempt.arrival);
  const quote = await golark.call(getQuote, {
    params: { globalId: pick(world.listings, attempt.listing) },
    query: { arriveDay, departDay: addDays(arriveDay, 2), numAdults: 2 },
    as,
  });
  if (quote.status !== 200) return [];
  const body = {
    quoteId: quote.body.quoteId,
    guest: { firstName: 'Maya', lastName: 'Ortega', email: as.account.email },
    savedCardId: pick(who.cardIds, attempt.card),
    ...(attempt.hasDeposit && quote.body.paymentPlans.length > 1 ? { paymentPlan: 'deposit' as const } : {}),
  };
  const answers = await Promise.all(
    Array.from({ length: attempt.times }, () => golark.call(bookStay, { body, as })),
  );
  return answers.map(({ status }) => status);
};

interface OwnBooking {
  guest: number;
  booking: number;
  /** From how many tabs at once. */
  times: number;
}

/** Does something with one of the guest's bookings, several times at once. Returns the statuses; none without a booking. */
const withBooking = async (
  world: World,
  of: OwnBooking,
  act: (own: { as: LoginResult; who: Person; booking: Booking }) => Promise<{ status: number }>,
): Promise<number[]> => {
  const who = pick(world.guests, of.guest);
  const as = await loginOf(world, who);
  const { edges } = (await world.golark.call(listBookings, { query: {}, as })).body;
  if (edges.length === 0) return [];
  const booking = pick(edges, of.booking).node;
  const answers = await Promise.all(Array.from({ length: of.times }, () => act({ as, who, booking })));
  return answers.map(({ status }) => status);
};

/** Cancels one of the guest's bookings, from several tabs at once. */
export const cancel = (world: World, of: OwnBooking): Promise<number[]> =>
  withBooking(world, of, ({ as, booking }) =>
    world.golark.call(cancelBooking, { params: { bookingId: booking.id }, as }),
  );

/** Moves one of the guest's bookings, or makes it longer or shorter. */
export const change = (
  world: World,
  of: OwnBooking & { later: number; nights: number; card: number },
): Promise<number[]> =>
  withBooking(world, of, async ({ as, who, booking }) => {
    const { golark } = world;
    const params = { bookingId: booking.id };
    const arriveDay = addDays(booking.arriveDay, of.later);
    const body = { arriveDay, departDay: addDays(arriveDay, of.nights), numAdults: 2, numChildren: 0 };
    const quoted = await golark.call(quoteBookingChange, {
      as,
      params,
      body: { ...body, numInfants: 0, numPets: 0 },
    });
    if (quoted.status !== 200) return quoted;
    const savedCardId = pick(who.cardIds, of.card);
    const { quoteId } = quoted.body.quote;
    return golark.call(changeBooking, { as, params, body: { quoteId, savedCardId } });
  });

/** Pays the rest of a booking before its day. */
export const payOpenBalance = (world: World, of: OwnBooking & { card: number }): Promise<number[]> =>
  withBooking(world, of, ({ as, who, booking }) => {
    const body = { savedCardId: pick(who.cardIds, of.card) };
    return world.golark.call(payBalance, { as, params: { bookingId: booking.id }, body });
  });

/** The host answers the oldest request. */
export const answerRequest = async (world: World, isAccepted: boolean): Promise<number[]> => {
  const { golark } = world;
  const waiting = await golark.ctx.db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('order_items.id')
    .where('orders.status', '=', 'AWAITING_HOST')
    .orderBy('orders.created_at')
    .executeTakeFirst();
  if (!waiting) return [];
  const as = await loginOf(world, world.host);
  const { status } = await golark.call(isAccepted ? acceptReservation : declineReservation, {
    params: { bookingId: waiting.id },
    ...(isAccepted ? {} : { body: { reason: 'dates' } }),
    as,
  });
  return [status];
};
