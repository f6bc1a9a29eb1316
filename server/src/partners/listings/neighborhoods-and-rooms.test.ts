import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import { saveSection } from '@golark/contract/own-listings/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, aListing, denver } from '#testing/factories';
import { aPlaceInput, detailsOf } from '#testing/own-listings';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let as: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  ({ host: as, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

type Input = BodyInputOf<typeof saveSection>;
const save = async (listingId: string, section: 'place' | 'rooms', values: unknown) => {
  const { version } = (await detailsOf(golark, as, listingId)).sections[section];
  const body = { section, version, values } as Input;
  return golark.call(saveSection, { as, params: { listingId }, body });
};
const propertyOf = async (globalId: string) =>
  (await golark.call(getProperty, { params: { globalId } })).body;

test('guests see the neighborhood that a host names, until the place moves to another town', async () => {
  const id = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const inDenver = aPlaceInput({ neighborhood: ' Capitol Hill ' });
  expect((await save(id, 'place', inDenver)).body.sections.place.values?.neighborhood).toBe('Capitol Hill');
  expect((await propertyOf(id)).neighborhood).toBe('Capitol Hill');

  const boulder = { ...denver, id: 'co-boulder', name: 'Boulder', slug: 'boulder', search_text: 'boulder' };
  const pin = { lat: 40.015, lng: -105.27 };
  await golark.ctx.db
    .insertInto('cities')
    .values({ ...boulder, latitude: pin.lat, longitude: pin.lng })
    .execute();
  const moved = aPlaceInput({ neighborhood: 'Capitol Hill', cityId: boulder.id, pin });
  expect((await save(id, 'place', moved)).body.sections.place.values?.neighborhood).toBeNull();
  const named = await save(id, 'place', { ...moved, neighborhood: 'Whittier' });
  expect(named.body.sections.place.values?.neighborhood).toBe('Whittier');
  const wrong = await save(id, 'place', { ...moved, neighborhood: '🌲' });
  expect(wrong.problem.errors).toMatchObject([{ path: 'values.neighborhood', code: 'no_letters' }]);
});

test('a room type says what only its rooms have', async () => {
  const hotel = { stay_type: 'hotels', property_type: 'hotel', rooms: [{ units: 2, max_guests: 2 }] };
  const id = await aListing(golark.ctx.db, { property_manager_id: hostId, ...hotel });
  const room = {
    ...{ id: `${id}-1`, nameEn: 'Suite', nameEs: 'Suite', guests: 2, units: 2 },
    ...{ beds: [{ kind: 'king', count: 1 }], amenities: ['tv', 'balcony'] },
  };
  const values = { stayType: 'hotels', rooms: [room] };
  expect((await save(id, 'rooms', values)).body.sections.rooms.values).toEqual(values);
  expect((await propertyOf(id)).rooms[0]?.amenities).toEqual(['tv', 'balcony']);
  const unknown = await save(id, 'rooms', { ...values, rooms: [{ ...room, amenities: ['helipad'] }] });
  expect(unknown.problem.errors).toMatchObject([{ path: 'values.rooms.0.amenities.0', code: 'invalid' }]);
});
