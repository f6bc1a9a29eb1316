import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import {
  editCalendar,
  listCalendarChanges,
  removeOwnReservation,
  saveOwnReservation,
  undoCalendarChange,
} from '@golark/contract/host-calendar/calls';
import { saveSection } from '@golark/contract/own-listings/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeNights } from '#calendars';
import { aBookingBody, aHost, aListing, anAccount, aPlace, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { untilWaiting } from '#testing/until-waiting';

const rounds = 8;
let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const range = { from: someDates.arriveDay, until: someDates.departDay };
const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));

const aHome = () => aListing(golark.ctx.db, { property_manager_id: hostId });

/** A guest who is about to book the nights. */
const aGuest = async (listing: string) => {
  const as = await anAccount(golark);
  const body = aBookingBody(await aQuote(golark, listing, { as }));
  return () => golark.call(bookStay, { as, body });
};

const nightsOf = async (listing: string) => {
  const { rows } = await sql<{ booked: number; is_closed: boolean }>`
    SELECT n.booked, n.is_closed FROM nights n JOIN room_types r ON r.id = n.room_type_id
    WHERE r.listing_id = ${listing} ORDER BY n.night`.execute(golark.ctx.db);
  return rows;
};

const block = (listing: string) =>
  golark.call(editCalendar, {
    as: host,
    params: { listingId: listing },
    body: { ...range, isBlocked: true },
  });

test('of a block and the bookings that arrive with it, one wins all nights', async () => {
  const outcomes = await times(rounds, async () => {
    const listing = await aHome();
    const guests = await times(3, () => aGuest(listing));
    const [blocked, ...booked] = await Promise.all([block(listing), ...guests.map((book) => book())]);
    const sold = booked.filter(({ status }) => status === 201).length;
    const nights = await nightsOf(listing);
    const isBlocked = blocked.status === 200;
    expect(sold).toBe(isBlocked ? 0 : 1);
    expect(nights).toEqual(Array(3).fill({ booked: isBlocked ? 0 : 1, is_closed: isBlocked }));
    return isBlocked;
  });
  expect(outcomes).toHaveLength(rounds);
});

test('of reservations of the host and bookings for the same nights, one wins all nights', async () => {
  await times(rounds, async () => {
    const listing = await aHome();
    const guests = await times(2, () => aGuest(listing));
    const own = Array.from({ length: 2 }, () => () => {
      const params = { listingId: listing, reservationId: randomUUID() };
      const body = { ...someDates, kind: 'guest', name: 'Rosa' } as const;
      return golark.call(saveOwnReservation, { as: host, params, body });
    });
    const calls: (() => Promise<{ status: number }>)[] = [...own, ...guests];
    const done = await Promise.all(calls.map((call) => call()));
    expect(done.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await nightsOf(listing)).toEqual(Array(3).fill({ booked: 1, is_closed: false }));
  });
});

test('a reservation that is removed while it is saved again is there or not, as a whole', async () => {
  const listing = await aHome();
  const params = { listingId: listing, reservationId: randomUUID() };
  const body = { ...someDates, kind: 'guest', name: 'Rosa' } as const;
  for (let round = 0; round < rounds; round += 1) {
    await golark.call(saveOwnReservation, { as: host, params, body });
    const done = await Promise.all(
      [0, 1, 2, 3].flatMap<Promise<{ status: number }>>(() => [
        golark.call(removeOwnReservation, { as: host, params }),
        golark.call(saveOwnReservation, { as: host, params, body }),
      ]),
    );
    for (const { status } of done) expect([200, 404]).toContain(status);
    const { rows } = await sql`SELECT id FROM own_reservations WHERE listing_id = ${listing}`.execute(
      golark.ctx.db,
    );
    expect(await nightsOf(listing)).toEqual(Array(3).fill({ booked: rows.length, is_closed: false }));
  }
});

test('a block waits for a booking that is being made, and is then refused', async () => {
  const listing = await aHome();
  const rooms = [{ roomTypeId: `${listing}-1`, units: 1 }];
  let blocking: ReturnType<typeof block> | undefined;
  await golark.ctx.db.transaction().execute(async (trx) => {
    await takeNights(trx, { ...someDates, rooms });
    blocking = block(listing);
    await untilWaiting(golark.ctx.db, 1);
  });
  expect((await blocking)?.problem.errors?.[0]?.code).toBe('night_booked');
  expect(await nightsOf(listing)).toEqual(Array(3).fill({ booked: 1, is_closed: false }));
});

test('a change of days and one of the listing itself wait for each other, in one order', async () => {
  const listing = await aHome();
  const params = { listingId: listing };
  const close = { ...range, nightly: { amount: 22_000, currency: 'USD' as const }, guestsMayArrive: false };
  const changed = await golark.call(editCalendar, { as: host, params, body: close });
  const undone = { ...params, changeId: changed.body.changeId ?? '' };
  const texts = {
    section: 'texts',
    version: 0,
    values: { en: { title: 'Hut', description: 'Pines.' }, es: null },
  } as const;
  for (const change of [
    () => golark.call(undoCalendarChange, { as: host, params: undone }),
    () => golark.call(editCalendar, { as: host, params, body: { ...close, guestsMayLeave: false } }),
  ]) {
    const waiting: Promise<{ status: number }>[] = [];
    await golark.ctx.db.transaction().execute(async (trx) => {
      await sql`SELECT FROM listings WHERE id = ${listing} FOR NO KEY UPDATE`.execute(trx);
      waiting.push(change());
      await untilWaiting(golark.ctx.db, 1);
      waiting.push(golark.call(saveSection, { as: host, params, body: texts }));
      await untilWaiting(golark.ctx.db, 2);
    });
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    expect(statuses[0]).toBe(200);
    expect([200, 409]).toContain(statuses[1]);
  }
});

test('of many who undo the same change, one does', async () => {
  const listing = await aHome();
  const { body } = await block(listing);
  const params = { listingId: listing, changeId: body.changeId ?? '' };
  const done = await times(12, () => golark.call(undoCalendarChange, { as: host, params }));
  expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(done.filter(({ status }) => status !== 200).map(({ problem }) => problem.code))).toEqual(
    new Set(['INVALID_STATE']),
  );
  const log = await golark.call(listCalendarChanges, { as: host, params: { listingId: listing } });
  expect(log.body.pageInfo.totalCount).toBe(2);
});

test('changes of overlapping nights by two hosts end without a deadlock, and the log has both', async () => {
  const listing = await aHome();
  const done = await times(20, (i) =>
    golark.call(editCalendar, {
      as: host,
      params: { listingId: listing },
      body: i % 2 ? { ...range, minNights: 2 + i } : { ...range, guestsMayArrive: i % 4 === 0 },
    }),
  );
  expect(done.map(({ status }) => status)).toEqual(Array(20).fill(200));
});
