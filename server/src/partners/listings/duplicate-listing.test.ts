import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { deleteListingPicture } from '@golark/contract/listing-pictures/calls';
import { createDraft, duplicateListing, listOwnListings } from '@golark/contract/own-listings/calls';
import { mostDrafts } from '@golark/contract/own-listings/rules';
import {
  getListingArrival,
  getListingParts,
  getPriceRules,
  getStayRules,
  putListingParts,
} from '@golark/contract/partners/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aQuote, withStayRules } from '#testing/factories';
import { aCompleteDraft, aDraft, aPlaceInput, detailsOf } from '#testing/own-listings';
import { recordFiles } from '#testing/picture-uploads';
import { addAPicture, aPhonePicture } from '#testing/pictures';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let as: LoginResult;
let hostId: string;
const { stored, withRecord } = recordFiles();
beforeAll(async () => {
  golark = await createTestApp({}, withRecord);
});
beforeEach(async () => {
  ({ host: as, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const duplicate = (
  listingId: string,
  { id = randomUUID() as string, key = randomUUID() as string | null } = {},
) =>
  golark.call(duplicateListing, {
    as,
    params: { listingId },
    body: { id },
    headers: key === null ? {} : { 'idempotency-key': key },
  });
const copyOf = async (listingId: string): Promise<string> => {
  const { status, body, problem } = await duplicate(listingId);
  if (status !== 201) throw new Error(problem.detail);
  return body.listing.id;
};
const countListings = async (): Promise<number> =>
  (await golark.call(listOwnListings, { as })).body.pageInfo.totalCount;

const rooms = [
  { name_en: 'Queen', units: 2, max_guests: 2, bedding: [{ kind: 'queen' as const, count: 1 }] },
  { name_en: 'Suite', units: 1, max_guests: 4, nightly_amount: 20_000, amenities: ['pool'] },
];
const aHotel = async (): Promise<string> => {
  const fees = [{ kind: 'resort' as const, unit: 'night' as const, amount: 2500, isTaxable: true }];
  const priced = { host_fees: fees, deposit_percent: 20, balance_days_before: 14, pet_fee_amount: 900 };
  const kind = { stay_type: 'hotels', property_type: 'hotel', property_manager_id: hostId };
  const id = await aListing(golark.ctx.db, { ...kind, ...priced, rooms, min_nights: 2 });
  await sql`INSERT INTO seasons (room_type_id, starts_on, ends_on, nightly_amount, weekend_nightly_amount)
    VALUES (${`${id}-2`}, '2027-06-01', '2027-09-01', 30000, 32000)`.execute(golark.ctx.db);
  return id;
};

test('a copy is a draft that says what the listing says, apart from its title and its secrets', async () => {
  const listingId = await aHotel();
  await withStayRules(golark.ctx.db, listingId, { noticeDays: 2 });
  const id = await copyOf(listingId);
  const [original, copy] = await Promise.all([listingId, id].map((one) => detailsOf(golark, as, one)));
  expect(copy?.listing).toMatchObject({ status: 'draft', title: 'Copy of Cedar cabin', missing: [] });
  expect(copy?.listing.photoCount).toBe(original?.listing.photoCount);
  expect(copy?.sections.texts.values).toMatchObject({ es: { title: 'Copia de Cedar cabin (es)' } });
  for (const section of ['place', 'amenities', 'rules'] as const)
    expect(copy?.sections[section].values, section).toEqual(original?.sections[section].values);
  expect(copy?.sections.rooms).toMatchObject({ version: 1, values: { rooms: [{ id: `${id}-1` }, {}] } });
  const read = async (call: typeof getPriceRules | typeof getStayRules, of: string) =>
    (await golark.call(call, { as, params: { listingId: of } })).body as unknown;
  for (const call of [getPriceRules, getStayRules])
    expect(await read(call, id), call.name).toEqual(await read(call, listingId));
  const { body: arrival } = await golark.call(getListingArrival, { as, params: { listingId: id } });
  expect(arrival).toMatchObject({ address: { line1: '12 Larimer Street' }, access: null, wifi: null });
  expect(arrival.parking?.en).toBe('Park in the driveway.');
  const { rows } = await sql`SELECT nightly_amount FROM seasons WHERE room_type_id = ${`${id}-2`}`.execute(
    golark.ctx.db,
  );
  expect(rows).toEqual([{ nightly_amount: 30_000 }]);
  expect((await golark.call(getProperty, { params: { globalId: id } })).status).toBe(404);
});

test('bookings, nights and links stay with the listing', async () => {
  const [listingId, part] = await Promise.all(
    [1, 2].map(() => aListing(golark.ctx.db, { property_manager_id: hostId })),
  );
  if (!listingId || !part) throw new Error('no listings');
  await golark.call(putListingParts, { as, params: { listingId }, body: { parts: [part] } });
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listingId, { as: guest });
  expect((await golark.call(bookStay, { as: guest, body: aBookingBody(quote) })).status).toBe(201);
  const id = await copyOf(listingId);
  const links = await golark.call(getListingParts, { as, params: { listingId: id } });
  expect(links.body).toMatchObject({ parts: [], wholes: [] });
  const { rows } = await sql`SELECT FROM nights n JOIN room_types r ON r.id = n.room_type_id
    WHERE r.listing_id = ${id}`.execute(golark.ctx.db);
  expect(rows).toEqual([]);
});

test('however often it is sent, there is one copy, with a key and without', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const sent = { id: randomUUID(), key: randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => duplicate(listingId, sent)));
  for (const { status, problem } of answers)
    if (status !== 201) expect(problem.code).toBe('IDEMPOTENCY_IN_PROGRESS');
  expect((await duplicate(listingId, sent)).body.listing.id).toBe(sent.id);
  const withoutKey = { id: randomUUID(), key: null };
  const raced = await Promise.all([1, 2, 3, 4].map(() => duplicate(listingId, withoutKey)));
  expect(raced.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await countListings()).toBe(3);
});

test('a copy of a draft is as open as the draft; a copy of a copy is marked once', async () => {
  const open = await copyOf(await aDraft(golark, as));
  expect((await detailsOf(golark, as, open)).listing).toMatchObject({
    title: null,
    missing: expect.arrayContaining(['texts']),
  });
  const second = await copyOf(await copyOf(await aCompleteDraft(golark, as)));
  const { listing, sections } = await detailsOf(golark, as, second);
  expect(listing).toMatchObject({ title: 'Copy of Quiet cabin', missing: [] });
  expect(sections.rooms.values).toMatchObject({ bedrooms: [[{ kind: 'queen' }], [{ kind: 'single' }]] });
});

test('a title that is too long for its mark is shortened', async () => {
  const title = 'A'.repeat(100);
  const id = await copyOf(await aListing(golark.ctx.db, { property_manager_id: hostId, title }));
  expect((await detailsOf(golark, as, id)).listing.title).toBe(`Copy of ${'A'.repeat(92)}`);
});

test('the limit of drafts applies, also to several at once', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const draft = await aDraft(golark, as);
  const create = () => golark.call(createDraft, { as, body: { id: randomUUID(), place: aPlaceInput() } });
  for (let count = 1; count < mostDrafts - 1; count++) await create();
  const answers = await Promise.all([1, 2, 3].map(() => duplicate(listingId)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect((await duplicate(draft)).problem).toMatchObject({
    code: 'INVALID_STATE',
    reason: 'TOO_MANY_DRAFTS',
  });
  expect(await countListings()).toBe(mostDrafts + 1);
});

test('a listing of another host is not copied, nor is its id used', async () => {
  const foreign = await aListing(golark.ctx.db);
  expect((await duplicate(foreign)).problem.code).toBe('NOT_FOUND');
  const other = await aHost(golark);
  const taken = await aDraft(golark, other.host);
  const own = await aListing(golark.ctx.db, { property_manager_id: hostId });
  expect((await duplicate(own, { id: taken })).problem.code).toBe('NOT_FOUND');
});

test('deleting the pictures of a copy, or the copy, leaves the files of the listing', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  await addAPicture(golark, { as, listingId }, await aPhonePicture(41));
  const originals = () => [...stored].filter((key) => key.startsWith('originals/'));
  expect(originals()).toHaveLength(1);
  const id = await copyOf(listingId);
  const { rows } = await sql<{
    id: string;
  }>`SELECT photo_id(listing_id, storage_key) AS id FROM listing_photos
    WHERE listing_id = ${id} AND storage_key LIKE 'originals/%'`.execute(golark.ctx.db);
  const pictureId = rows[0]?.id ?? '';
  expect((await golark.call(deleteListingPicture, { as, params: { listingId: id, pictureId } })).status).toBe(
    200,
  );
  const eraseAll = async () => {
    await golark.ctx.db
      .updateTable('removed_photos')
      .set({ removed_at: new Date(0) })
      .execute();
    await golark.runRecurring('pictures.erase-removed');
  };
  await eraseAll();
  expect(originals()).toHaveLength(1);
  const second = await copyOf(listingId);
  await golark.ctx.db.deleteFrom('listings').where('id', '=', listingId).execute();
  await eraseAll();
  expect(originals()).toHaveLength(1);
  await golark.ctx.db.deleteFrom('listings').where('id', '=', second).execute();
  await eraseAll();
  expect(originals()).toEqual([]);
});
