import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { illustrateWithDrawings } from '#platform/files/drawing-files';
import { aListing, aPlace, listingInput } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { illustrateListings } from './illustrate-listings.ts';
import { type ListingInput, saveListings } from './save-listing.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await aPlace(database.db);
});
afterAll(() => database.close());

const save = (inputs: ListingInput[], leave: string[] = []) =>
  database.db.transaction().execute((trx) => saveListings(trx, inputs, { leave }));
const rows = async (sql: string): Promise<Record<string, unknown>[]> => (await database.pool.query(sql)).rows;
const season = {
  starts_on: '2027-06-01',
  ends_on: '2027-09-01',
  nightly_amount: 200,
  weekend_nightly_amount: 250,
};

test('adds a listing with all its parts, and changes nothing when it is saved again', async () => {
  const input = listingInput({ id: 'again', rooms: [{}, {}] });
  input.rooms[0] = { ...input.rooms[0], seasons: [season] } as ListingInput['rooms'][number];
  expect(await save([input])).toEqual({ inserted: ['again'], updated: [] });
  const [before] = await rows("SELECT version FROM listings WHERE id = 'again'");
  expect(await save([input])).toEqual({ inserted: [], updated: [] });
  expect(await rows("SELECT version FROM listings WHERE id = 'again'")).toEqual([before]);
});

test('replaces seasons and photos that changed', async () => {
  const input = listingInput({ id: 'seasonal' });
  const withSeasons = (seasons: (typeof season)[]): ListingInput => ({
    ...input,
    rooms: input.rooms.map((room) => ({ ...room, seasons })),
  });
  await save([withSeasons([season, { ...season, starts_on: '2027-10-01', ends_on: '2027-11-01' }])]);
  const changed = withSeasons([{ ...season, nightly_amount: 300 }]);
  expect(await save([{ ...changed, photos: input.photos.slice(0, 2).reverse() }])).toEqual({
    inserted: [],
    updated: ['seasonal'],
  });
  expect(
    await rows("SELECT starts_on, nightly_amount FROM seasons WHERE room_type_id = 'seasonal-1'"),
  ).toEqual([{ starts_on: '2027-06-01', nightly_amount: 300 }]);
  expect(
    (
      await rows("SELECT storage_key FROM listing_photos WHERE listing_id = 'seasonal' ORDER BY position")
    ).map((row) => row['storage_key']),
  ).toEqual([input.photos[1]?.storageKey, input.photos[0]?.storageKey]);
});

test('writes arrival information, and leaves it when the input has none, as an import has', async () => {
  const input = listingInput({ id: 'arrival' });
  const stored = () => rows("SELECT * FROM listing_arrivals WHERE listing_id = 'arrival'");
  await save([input]);
  expect(await stored()).toEqual([{ listing_id: 'arrival', ...input.arrival }]);
  const { arrival: _, ...imported } = input;
  await save([imported]);
  expect(await stored()).toEqual([{ listing_id: 'arrival', ...input.arrival }]);
  const change = { ...input.arrival, line2: 'Unit B', wifi_password: null } as typeof input.arrival;
  await save([{ ...input, ...(change ? { arrival: change } : {}) }]);
  expect(await stored()).toEqual([{ listing_id: 'arrival', ...change }]);
});

test('leaves the named columns of an existing listing unchanged', async () => {
  await save([listingInput({ id: 'left', beds: 7, max_nights: 5 })]);
  const next = listingInput({ id: 'left', beds: 1, bedrooms: 4, min_nights: 9, max_nights: 12 });
  await save([{ ...next, photos: [] }], ['beds', 'photos', 'max_nights']);
  expect(await rows("SELECT beds, bedrooms, min_nights, max_nights FROM listings WHERE id = 'left'")).toEqual(
    [{ beds: 7, bedrooms: 4, min_nights: 9, max_nights: 9 }],
  );
  expect(await rows("SELECT beds, bedrooms FROM room_types WHERE listing_id = 'left'")).toEqual([
    { beds: 7, bedrooms: 4 },
  ]);
  expect(await rows("SELECT position FROM listing_photos WHERE listing_id = 'left'")).not.toEqual([]);
});

