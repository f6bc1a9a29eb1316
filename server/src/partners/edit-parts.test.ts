import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { getAvailability } from '@golark/contract/calendars/calls';
import { addDays } from '@golark/contract/dates/rules';
import { editCalendar } from '@golark/contract/host-calendar/calls';
import { getListingLinks, getListingParts, putListingParts } from '@golark/contract/partners/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aQuote,
  someDates,
  withStayRules,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const ownListing = () => aListing(golark.ctx.db, { property_manager_id: hostId });

const link = (listingId: string, parts: string[], closesTogether?: boolean) =>
  golark.call(putListingParts, {
    as: host,
    params: { listingId },
    body: { parts, ...(closesTogether === undefined ? {} : { closesTogether }) },
  });

const aHouse = async (): Promise<{ house: string; upper: string; lower: string }> => {
  const [house, upper, lower] = await Promise.all([ownListing(), ownListing(), ownListing()]);
  await link(house, [upper, lower]);
  return { house, upper, lower };
};

const book = async (listing: string, dates = someDates) => {
  const as = await anAccount(golark);
  const { body } = await golark.call(bookStay, {
    body: aBookingBody(await aQuote(golark, listing, dates)),
    as,
  });
  return { as, id: body.booking.id };
};

const freeNights = async (listing: string): Promise<boolean[]> => {
  const { body } = await golark.call(getAvailability, {
    params: { globalId: listing },
    query: { from: someDates.arriveDay, until: someDates.departDay },
  });
  return body.nights.map(({ free }) => free);
};

const isFree = async (listing: string): Promise<boolean> => (await freeNights(listing)).every(Boolean);

const isFound = async (listing: string): Promise<boolean> => {
  const { arriveDay: dateFrom, departDay: dateTo } = someDates;
  const { body } = await golark.call(searchProperties, {
    body: { filters: { dateFrom, dateTo }, pageSize: 100 },
  });
  return body.properties.some(({ id }) => id === listing);
};

test('a booked house takes its apartments with it, and gives them back', async () => {
  const { house, upper, lower } = await aHouse();
  const { as, id } = await book(house);
  expect(await Promise.all([house, upper, lower].map(isFree))).toEqual([false, false, false]);
  await golark.call(cancelBooking, { params: { bookingId: id }, as });
  expect(await Promise.all([house, upper, lower].map(isFree))).toEqual([true, true, true]);
});

test('a booked apartment takes the house, not the other apartment; the house is free once both are', async () => {
  const { house, upper, lower } = await aHouse();
  const first = await book(upper);
  expect(await Promise.all([house, upper, lower].map(isFree))).toEqual([false, false, true]);
  const second = await book(lower);
  await golark.call(cancelBooking, { params: { bookingId: first.id }, as: first.as });
  expect(await Promise.all([house, upper, lower].map(isFree))).toEqual([false, true, false]);
  await golark.call(cancelBooking, { params: { bookingId: second.id }, as: second.as });
  expect(await isFree(house)).toBe(true);
});

test('a quote from before does not book a house whose apartment was booked in the meantime', async () => {
  const { house, lower } = await aHouse();
  const as = await anAccount(golark);
  const quote = await aQuote(golark, house);
  await book(lower, { ...someDates, departDay: addDays(someDates.arriveDay, 1) });
  const { status, problem } = await golark.call(bookStay, { body: aBookingBody(quote), as });
  expect([status, problem.code]).toEqual([409, 'DATES_UNAVAILABLE']);
});

test('search finds none of them while the house is booked', async () => {
  const { house, upper, lower } = await aHouse();
  const all = [house, upper, lower];
  expect(await Promise.all(all.map(isFound))).toEqual([true, true, true]);
  const { as, id } = await book(house);
  expect(await Promise.all(all.map(isFound))).toEqual([false, false, false]);
  await golark.call(cancelBooking, { params: { bookingId: id }, as });
  expect(await Promise.all(all.map(isFound))).toEqual([true, true, true]);
});

