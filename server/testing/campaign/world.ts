import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, listBookings } from '@golark/contract/booking/calls';
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

/** Two homes, one that is booked by request, and a hotel with two rooms; few, so that guests compete. */
export const createWorld = async (golark: TestApp): Promise<World> => {
  const { db } = golark.ctx;
  const listings = [
    await aListing(db),
    await aListing(db, { is_instant_book: false }),
    await aListing(db, { stay_type: 'hotels', property_type: 'hotel', rooms: [{ units: 2 }] }),
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
  };
  const answers = await Promise.all(
    Array.from({ length: attempt.times }, () => golark.call(bookStay, { body, as })),
  );
  return answers.map(({ status }) => status);
};

/** Cancels one of the guest's bookings, from several tabs at once. */
export const cancel = async (
  world: World,
  of: { guest: number; booking: number; times: number },
): Promise<number[]> => {
  const { golark } = world;
  const as = await loginOf(world, pick(world.guests, of.guest));
  const { edges } = (await golark.call(listBookings, { query: {}, as })).body;
  if (edges.length === 0) return [];
  const { id } = pick(edges, of.booking).node;
  const answers = await Promise.all(
    Array.from({ length: of.times }, () => golark.call(cancelBooking, { params: { bookingId: id }, as })),
  );
  return answers.map(({ status }) => status);
};

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
    as,
  });
  return [status];
};
