import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  goodCard,
  logInAgain,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

/** As many as the finding had: all at once. */
const callers = 60;
let golark: TestApp;
let hotel: string;
beforeAll(async () => {
  golark = await createTestApp();
  hotel = await aListing(golark.ctx.db, {
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 500 }],
  });
});
afterAll(() => golark.close());

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const withCard = async (card = declinedCard) => {
  const as = await anAccount(golark);
  const { body } = await golark.call(saveCard, { as, body: card });
  return { as, cardId: body.card.id };
};
type Guest = Awaited<ReturnType<typeof withCard>>;

const book = (quote: Quote, { as, cardId }: Guest, headers: Record<string, string> = {}) => {
  const { card: _card, ...body } = aBookingBody(quote);
  return golark.call(bookStay, { as, headers, body: { ...body, savedCardId: cardId } });
};
const quotesFor = (count: number) => times(count, () => aQuote(golark, hotel));

type Answer = Awaited<ReturnType<typeof book>>;
const countOf = (answers: readonly Answer[], code: string): number =>
  answers.filter(({ problem }) => problem.code === code).length;

const chargesOf = async ({ account }: LoginResult): Promise<number> => {
  const row = await golark.ctx.db
    .selectFrom('sandbox_payments')
    .innerJoin('sandbox_customers', 'sandbox_customers.id', 'sandbox_payments.customer_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sandbox_customers.account_id', '=', account.accountId)
    .executeTakeFirstOrThrow();
  return row.count;
};

test('of 60 bookings at once with a declining card, an account holds 10 and the gateway sees no other', async () => {
  const guest = await withCard();
  const quotes = await quotesFor(callers);
  const answers = await Promise.all(quotes.map((quote) => book(quote, guest)));
  expect([countOf(answers, 'CARD_DECLINED'), countOf(answers, 'RATE_LIMITED')]).toEqual([10, callers - 10]);
  expect(await chargesOf(guest.as)).toBe(10);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers['retry-after'])).toBe(15 * 60);
  expect(refused?.problem.detail).toBe(
    "You're holding too many unpaid stays. Pay for one or cancel it, or try again in 15 minutes.",
  );
});

test('an unpaid stay that is canceled, or whose hold ends, makes room for another one', async () => {
  const guest = await withCard();
  const [first, ...quotes] = await quotesFor(12);
  const { problem } = await book(first as Quote, guest);
  await Promise.all(quotes.slice(0, 9).map((quote) => book(quote, guest)));
  expect((await book(quotes[9] as Quote, guest)).status).toBe(429);
  const bookingId = String(problem['bookingId']);
  await golark.call(cancelBooking, { params: { bookingId }, as: guest.as });
  const key = { 'idempotency-key': 'after-the-limit' };
  expect((await book(quotes[9] as Quote, guest, key)).status).toBe(402);
  const last = quotes[10] as Quote;
  const lastKey = { 'idempotency-key': 'the-last' };
  expect((await book(last, guest, lastKey)).status).toBe(429);
  await golark.passMinutes(16);
  const as = await logInAgain(golark, guest.as);
  expect((await book(last, { ...guest, as }, lastKey)).status).toBe(402);
});

test('15 declines in an hour are the last, even when the rest come at once, and count for an hour', async () => {
  const guest = await withCard();
  const [held, ...others] = await quotesFor(10);
  for (let declines = 0; declines < 12; declines++)
    expect((await book(held as Quote, guest)).status).toBe(402);
  const answers = await Promise.all(others.map((quote) => book(quote, guest)));
  expect([countOf(answers, 'CARD_DECLINED'), countOf(answers, 'RATE_LIMITED')]).toEqual([3, 6]);
  expect(await chargesOf(guest.as)).toBe(15);
  const retried = await book(held as Quote, guest);
  expect([retried.status, Number(retried.headers['retry-after'])]).toEqual([429, 3600]);
  expect(retried.problem.detail).toMatch(/^Too many of your payments were declined\. .* in 60 minutes\.$/);
  await golark.passMinutes(61);
  const as = await logInAgain(golark, guest.as);
  expect((await book(await aQuote(golark, hotel), { ...guest, as })).status).toBe(402);
});

test('a card number that is no test card is declined 10 times in an hour, by however many accounts', async () => {
  const number = { ...goodCard, cardNumber: '5555 5555 5555 4444' };
  const guests = await times(4, () => withCard(number));
  await golark.ctx.db
    .updateTable('sandbox_cards')
    .set({ behavior: 'card_declined' })
    .where(sql`card ->> 'last4'`, '=', '4444')
    .execute();
  const quotes = await quotesFor(12);
  const answers = await Promise.all(
    quotes.map((quote, i) => book(quote, guests[i % guests.length] as Guest)),
  );
  expect([countOf(answers, 'CARD_DECLINED'), countOf(answers, 'RATE_LIMITED')]).toEqual([10, 2]);
  const another = await book(await aQuote(golark, hotel), await withCard(number));
  expect(another.problem.detail).toMatch(/^This card was declined too often/);
});

test('the published test cards of the sandbox are declined for any number of accounts', async () => {
  const guests = await times(6, () => withCard());
  const quotes = await quotesFor(12);
  const answers = await Promise.all(quotes.map((quote, i) => book(quote, guests[i % 6] as Guest)));
  expect(countOf(answers, 'CARD_DECLINED')).toBe(12);
});

test('of 60 new cards at once, an account sends 20 to the gateway in a day', async () => {
  const as = await anAccount(golark);
  const answers = await times(callers, () => golark.call(saveCard, { as, body: goodCard }));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.headers['retry-after']).toBe(String(24 * 3600));
  const spanish = await golark.call(saveCard, { as, body: goodCard, headers: { 'accept-language': 'es' } });
  expect(spanish.problem.detail).toBe(
    'Se agregaron demasiadas tarjetas nuevas. No se cobró nada. Usa una tarjeta que ya tengas guardada o agrega otra en 24 horas.',
  );
  golark.clock.advanceMinutes(24 * 60);
  const later = await logInAgain(golark, as);
  expect((await golark.call(saveCard, { as: later, body: goodCard })).status).toBe(201);
  const { count } = await golark.ctx.db
    .selectFrom('sandbox_cards')
    .innerJoin('sandbox_customers', 'sandbox_customers.id', 'sandbox_cards.customer_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', as.account.accountId)
    .executeTakeFirstOrThrow();
  expect(count).toBe(21);
});

test('a typed card that pays for its stay does not count, one that is declined does', async () => {
  const as = await anAccount(golark);
  for (const quote of await quotesFor(3))
    expect((await golark.call(bookStay, { as, body: aBookingBody(quote) })).status).toBe(201);
  const counted = () =>
    golark.ctx.db
      .selectFrom('card_attempts')
      .select('id')
      .where('account_id', '=', as.account.accountId)
      .execute();
  expect(await counted()).toEqual([]);
  await golark.call(bookStay, { as, body: aBookingBody(await aQuote(golark, hotel), declinedCard) });
  expect(await counted()).toHaveLength(1);
});

test('a typed card is not sent to the gateway while nothing more may be held', async () => {
  const guest = await withCard();
  await Promise.all((await quotesFor(10)).map((quote) => book(quote, guest)));
  const cards = () => golark.ctx.db.selectFrom('sandbox_cards').select('token').execute();
  const before = await cards();
  const { as } = guest;
  const refused = await golark.call(bookStay, { as, body: aBookingBody(await aQuote(golark, hotel)) });
  expect(refused.status).toBe(429);
  expect(await cards()).toEqual(before);
});