test('nights that the host closes are closed in all of them, unless the host wants otherwise', async () => {
  const { house, upper, lower } = await aHouse();
  const close = (listingId: string, isBlocked: boolean) =>
    golark.call(editCalendar, {
      as: host,
      params: { listingId },
      body: { from: someDates.arriveDay, until: someDates.departDay, isBlocked },
    });
  await close(upper, true);
  expect(await Promise.all([house, upper, lower].map(isFree))).toEqual([false, false, true]);
  await link(house, [upper, lower], false);
  expect(await Promise.all([house, upper, lower].map(isFree))).toEqual([true, false, true]);
  await link(house, [upper, lower], true);
  expect(await isFree(house)).toBe(false);
  await close(upper, false);
  expect(await isFree(house)).toBe(true);
});

test('the nights kept free around guests are kept free around those of the apartments too', async () => {
  const { house, upper } = await aHouse();
  await withStayRules(golark.ctx.db, house, { preparationNights: 1 });
  await book(upper, { arriveDay: addDays(someDates.arriveDay, -2), departDay: someDates.arriveDay });
  expect(await freeNights(house)).toEqual([false, true, true]);
  expect(await isFound(house)).toBe(false);
});

test('a link that ends gives the nights back; one that begins counts what is booked already', async () => {
  const [house, upper] = await Promise.all([ownListing(), ownListing()]);
  await book(upper);
  await link(house, [upper]);
  expect(await isFree(house)).toBe(false);
  const linked = await golark.call(getListingParts, { as: host, params: { listingId: upper } });
  expect(linked.body).toEqual({ parts: [], wholes: [house], closesTogether: true, version: 0 });
  await link(house, []);
  expect(await isFree(house)).toBe(true);
});

test('the page of a stay names its parts and its whole', async () => {
  const { house, upper, lower } = await aHouse();
  const shared = async (globalId: string) => {
    const { body } = await golark.call(getProperty, { params: { globalId } });
    return body.sharesRoomsWith.map(({ id, title, isPart }) => [id, title.length > 0, isPart]);
  };
  expect(await shared(house)).toEqual([upper, lower].toSorted().map((id) => [id, true, true]));
  expect(await shared(upper)).toEqual([[house, true, false]]);
});

test('a room type that is added later is taken too', async () => {
  const { house, upper } = await aHouse();
  await book(upper);
  await sql`INSERT INTO room_types (id, listing_id, position, name_en, name_es, units, max_guests, bedrooms, beds,
      nightly_amount, weekend_nightly_amount)
    SELECT id || 'b', listing_id, position + 1, name_en, name_es, units, max_guests, bedrooms, beds, nightly_amount,
      weekend_nightly_amount FROM room_types WHERE listing_id = ${house}`.execute(golark.ctx.db);
  expect(await isFree(house)).toBe(false);
});

const errorsOf = ({ problem }: Awaited<ReturnType<typeof link>>) =>
  problem.errors?.map(({ path, code }: { path: string; code: string }) => [path, code]);

test('refuses a circle of links, over as many listings as it takes', async () => {
  const [a, b, c, d] = await Promise.all([ownListing(), ownListing(), ownListing(), ownListing()]);
  // what is nested is named twice
  expect((await link(a, [b, c])).status).toBe(200);
  expect((await link(b, [c])).status).toBe(200);
  expect((await link(c, [d])).status).toBe(200);
  expect(errorsOf(await link(c, [d, a]))).toEqual([['parts.1', 'part_is_whole']]);
  expect(errorsOf(await link(d, [a]))).toEqual([['parts.0', 'part_is_whole']]);
  const { body } = await golark.call(getListingParts, { as: host, params: { listingId: d } });
  expect(body.parts).toEqual([]);
});

test('three links at once that would be a circle are two', async () => {
  for (let round = 0; round < 5; round++) {
    const [a, b, c] = await Promise.all([ownListing(), ownListing(), ownListing()]);
    const answers = await Promise.all([link(a, [b]), link(b, [c]), link(c, [a])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422]);
    const refused = answers
      .filter(({ status }) => status === 422)
      .flatMap((answer) => errorsOf(answer) ?? []);
    expect(refused).toEqual([['parts.0', 'part_is_whole']]);
  }
});

