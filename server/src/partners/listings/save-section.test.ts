import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import type { BodyInputOf } from '@golark/contract/call';
import { addDays } from '@golark/contract/dates/rules';
import {
  deleteListingPicture,
  listListingPictures,
  orderListingPictures,
} from '@golark/contract/listing-pictures/calls';
import { createDraft, findPlaces, publishListing, saveSection } from '@golark/contract/own-listings/calls';
import { putListingArrival, putStayRules } from '@golark/contract/partners/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { unknownAccessibility } from '@golark/contract/stays/accessibility';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import { aDraft, aPlaceInput, detailsOf, homeValues, priceValues } from '#testing/own-listings';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let as: LoginResult;
let hostId: string;
let id: string;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  ({ host: as, hostId } = await aHost(golark));
  id = await aDraft(golark, as);
});
afterAll(() => golark.close());

type Input = BodyInputOf<typeof saveSection>;
const save = (section: Input['section'], values: unknown, { version = 0, listingId = id } = {}) =>
  golark.call(saveSection, { as, params: { listingId }, body: { section, version, values } as Input });
const sectionOf = async <Section extends Input['section']>(section: Section, listingId = id) =>
  (await detailsOf(golark, as, listingId)).sections[section];
const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const room = {
  ...{ id: null, nameEn: 'Queen room', nameEs: 'Habitación con cama queen', guests: 2, units: 3 },
  beds: [{ kind: 'queen', count: 1 }],
};

test('the second of two people who edit a section sees what the first one saved, and nothing is overwritten', async () => {
  const { texts } = homeValues;
  const renamed = { ...texts, en: { ...texts.en, title: 'Loud cabin' } };
  expect((await save('texts', texts)).body.sections.texts).toMatchObject({ version: 1, isComplete: true });
  const late = await save('texts', renamed);
  expect(late.problem).toMatchObject({
    ...{ status: 409, code: 'SECTION_CHANGED', section: 'texts' },
    current: { sections: { texts: { version: 1, values: texts } } },
  });
  expect((await sectionOf('texts')).values).toEqual(texts);
  // pressing twice is harmless, also with the version from before the first press
  expect((await save('texts', texts)).body.sections.texts.version).toBe(1);
  expect((await save('texts', renamed, { version: 1 })).body.sections.texts.version).toBe(2);
  // another section has a version of its own
  expect((await save('amenities', { amenities: ['sauna'] })).status).toBe(200);
});

test('of many who save a section at once with different values, one wins', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => save('texts', { en: { title: `Cabin ${n}`, description: 'x' }, es: null })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('a draft shows none of its placeholders, and begins with the rules of its host', async () => {
  const { sections } = await detailsOf(golark, as, id);
  for (const section of ['rooms', 'amenities', 'texts', 'price'] as const)
    expect(sections[section]).toEqual({ version: 0, values: null, isComplete: false, changedAt: null });
  expect(sections.place).toMatchObject({
    version: 1,
    isComplete: true,
    values: { kind: 'cabin', cityName: 'Denver' },
  });
  expect(sections.rules).toMatchObject({ isComplete: false, values: { checkInFrom: '15:00' } });
  // the values that it begins with are complete only once they are saved
  expect((await save('rules', sections.rules.values)).body.sections.rules).toMatchObject({
    version: 1,
    isComplete: true,
  });
});

test('an imported listing is complete, also where nothing is known of its rooms', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const { sections, listing } = await detailsOf(golark, as, listingId);
  expect(listing.missing).toEqual([]);
  expect(sections.rooms.values).toMatchObject({ bedrooms: [[], []], commonBeds: [] });
  expect(sections.place.values).toMatchObject({ line1: '12 Larimer Street', zip: '80202' });
});

