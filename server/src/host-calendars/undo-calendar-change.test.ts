import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { getAvailability } from '@golark/contract/calendars/calls';
import {
  editCalendar,
  listCalendarChanges,
  removeOwnReservation,
  saveOwnReservation,
  undoCalendarChange,
} from '@golark/contract/host-calendar/calls';
import type { EditCalendarInput } from '@golark/contract/host-calendar/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aPlace, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let listing: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());
beforeEach(async () => {
  listing = await aListing(golark.ctx.db, { property_manager_id: hostId });
});

const range = { from: someDates.arriveDay, until: someDates.departDay };
const params = () => ({ listingId: listing });
const edit = async (body: Partial<EditCalendarInput>) => {
  const { body: done } = await golark.call(editCalendar, {
    as: host,
    params: params(),
    body: { ...range, ...body },
  });
  return done.changeId ?? '';
};
const undo = (changeId: string) =>
  golark.call(undoCalendarChange, { as: host, params: { ...params(), changeId } });
const nights = async () =>
  (await golark.call(getAvailability, { params: { globalId: listing }, query: range })).body.nights;
const changes = async (night?: string) =>
  nodesOf(
    (await golark.call(listCalendarChanges, { as: host, params: params(), query: night ? { night } : {} }))
      .body,
  );
const book = async (dates = someDates) => {
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listing, { as: guest, ...dates });
  return golark.call(bookStay, { as: guest, body: aBookingBody(quote) });
};
const own = (change: object = {}) => ({ ...someDates, kind: 'guest', name: 'Rosa', ...change }) as const;
const take = (reservationId: string, change: object = {}) =>
  golark.call(saveOwnReservation, { as: host, params: { ...params(), reservationId }, body: own(change) });
const remove = (reservationId: string) =>
  golark.call(removeOwnReservation, { as: host, params: { ...params(), reservationId } });

test('a change is taken back as a whole, by a change that can be taken back too', async () => {
  const before = await nights();
  const rate = { amount: 20_500, currency: 'USD' as const };
  const changeId = await edit({ nightly: rate, minNights: 3, guestsMayArrive: false });
  const changed = await nights();
  const undone = await undo(changeId);
  expect(undone.status).toBe(200);
  expect(await nights()).toEqual(before);
  await undo(undone.body.changeId);
  expect(await nights()).toEqual(changed);
});

test('the log names who, when, and each value before and after', async () => {
  await edit({ isBlocked: true, note: 'Painting' });
  await edit({ from: testDay(18), until: testDay(19), isBlocked: false });
  const [latest, first] = await changes();
  expect(first).toMatchObject({ author: 'Maya Ortega', kind: 'nights', ...range, isUndone: false });
  const all = { ...range, roomTypeId: `${listing}-1` };
  expect(first?.values).toEqual([
    { ...all, field: 'isClosed', before: false, after: true },
    { ...all, field: 'note', before: null, after: 'Painting' },
  ]);
  const ofNight = await changes(testDay(18));
  expect(ofNight.map(({ values }) => values.length)).toEqual([2, 2]);
  expect(ofNight[0]?.values[0]).toMatchObject({ field: 'isClosed', before: true, after: false });
  expect((await changes(testDay(17))).map(({ id }) => id)).toEqual([first?.id]);
  expect(latest?.from).toBe(testDay(18));
});

test('the log names its listing in the language of the host', async () => {
  const query = { as: host, params: params() };
  const spanish = await golark.call(listCalendarChanges, { ...query, headers: { 'accept-language': 'es' } });
  expect(spanish.body.listing).toMatchObject({ id: listing, timeZone: 'America/Denver' });
  expect(spanish.body.listing.title).not.toBe(
    (await golark.call(listCalendarChanges, query)).body.listing.title,
  );
});

test('nothing is undone twice', async () => {
  const changeId = await edit({ isBlocked: true });
  await undo(changeId);
  const again = await undo(changeId);
  expect(again.problem).toMatchObject({ code: 'INVALID_STATE', reason: 'undone' });
  expect((await changes()).map(({ isUndone }) => isUndone)).toEqual([false, true]);
});