test('the database accepts no circle, whoever writes the link', async () => {
  const [a, b, c] = await Promise.all([ownListing(), ownListing(), ownListing()]);
  const write = (whole: string, part: string) =>
    sql`INSERT INTO linked_listings (whole_id, part_id, closes_together, since)
      VALUES (${whole}, ${part}, true, '2026-11-20')`.execute(golark.ctx.db);
  await write(a, b);
  await write(b, c);
  await expect(write(c, a)).rejects.toMatchObject({ constraint: 'linked_listings_no_circle' });
});

test('refuses listings of others, the listing itself, its own whole, and nights that are sold in both', async () => {
  const { house, upper, lower } = await aHouse();
  const stranger = await aListing(golark.ctx.db);
  const attic = await ownListing();
  await Promise.all([book(house), book(attic)]);
  const refused = async (listing: string, parts: string[]) => {
    const { status, problem } = await link(listing, parts);
    return [status, problem.errors?.map(({ path, code }: { path: string; code: string }) => [path, code])];
  };
  expect(await refused(house, [upper, stranger])).toEqual([422, [['parts.1', 'part_unknown']]]);
  expect(await refused(house, [house])).toEqual([422, [['parts.0', 'part_itself']]]);
  expect(await refused(upper, [house])).toEqual([422, [['parts.0', 'part_is_whole']]]);
  expect(await refused(house, [upper, upper])).toEqual([422, [['parts', 'part_twice']]]);
  expect(await refused(house, [upper, lower, attic])).toEqual([422, [['parts.2', 'part_booked']]]);
  const { body } = await golark.call(getListingParts, { as: host, params: { listingId: house } });
  expect(body.parts.toSorted()).toEqual([upper, lower].toSorted());
});

test('parts have a version: the second of two people sees what the first one saved', async () => {
  const [house, upper, lower] = await Promise.all([ownListing(), ownListing(), ownListing()]);
  const save = (parts: string[], version: number) =>
    golark.call(putListingParts, { as: host, params: { listingId: house }, body: { parts, version } });
  expect((await save([upper], 0)).body).toMatchObject({ parts: [upper], version: 1 });
  expect((await save([lower], 0)).problem).toMatchObject({
    ...{ status: 409, code: 'SECTION_CHANGED' },
    current: { parts: [upper], version: 1 },
  });
  // the same parts again are no change, and programs that name no version replace what there is
  expect((await save([upper], 0)).body.version).toBe(1);
  expect((await link(house, [upper, lower])).body).toMatchObject({ version: 2 });
  const raced = await Promise.all([save([upper], 2), save([lower], 2)]);
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a listing whose rooms are sold one by one is no part, and has none', async () => {
  const hotel = await aListing(golark.ctx.db, {
    ...{ property_manager_id: hostId, stay_type: 'hotels', property_type: 'hotel' },
    rooms: [{ units: 3 }],
  });
  const house = await ownListing();
  expect(errorsOf(await link(house, [hotel]))).toEqual([['parts.0', 'part_units']]);
  expect(errorsOf(await link(hotel, [house]))).toEqual([['parts', 'part_units']]);
});

test('a page gets parts, wholes and the other listings of the host by title, those that were searched', async () => {
  const { host: as, hostId: pm } = await aHost(golark);
  const named = (title: string) => aListing(golark.ctx.db, { property_manager_id: pm, title });
  const [house, upper, barn] = await Promise.all([named('House'), named('Upper floor'), named('Old Barn')]);
  await golark.call(putListingParts, { as, params: { listingId: house }, body: { parts: [upper] } });
  const read = async (listingId: string, q?: string) =>
    (await golark.call(getListingLinks, { as, params: { listingId }, query: q ? { q } : {} })).body;
  const barnRow = { id: barn, title: 'Old Barn', status: 'published' };
  expect(await read(house)).toEqual({
    ...{ version: 1, closesTogether: true, wholes: [], others: [barnRow], otherCount: 1 },
    parts: [{ id: upper, title: 'Upper floor', status: 'published' }],
  });
  expect((await read(upper)).wholes).toMatchObject([{ id: house, title: 'House' }]);
  expect((await read(barn, 'upp')).others).toMatchObject([{ id: upper }]);
  expect((await read(barn, 'no such title')).others).toEqual([]);
});