test.each<[string, keyof typeof homeValues | 'place' | 'price', [unknown, { path: string; code: string }]]>([
  ['a price of 0', 'price', [{ nightly: 0 }, { path: 'values.rooms.0.nightly.amount', code: 'too_small' }]],
  [
    'a negative price',
    'price',
    [{ nightly: -5 }, { path: 'values.rooms.0.nightly.amount', code: 'too_small' }],
  ],
  [
    'a price of 10^9',
    'price',
    [{ nightly: 1_000_000_000 }, { path: 'values.rooms.0.nightly.amount', code: 'too_big' }],
  ],
  [
    'a minimum above the maximum',
    'rules',
    [
      { minNights: 9, maxNights: 3 },
      { path: 'values.maxNights', code: 'max_below_min' },
    ],
  ],
  [
    'reversed times',
    'rules',
    [{ checkInUntil: '15:00' }, { path: 'values.checkInUntil', code: 'until_order' }],
  ],
  [
    'a departure after the arrivals',
    'rules',
    [{ checkOutBy: '17:00' }, { path: 'values.checkOutBy', code: 'check_out_order' }],
  ],
  ['a room without beds', 'rooms', [{ bedrooms: [[]] }, { path: 'values.bedrooms.0', code: 'beds_needed' }]],
  ['a home without beds', 'rooms', [{ bedrooms: [] }, { path: 'values.commonBeds', code: 'beds_needed' }]],
  [
    'a title of emoji',
    'texts',
    [{ en: { title: '🏡🌲', description: 'x' } }, { path: 'values.en.title', code: 'no_letters' }],
  ],
  ['no text at all', 'texts', [{ en: null }, { path: 'values.en.title', code: 'one_language' }]],
  [
    'an unknown amenity',
    'amenities',
    [{ amenities: ['wifi', 'helipad'] }, { path: 'values.amenities.1', code: 'invalid' }],
  ],
  [
    'a pin in the sea',
    'place',
    [{ pin: { lat: 37, lng: -126 } }, { path: 'values.pin', code: 'pin_in_water' }],
  ],
  [
    'a pin in another town',
    'place',
    [{ pin: { lat: 44.06, lng: -121.3 } }, { path: 'values.pin', code: 'pin_far' }],
  ],
  ['an unknown town', 'place', [{ cityId: 'xx-atlantis' }, { path: 'values.cityId', code: 'city_unknown' }]],
  ['an unknown kind', 'place', [{ kind: 'castle' }, { path: 'values.kind', code: 'invalid' }]],
  [
    'a room of another listing',
    'price',
    [{ roomTypeId: 'other-1' }, { path: 'values.rooms.0.roomTypeId', code: 'room_type_unknown' }],
  ],
])('%s is refused at its field', async (_, section, [change, error]) => {
  const { nightly, roomTypeId = `${id}-1` } = change as { nightly?: number; roomTypeId?: string };
  const price = { rooms: [{ roomTypeId, nightly: usd(nightly ?? 9000), weekendNightly: usd(9000) }] };
  const valid = { ...homeValues, place: aPlaceInput(), price: priceValues(id) };
  const values = { ...valid[section], ...(section === 'price' ? price : (change as object)) };
  const { status, problem } = await save(section, values, { version: section === 'place' ? 1 : 0 });
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([error]);
});

test('more than 50 room types are refused', async () => {
  const hotel = await aDraft(golark, as, { kind: 'hotel' });
  const rooms = Array.from({ length: 51 }, () => room);
  const { problem } = await save('rooms', { stayType: 'hotels', rooms }, { listingId: hotel });
  expect(problem.errors).toMatchObject([{ path: 'values.rooms', code: 'too_big' }]);
});

test('the place of a new listing is checked too', async () => {
  const place = aPlaceInput({ pin: { lat: 27, lng: -90 } });
  const body = { id: 'b2ffb0f2-6f0c-4d0c-9d5e-1f9f8f7f6f5f', place };
  expect((await golark.call(createDraft, { as, body })).problem.errors).toMatchObject([
    { path: 'place.pin', code: 'pin_in_water' },
  ]);
});

test('HTML is stored and returned as the text that was typed', async () => {
  const description = '<script>alert(1)</script> & <b>bold</b>';
  const texts = { en: null, es: { title: 'Cabaña <i>', description } };
  expect((await save('texts', texts)).body.sections.texts.values).toEqual(texts);
});

test('readers of the other language get the text that there is', async () => {
  const es = { title: 'Cabaña', description: 'Entre pinos.' };
  await save('texts', { en: null, es });
  const { texts } = (await detailsOf(golark, as, id)).sections;
  expect(texts.values).toEqual({ en: null, es });
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  await save('texts', { en: null, es }, { listingId });
  const read = async (locale: string) => {
    const headers = { 'accept-language': locale };
    return (await golark.call(getProperty, { params: { globalId: listingId }, headers })).body.title;
  };
  expect([await read('en'), await read('es')]).toEqual(['Cabaña', 'Cabaña']);
});

test('guests see the beds of each room', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const page = async () => (await golark.call(getProperty, { params: { globalId: listingId } })).body;
  expect((await page()).sleeping).toEqual([]);
  const [king, sofa] = [
    { kind: 'king' as const, count: 1 },
    { kind: 'sofa' as const, count: 1 },
  ];
  const rooms = { ...homeValues.rooms, bedrooms: [[king]], commonBeds: [sofa] };
  expect((await save('rooms', rooms, { listingId })).status).toBe(200);
  expect((await page()).sleeping).toEqual([
    { room: 'bedroom', beds: [king] },
    { room: 'common', beds: [sofa] },
  ]);
});