const roomsOf = (id: string) =>
  rows(`SELECT room, room_number FROM listing_photos WHERE listing_id = '${id}' ORDER BY position`);

test('a photo keeps the room that it shows, and stays without one where it is not known', async () => {
  const input = listingInput({ id: 'rooms', bedrooms: 2 });
  const [first, ...others] = input.photos;
  if (!first) throw new Error('no photo');
  await save([{ ...input, photos: [{ ...first, room: null }, ...others] }]);
  expect(await roomsOf('rooms')).toEqual([
    { room: null, room_number: null },
    ...others.map(({ room }) => ({ room: room?.kind, room_number: room?.number })),
  ]);
  expect(await roomsOf('rooms')).toContainEqual({ room: 'bedroom', room_number: 2 });
  const change = (room: string) =>
    rows(`UPDATE listing_photos SET room = '${room}' WHERE listing_id = 'rooms'`);
  await expect(change('attic')).rejects.toThrow('listing_photos_room');
});

test('a photo that an import saves again shows the same facts about access, also at another place', async () => {
  const input = listingInput({ id: 'access' });
  const [first, second] = input.photos;
  if (!(first && second)) throw new Error('no photos');
  await save([{ ...input, photos: [{ ...first, access: ['shower', 'bedInches'] }, second] }]);
  await save([{ ...input, photos: [second, first] }]);
  const shown = "SELECT shown_access FROM listing_photos WHERE listing_id = 'access' ORDER BY position";
  expect(await rows(shown)).toEqual([{ shown_access: [] }, { shown_access: ['shower', 'bedInches'] }]);
  expect(await save([{ ...input, photos: [second, first] }])).toEqual({ inserted: [], updated: [] });
});

test('photos of an older database get the rooms that their drawings show', async () => {
  for (const bedrooms of [1, 3]) {
    const id = await aListing(database.db, { bedrooms, amenities: ['kitchen', 'pool'] });
    const drawn = await roomsOf(id);
    await rows(`UPDATE listing_photos SET room = NULL, room_number = NULL WHERE listing_id = '${id}'`);
    const migration = path.resolve(import.meta.dirname, '../../migrations/0125_photo_rooms.sql');
    const [, update = ''] = fs.readFileSync(migration, 'utf8').split(/(?=WITH drawn)/);
    await rows(update);
    expect(await roomsOf(id)).toEqual(drawn);
  }
});

test('listings of an older database get the photos that were drawn from their facts, once', async () => {
  const id = await aListing(database.db);
  const photos = `SELECT position, storage_key FROM listing_photos WHERE listing_id = '${id}' ORDER BY 1`;
  const count = (await rows(photos)).length;
  await rows(`DELETE FROM listing_photos WHERE listing_id = '${id}'`);
  const illustrate = { db: database.db, illustrate: illustrateWithDrawings };
  await illustrateListings(illustrate);
  const illustrated = await rows(photos);
  expect(illustrated).toHaveLength(count);
  for (const { storage_key: key } of illustrated) expect(key).toMatch(new RegExp(`^drawing/2/.*${id}`));
  await rows(`DELETE FROM listing_photos WHERE listing_id = '${id}'`);
  await illustrateListings(illustrate);
  expect(await rows(photos)).toEqual([]);
});

test('beds of a room type are of known kinds, each once, with a count', async () => {
  const id = await aListing(database.db);
  const change = (bedding: unknown) =>
    rows(`UPDATE room_types SET bedding = '${JSON.stringify(bedding)}' WHERE listing_id = '${id}'`);
  await change([
    { kind: 'queen', count: 1 },
    { kind: 'sofa', count: 2 },
  ]);
  const queen = { kind: 'queen', count: 1 };
  for (const wrong of [
    [{ kind: 'hammock', count: 1 }],
    [queen, queen],
    [{ kind: 'king', count: 0 }],
    {},
    [1],
  ])
    await expect(change(wrong)).rejects.toThrow('room_types_bedding');
});
