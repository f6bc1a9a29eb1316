import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import { createDraft, getOwnListing, saveSection } from '@golark/contract/own-listings/calls';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import type { Database } from '#platform/database/open-database';
import { illustrateWithDrawings } from '#platform/files/drawing-files';
import { replacePhotos } from '../src/stays/save-photos.ts';
import { aPlace, denver } from './factories.ts';
import type { TestApp } from './test-app.ts';

type SectionInput = BodyInputOf<typeof saveSection>;
type Values<Section extends SectionInput['section']> = Extract<SectionInput, { section: Section }>['values'];

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

export const aPlaceInput = (change: Partial<Values<'place'>> = {}): Values<'place'> => ({
  kind: 'cabin',
  line1: '12 Larimer Street',
  zip: '80202',
  cityId: denver.id,
  pin: { lat: 39.75, lng: -104.99 },
  ...change,
});

/** A draft in Denver that says no more than its place; returns its id. */
export const aDraft = async (
  golark: TestApp,
  as: LoginResult,
  change: Partial<Values<'place'>> = {},
): Promise<string> => {
  await aPlace(golark.ctx.db);
  const id = randomUUID();
  const { status, problem } = await golark.call(createDraft, {
    as,
    body: { id, place: aPlaceInput(change) },
  });
  if (status !== 200) throw new Error(problem.detail);
  return id;
};

/** The values of a complete home. */
export const homeValues = {
  rooms: {
    stayType: 'homes',
    guests: 4,
    bathrooms: 1.5,
    bedrooms: [[{ kind: 'queen', count: 1 }], [{ kind: 'single', count: 2 }]],
    commonBeds: [],
  },
  amenities: { amenities: ['wifi', 'kitchen'] },
  texts: { en: { title: 'Quiet cabin', description: 'Among pines.' }, es: null },
  rules: {
    ...{ minNights: 2, maxNights: 30, checkInFrom: '16:00', checkInUntil: '21:00', checkOutBy: '10:00' },
    ...{ quietFrom: null, isInstantBook: true, cancellationPolicy: 'moderate' },
    ...{ isPetsAllowed: false, isSmokingAllowed: false },
  },
} as const satisfies { [Section in 'rooms' | 'amenities' | 'texts' | 'rules']: Values<Section> };

export const priceValues = (id: string, nightly = 12_000): Values<'price'> => ({
  rooms: [{ roomTypeId: `${id}-1`, nightly: usd(nightly), weekendNightly: usd(nightly + 3000) }],
});

/** Pictures, as an upload stores them. */
export const withPhotos = (db: Database, listingId: string): Promise<unknown> => {
  const place = { cityPopulation: denver.population, isCoastal: false, stateId: 'co' };
  const photos = illustrateWithDrawings({
    id: listingId,
    propertyType: 'cabin',
    amenities: [],
    bedrooms: 1,
    ...place,
  });
  return db.transaction().execute((trx) => replacePhotos(trx, [{ listingId, photos }]));
};

export const detailsOf = async (
  golark: TestApp,
  as: LoginResult,
  listingId: string,
): Promise<OwnListingDetails> => (await golark.call(getOwnListing, { as, params: { listingId } })).body;

/** A draft that can be published; returns its id. */
export const aCompleteDraft = async (golark: TestApp, as: LoginResult): Promise<string> => {
  const id = await aDraft(golark, as);
  const price = priceValues(id);
  for (const [section, values] of Object.entries({ ...homeValues, price })) {
    const body = { section, version: 0, values } as SectionInput;
    const { status, problem } = await golark.call(saveSection, { as, params: { listingId: id }, body });
    if (status !== 200) throw new Error(problem.detail);
  }
  await withPhotos(golark.ctx.db, id);
  return id;
};
