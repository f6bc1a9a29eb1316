import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Failure } from '#platform/failure';
import { idempotencyLockSeconds, runOnce } from '#platform/idempotency';
import { aBookingBody, aListing, anAccount, aQuote, declinedCard, goodCard } from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';

let golark: FaultyTestApp;
let faulty: FaultyTestApp['faults'];
beforeAll(async () => {
  golark = await createFaultyTestApp();
  faulty = golark.faults;
});
afterAll(() => golark.close());

const guestWith = async (card = goodCard) => {
  const as = await anAccount(golark);
  const { body } = await golark.call(saveCard, { as, body: card });
  return { as, savedCardId: body.card.id };
};
const book = (
  quote: Quote,
  { as, savedCardId }: { as: LoginResult; savedCardId: string },
  key: string = randomUUID(),
) => {
  const { card: _card, ...body } = aBookingBody(quote);
  return golark.call(bookStay, { as, headers: { 'idempotency-key': key }, body: { ...body, savedCardId } });
};
const isRunning = ({ code }: { code: string }): boolean => code === 'IDEMPOTENCY_IN_PROGRESS';
const unfinishedKeys = async ({ account }: LoginResult): Promise<string[]> => {
  const rows = await golark.ctx.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', account.accountId)
    .where('status', 'is', null)
    .execute();
  return rows.map(({ key }) => key);
};

test('a key that was told DATES_UNAVAILABLE books the nights once they are free', async () => {
  const listing = await aListing(golark.ctx.db);
  const [first, second] = [await guestWith(), await guestWith()];
  const quotes = [await aQuote(golark, listing), await aQuote(golark, listing)] as const;
  const taken = await book(quotes[0], first);
  expect((await book(quotes[1], second, 'my-trip')).problem.code).toBe('DATES_UNAVAILABLE');
  await golark.call(cancelBooking, { params: { bookingId: taken.body.booking.id }, as: first.as });
  const booked = await book(quotes[1], second, 'my-trip');
  expect([booked.status, booked.headers['idempotent-replayed']]).toEqual([201, undefined]);
  expect((await book(quotes[1], second, 'my-trip')).headers['idempotent-replayed']).toBe('true');
});

test('a key whose card was declined pays with the same card once the bank accepts it', async () => {
  const guest = await guestWith(declinedCard);
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  expect((await book(quote, guest, 'try-again')).problem.code).toBe('CARD_DECLINED');
  await golark.ctx.db.updateTable('sandbox_cards').set({ behavior: 'succeeds' }).execute();
  const { booking } = (await book(quote, guest, 'try-again')).body;
  expect(booking.charges.map(({ status }) => status)).toEqual(['FAILED', 'PAID']);
});

test.each(['timeout-before', 'timeout-after'] as const)(
  'a key whose payment had a %s at the gateway is charged once when it comes again',
  async (fault) => {
    const guest = await guestWith();
    const quote = await aQuote(golark, await aListing(golark.ctx.db));
    faulty.plan('createPayment', fault);
    expect((await book(quote, guest, 'lost')).status).toBe(500);
    const { booking } = (await book(quote, guest, 'lost')).body;
    expect(booking.charges).toMatchObject([{ status: 'PAID' }]);
    const charged = await golark.ctx.db
      .selectFrom('sandbox_payments')
      .innerJoin('payments', (join) => join.onRef('payments.gateway_payment_id', '=', 'sandbox_payments.id'))
      .innerJoin('order_items', 'order_items.order_id', 'payments.order_id')
      .select('sandbox_payments.id')
      .where('order_items.id', '=', booking.id)
      .execute();
    expect(charged).toHaveLength(1);
  },
);

test('four keys at once on one quote all end with its one booking, and none is left in progress', async () => {
  const guest = await guestWith();
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  const keys = ['one', 'two', 'three', 'four'];
  const answers = await Promise.all(keys.map((key) => book(quote, guest, key)));
  const others = answers.filter(({ status, problem }) => status !== 201 && !isRunning(problem));
  expect(others).toEqual([]);
  expect(await unfinishedKeys(guest.as)).toEqual([]);
  const repeated = await Promise.all(keys.map((key) => book(quote, guest, key)));
  expect(repeated.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(repeated.map(({ body }) => body.booking.id)).size).toBe(1);
});

test('one key sent ten times at once with a declining card is declined or still running, never an error', async () => {
  const guest = await guestWith(declinedCard);
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  const answers = await Promise.all(Array.from({ length: 10 }, () => book(quote, guest, 'ten-times')));
  const others = answers.filter(({ status, problem }) => status !== 402 && !isRunning(problem));
  expect(others).toEqual([]);
  expect(await unfinishedKeys(guest.as)).toEqual([]);
});

test('a request that outlived its lock neither stores nor releases the key of the request that took it over', async () => {
  const { account } = await anAccount(golark);
  const request = { holder: { accountId: account.accountId }, key: 'slow', call: 'bookStay', body: {} };
  const run = () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    return { end: resolve, fail: reject, response: runOnce(golark.ctx, request, () => promise) };
  };
  const lockedUntil = async () =>
    (
      await golark.ctx.db
        .selectFrom('idempotency_keys')
        .select('locked_until')
        .where('account_id', '=', account.accountId)
        .where('status', 'is', null)
        .executeTakeFirst()
    )?.locked_until;
  const lockFromNow = () => new Date(golark.clock.now().getTime() + idempotencyLockSeconds * 1000);
  const slow = run();
  const slowEnds = expect(slow.response).rejects.toMatchObject({ code: 'DATES_UNAVAILABLE' });
  await expect.poll(lockedUntil).toEqual(lockFromNow());
  golark.clock.advanceMinutes(idempotencyLockSeconds / 60 + 1);
  const second = run();
  await expect.poll(lockedUntil).toEqual(lockFromNow());
  slow.fail(new Failure('DATES_UNAVAILABLE'));
  await slowEnds;
  const third = runOnce(golark.ctx, request, async () => 'a third');
  await expect(third).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
  second.end('booked');
  expect(await second.response).toEqual({ response: 'booked', isReplay: false });
  expect(await run().response).toEqual({ response: 'booked', isReplay: true });
});

test('a key that is released between two statements of a request is taken by that request', async () => {
  // the first insert finds a conflict, and the row is gone when it is read
  await sql`CREATE SEQUENCE inserts`.execute(golark.ctx.db);
  await sql`CREATE FUNCTION skip_first() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('inserts') = 1 THEN RETURN NULL; END IF;
      RETURN NEW;
    END $$`.execute(golark.ctx.db);
  await sql`CREATE TRIGGER skip_first BEFORE INSERT ON idempotency_keys
    FOR EACH ROW EXECUTE FUNCTION skip_first()`.execute(golark.ctx.db);
  const guest = await guestWith();
  const quote = await aQuote(golark, await aListing(golark.ctx.db));
  expect((await book(quote, guest, 'released')).status).toBe(201);
  expect((await book(quote, guest, 'released')).headers['idempotent-replayed']).toBe('true');
});

test('the same key of several accounts is a request of each, whose response each gets again', async () => {
  const key = 'the-same-for-all';
  const guests = [await guestWith(), await guestWith(), await guestWith()];
  for (const isRepeat of [false, true]) {
    for (const guest of guests) {
      const account = { holder: { accountId: guest.as.account.accountId }, key, call: 'test', body: {} };
      const { response, isReplay } = await runOnce(golark.ctx, account, async () => guest.savedCardId);
      expect([response, isReplay]).toEqual([guest.savedCardId, isRepeat]);
    }
  }
});