test('nothing is undone if one night was sold since, and the night is named', async () => {
  await edit({ isBlocked: true });
  const opened = await edit({ isBlocked: false });
  await book({ arriveDay: testDay(18), departDay: testDay(19) });
  const refused = await undo(opened);
  expect(refused.problem).toMatchObject({ code: 'INVALID_STATE', reason: 'sold', day: testDay(18) });
  expect((await nights()).map(({ free }) => free)).toEqual([true, false, true]);
});

test('nothing is undone if one night was changed again since', async () => {
  const changeId = await edit({ minNights: 3 });
  await edit({ from: testDay(18), until: testDay(19), minNights: 2 });
  expect((await undo(changeId)).problem).toMatchObject({ reason: 'changed', day: testDay(18) });
  expect((await nights()).map(({ minStayArrival }) => minStayArrival)).toEqual([3, 2, 3]);
});

test('a reservation of the host takes its nights once, however often it is sent, and gives them back', async () => {
  const id = randomUUID();
  const price = { amount: 45_000, currency: 'USD' as const };
  for (const _ of [1, 2]) {
    const saved = await take(id, { price, note: 'Brings a dog' });
    expect(saved.body.reservation).toMatchObject({ id, name: 'Rosa', price, note: 'Brings a dog' });
  }
  expect((await nights()).map(({ closed }) => closed)).toEqual(['taken', 'taken', 'taken']);
  const orders = await golark.ctx.db
    .selectFrom('order_items')
    .select('id')
    .where('snapshot', '@>', JSON.stringify({ listingId: listing }))
    .execute();
  expect(orders).toEqual([]);
  const second = await take(randomUUID());
  expect(second.problem.errors?.[0]).toMatchObject({ path: 'arriveDay', code: 'night_booked' });
  expect((await take(id, { name: 'Lena' })).problem.code).toBe('INVALID_STATE');
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).problem.code).toBe('NOT_FOUND');
  expect((await nights()).every(({ free }) => free)).toBe(true);
  expect((await changes()).map(({ kind }) => kind)).toEqual(['reservation-removed', 'reservation-added']);
});

test('adding and removing a reservation of the host can be undone, unless its nights are sold', async () => {
  const id = randomUUID();
  await take(id);
  const [added] = await changes();
  const removed = await undo(added?.id ?? '');
  expect((await nights()).every(({ free }) => free)).toBe(true);
  expect((await undo(removed.body.changeId)).status).toBe(200);
  expect((await nights()).every(({ free }) => !free)).toBe(true);
  const gone = await remove(id);
  expect((await book()).status).toBe(201);
  const refused = await undo(gone.body.changeId);
  expect(refused.problem).toMatchObject({ reason: 'sold', day: someDates.arriveDay });
});

test('a reservation of the host needs nights that are open, in one room type, and dates that exist', async () => {
  await edit({ from: testDay(18), until: testDay(19), isBlocked: true });
  expect((await take(randomUUID())).problem.errors?.[0]).toMatchObject({ code: 'night_closed' });
  const reversed = await take(randomUUID(), { departDay: testDay(16) });
  expect(reversed.problem.errors?.[0]?.path).toBe('departDay');
  const past = await take(randomUUID(), { arriveDay: testDay(-2) });
  expect(past.problem.errors?.[0]).toMatchObject({ path: 'arriveDay', code: 'stay_past' });
  listing = await aListing(golark.ctx.db, { property_manager_id: hostId, rooms: [{}, {}] });
  expect((await take(randomUUID())).problem.errors?.[0]).toMatchObject({
    path: 'roomTypeId',
    code: 'required',
  });
});

test('the log forgets what is more than a year old', async () => {
  await edit({ isBlocked: true });
  await golark.ctx.db
    .updateTable('calendar_changes')
    .set({ changed_at: new Date(golark.clock.now().getTime() - 367 * 86_400_000) })
    .where('listing_id', '=', listing)
    .execute();
  await edit({ isBlocked: false });
  await golark.runRecurring('host-calendars.prune-changes');
  expect(await changes()).toHaveLength(1);
});