test('a hotel has room types, which get prices of their own; those that were booked stay', async () => {
  const listingId = await aDraft(golark, as, { kind: 'hotel' });
  const rooms = [room, { ...room, nameEn: 'Suite', nameEs: 'Suite', guests: 4, units: 1 }];
  const saved = await save('rooms', { stayType: 'hotels', rooms }, { listingId });
  const stored = saved.body.sections.rooms.values;
  if (stored?.stayType !== 'hotels') throw new Error('not a hotel');
  expect(stored.rooms.map(({ nameEn, units }) => [nameEn, units])).toEqual([
    ['Queen room', 3],
    ['Suite', 1],
  ]);
  const ids = stored.rooms.map(({ id: roomId }) => roomId ?? '');
  const rate = (roomTypeId: string, amount: number) => ({
    roomTypeId,
    nightly: usd(amount),
    weekendNightly: usd(amount),
  });
  const half = await save('price', { rooms: [rate(ids[0] ?? '', 9000)] }, { listingId });
  expect(half.problem.errors).toMatchObject([{ path: 'values.rooms', code: 'room_type_missing' }]);
  const priced = { rooms: [rate(ids[0] ?? '', 9000), rate(ids[1] ?? '', 20_000)] };
  expect((await save('price', priced, { listingId })).status).toBe(200);
  for (const section of ['amenities', 'texts', 'rules'] as const)
    await save(section, homeValues[section], { listingId });
  const other = await save('rooms', homeValues.rooms, { listingId, version: 1 });
  expect(other.problem.errors).toMatchObject([{ path: 'values.stayType' }]);
  // a room type more: its price has to be given, and the one that is left out is gone
  const more = await save(
    'rooms',
    { stayType: 'hotels', rooms: [stored.rooms[1], room] },
    { listingId, version: 1 },
  );
  expect(more.body.listing.missing).toEqual(['photos', 'price']);
  expect(more.body.sections.rooms.values).toMatchObject({
    rooms: [{ id: ids[1] }, { nameEn: 'Queen room' }],
  });
});

test('a room type that was booked cannot be removed, nor have fewer rooms than are booked', async () => {
  const twin = { units: 2, max_guests: 2 };
  const hotel = { stay_type: 'hotels', property_type: 'hotel', rooms: [twin, twin] };
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId, ...hotel });
  const guest = await anAccount(golark);
  for (const _ of [1, 2]) {
    const quote = await aQuote(golark, listingId, { as: guest, numAdults: 3 });
    expect((await golark.call(bookStay, { as: guest, body: aBookingBody(quote) })).status).toBe(201);
  }
  const one = (n: number, units = 2) => ({ ...room, id: `${listingId}-${n}`, units });
  const saveRooms = (rooms: object[]) => save('rooms', { stayType: 'hotels', rooms }, { listingId });
  expect((await saveRooms([one(1)])).problem.errors).toMatchObject([{ code: 'room_type_booked' }]);
  expect((await saveRooms([one(1, 1), one(2, 1)])).problem.errors).toMatchObject([{ code: 'units_booked' }]);
  expect((await saveRooms([one(2, 5), one(1), room])).body.sections.rooms.values).toMatchObject({
    rooms: [
      { id: `${listingId}-2`, units: 5 },
      { id: `${listingId}-1` },
      { id: `${listingId}-3`, nameEn: 'Queen room' },
    ],
  });
  // the new one is never cheaper than the others
  expect((await sectionOf('price', listingId)).values?.rooms[2]?.nightly).toEqual(usd(10_000));
});

test('a draft may become a hotel, whose rooms and prices are open again; a published listing may not', async () => {
  await save('rooms', homeValues.rooms);
  await save('price', priceValues(id));
  const moved = await save('place', aPlaceInput({ kind: 'inn' }), { version: 1 });
  expect(moved.body.listing).toMatchObject({
    stayType: 'hotels',
    missing: expect.arrayContaining(['rooms', 'price']),
  });
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const refused = await save('place', aPlaceInput({ kind: 'inn' }), { listingId });
  expect(refused.problem.errors).toMatchObject([{ path: 'values.kind', code: 'kind_fixed' }]);
});

test('a price that changes is not that of a booked stay, nor of nights with a price of their own', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listingId, { as: guest });
  await golark.call(bookStay, { as: guest, body: aBookingBody(quote) });
  expect((await save('price', priceValues(listingId, 30_000), { listingId })).status).toBe(200);
  const later = { arriveDay: addDays(someDates.departDay, 7), departDay: addDays(someDates.departDay, 9) };
  expect((await aQuote(golark, listingId, later)).nonMember.nightly[0]?.amount.amount).toBeGreaterThanOrEqual(
    30_000,
  );
});

