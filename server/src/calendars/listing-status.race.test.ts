import { bookStay } from '@golark/contract/booking/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeListingStatus, lockListing } from '#stays/own';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aHost, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { untilWaiting } from '#testing/until-waiting';
import { changeNights } from './save-nights.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const rounds = 12;

const set = (id: string, event: 'published' | 'unpublished') =>
  golark.ctx.db.transaction().execute(async (trx) => {
    const status = await lockListing(trx, id);
    return status && changeListingStatus(trx, { id, status }, event);
  });

test('a booking that is paid while its listing is unpublished succeeds as a whole or leaves nothing', async () => {
  for (let round = 0; round < rounds; round++) {
    const id = await aListing(golark.ctx.db);
    const as = await anAccount(golark);
    const quote = await aQuote(golark, id, { as });
    const [answer] = await Promise.all([
      golark.call(bookStay, { as, body: aBookingBody(quote) }),
      // some rounds later, so that both orders occur
      new Promise((resolve) => setImmediate(resolve)).then(() => set(id, 'unpublished')),
    ]);
    const { rows } = await sql<{ booked: number }>`SELECT coalesce(sum(n.booked), 0)::integer AS booked
      FROM nights n JOIN room_types r ON r.id = n.room_type_id WHERE r.listing_id = ${id}`.execute(
      golark.ctx.db,
    );
    if (answer.status === 201)
      expect([answer.body.booking.status, rows[0]?.booked]).toEqual(['CONFIRMED', 3]);
    else {
      expect(['NOT_FOUND', 'DATES_UNAVAILABLE']).toContain(answer.problem.code);
      expect(rows[0]?.booked).toBe(0);
    }
  }
});

test('a booking that waits for the lock of whoever unpublishes the listing gets no nights and charges nothing', async (context) => {
  // the embedded database has one connection
  context.skip(golark.database.kind === 'embedded');
  const id = await aListing(golark.ctx.db);
  const as = await anAccount(golark);
  const quote = await aQuote(golark, id, { as });
  let booked: Promise<{ status: number; problem: { code?: string } }> | undefined;
  await golark.ctx.db.transaction().execute(async (trx) => {
    const status = await lockListing(trx, id);
    booked = golark.call(bookStay, { as, body: aBookingBody(quote) });
    // it has read a published listing before
    await untilWaiting(golark.ctx.db, 1);
    if (status) await changeListingStatus(trx, { id, status }, 'unpublished');
  });
  expect((await booked)?.problem.code).toBe('DATES_UNAVAILABLE');
  const { rows } = await sql`SELECT FROM bookings WHERE listing_id = ${id}`.execute(golark.ctx.db);
  expect(rows).toHaveLength(0);
});

test('nights that are closed while a listing is published are closed in search too', async () => {
  const { hostId } = await aHost(golark);
  const { arriveDay: from, departDay: until } = someDates;
  for (let round = 0; round < rounds; round++) {
    const id = await aListing(golark.ctx.db, { property_manager_id: hostId });
    await set(id, 'unpublished');
    await Promise.all([
      set(id, 'published'),
      golark.ctx.db
        .transaction()
        .execute((trx) =>
          changeNights(
            trx,
            { roomTypeIds: [`${id}-1`], from, until },
            { isClosed: true, nightlyAmount: undefined, minNights: undefined },
          ),
        ),
    ]);
  }
  const found = async (dates: object) => {
    const filters = { ...dates, pmId: hostId, guests: { adults: 1, children: 0, infants: 0, pets: false } };
    return (await golark.call(searchProperties, { body: { filters, pageSize: 60 } })).body.properties.length;
  };
  expect(await found({})).toBe(rounds);
  expect(await found({ dateFrom: from, dateTo: until })).toBe(0);
});