test('what a host has measured is on the page at once, and search finds and counts it', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId, title: 'Ramp house' });
  const facts = { ...unknownAccessibility, stepsToEntrance: 1, doorInches: 33, shower: 'walk-in' as const };
  const measured = { ...facts, showerStepInches: 3, floorAccess: 'elevator' as const };
  expect((await save('accessibility', { ...measured, photos: {} }, { listingId })).status).toBe(200);
  const { body: page } = await golark.call(getProperty, { params: { globalId: listingId } });
  expect(page.accessibility).toEqual(measured);
  const search = async (accessibility: object) => {
    const filters = { pmId: hostId, accessibility };
    return (await golark.call(searchProperties, { body: { filters, allFacets: true } })).body;
  };
  const found = await search({ maxSteps: 1, minDoorInches: 32, needs: ['no-stairs'] });
  expect(found.properties.map((hit) => hit.id)).toEqual([listingId]);
  expect(found.facets).toMatchObject({
    ...{ maxSteps: { 1: 1, 3: 1 }, minDoorInches: { 28: 1, 30: 1, 32: 1 } },
    accessibility: { 'no-stairs': 1 },
  });
  const none = await search({ maxSteps: 0, minDoorInches: 32 });
  expect([none.properties, none.without]).toEqual([[], { maxSteps: 1, minDoorInches: 0 }]);
  const other = await save(
    'accessibility',
    { ...facts, shower: 'tub', showerStepInches: 3, photos: {} },
    { listingId, version: 1 },
  );
  expect(other.problem?.errors).toMatchObject([{ path: 'values.showerStepInches' }]);
});

test('a photo of the listing shows an answer until it is deleted, wherever it is moved', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const params = { listingId };
  const shown = async () => (await golark.call(getProperty, { params: { globalId: listingId } })).body.images;
  const [cover, second] = await shown();
  if (!(cover && second)) throw new Error('the listing has no two photos');
  const facts = { ...unknownAccessibility, stepsToEntrance: 0, doorInches: 32 };
  const photos = { stepsToEntrance: second.id, doorInches: second.id };
  for (const wrong of [{ stepsToEntrance: 'another.1' }, { shower: cover.id }]) {
    const { problem } = await save('accessibility', { ...facts, photos: wrong }, { listingId });
    expect(problem.errors).toMatchObject([{ path: `values.photos.${Object.keys(wrong)}`, code: 'invalid' }]);
  }
  expect((await save('accessibility', { ...facts, photos }, { listingId })).status).toBe(200);
  expect((await save('accessibility', { ...facts, photos: {} }, { listingId })).problem.code).toBe(
    'SECTION_CHANGED',
  );
  const { body: before } = await golark.call(listListingPictures, { as, params });
  const order = before.pictures.map(({ id }) => id).toReversed();
  await golark.call(orderListingPictures, { as, params, body: { version: before.version, order } });
  expect((await shown()).filter(({ access }) => access.length > 0)).toMatchObject([
    { id: second.id, access: ['doorInches', 'stepsToEntrance'] },
  ]);
  expect((await sectionOf('accessibility', listingId)).values).toEqual({ ...facts, photos });
  await golark.call(deleteListingPicture, { as, params: { listingId, pictureId: second.id } });
  expect(await sectionOf('accessibility', listingId)).toMatchObject({
    values: { ...facts, photos: {} },
    version: 1,
  });
});

test('a form is out of date once another call has changed what it shows', async () => {
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const params = { listingId };
  await golark.call(putStayRules, { as, params, body: { minStayArrival: 3, maxStay: 9 } });
  await golark.call(putListingArrival, { as, params, body: { address: { line1: '1 Elm Street' } } });
  for (const section of ['rules', 'place'] as const)
    expect((await sectionOf(section, listingId)).version, section).toBe(1);
  expect((await save('rules', homeValues.rules, { listingId })).problem.code).toBe('SECTION_CHANGED');
  // a section of a draft stays open
  await golark.call(putStayRules, { as, params: { listingId: id }, body: { minStayArrival: 3, maxStay: 9 } });
  expect(await sectionOf('rules')).toMatchObject({ isComplete: false, version: 0 });
});

test('a typed address gives the towns in which it may be', async () => {
  const { body } = await golark.call(findPlaces, { as, query: { q: '12 Larimer Street, Denver, CO 80202' } });
  expect(body.places[0]).toEqual({
    ...{ cityId: 'co-denver', cityName: 'Denver', stateName: 'Colorado' },
    pin: { lat: 39.73915, lng: -104.9847 },
  });
  expect((await golark.call(publishListing, { as, params: { listingId: id } })).status).toBe(422);
});
