import { randomUUID } from 'node:crypto';
import { usualCompanionReleaseHours } from '@golark/contract/events/rules';
import type { SeatMap, SeatSection } from '@golark/contract/events/seat-map-schemas';
import { type EventInput, saveEvents, savePerformers, saveVenues, type VenueInput } from '#events';
import type { Database } from '#platform/database/open-database';
import { insertListings, type NewListing } from '#tickets';
import { aPlace } from './factories.ts';
import { testNow } from './test-now.ts';

const picture = (name: string) => ({
  key: 'drawing/scene/villa',
  alt: { en: `Drawing of ${name}`, es: `Dibujo de ${name}` },
});

const section = (id: string, change: Partial<SeatSection> = {}): SeatSection => ({
  id,
  label: id,
  tier: 'lower',
  outline: 'M0 0L100 0L100 100L0 100Z',
  labelAt: [50, 50],
  angle: 180,
  quality: 0.6,
  viewpoint: { angle: 180, distance: 0.5, height: 0.3 },
  rows: { labeling: 'numbers', first: 1, numbering: 'from-1', seats: [10, 10, 10, 10] },
  places: 0,
  bays: [{ label: `Bay ${id}A`, spaces: 2, companions: 1, at: [90, 90] }],
  ...change,
});

/** Two sections of four rows of ten, each with a bay of two spaces with a companion seat each, and a standing area of 100. */
export const smallSeatMap: SeatMap = {
  width: 400,
  height: 400,
  field: [{ role: 'stage', d: 'M100 0L300 0L300 50L100 50Z' }],
  sections: [
    section('101'),
    section('102', { angle: 90, quality: 0.4 }),
    section('floor', { tier: 'floor', rows: null, places: 100, bays: [] }),
  ],
};

/** A theater in Denver unless said otherwise; returns its id. */
export const aVenue = async (db: Database, change: Partial<VenueInput> = {}): Promise<string> => {
  await aPlace(db);
  const id = change.id ?? `venue-${randomUUID().slice(0, 8)}`;
  const name = change.name ?? 'Larimer Theater';
  const venue: VenueInput = {
    id,
    slug: id,
    name,
    kind: 'theater',
    cityId: 'co-denver',
    latitude: 39.74,
    longitude: -104.99,
    timeZone: 'America/Denver',
    capacity: 188,
    seatMap: smallSeatMap,
    picture: picture(name),
    source: 'test',
    ...change,
  };
  await db.transaction().execute((trx) => saveVenues(trx, [venue]));
  return id;
};

export interface EventChange extends Partial<Omit<EventInput, 'performers'>> {
  /** Names; each becomes a performer. */
  performers?: string[];
  venue?: Partial<VenueInput>;
}

const now = new Date(testNow);
const day = 86_400_000;

/** What `anEvent` saves: a play in ten days in a venue that exists. */
export const eventInput = (venueId: string, change: Partial<EventInput> = {}): EventInput => {
  const id = change.id ?? `event-${randomUUID().slice(0, 8)}`;
  return {
    id,
    title: 'The Tempest',
    category: 'theatre',
    genre: 'plays',
    venueId,
    status: 'SCHEDULED',
    startsAt: new Date(now.getTime() + 10 * day),
    isTimeTbd: false,
    doorsAt: null,
    onSaleAt: null,
    ticketLimit: 8,
    facilityChargeAmount: 200,
    refundRule: [],
    resaleCapPercent: null,
    companionReleaseHours: usualCompanionReleaseHours,
    picture: picture('a play'),
    performers: [],
    source: 'test',
    sourceKey: id,
    createdAt: now,
    ...change,
  };
};

/** An event with its venue and performers, without listings; returns its id. */
export const anEvent = async (
  db: Database,
  { performers = [], venue, ...change }: EventChange = {},
): Promise<string> => {
  const venueId = change.venueId ?? (await aVenue(db, venue));
  const cast = performers.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));
  const event = eventInput(venueId, { ...change, performers: cast });
  const { category, genre } = event;
  await db.transaction().execute(async (trx) => {
    await savePerformers(
      trx,
      cast.map(({ id, name }) => ({
        ...{ id, slug: id, name, category, genre, colors: null, homeVenueId: null },
        ...{ picture: picture(name), source: 'test' },
      })),
    );
    await saveEvents(trx, [event]);
  });
  return event.id;
};

/** A section of `smallSeatMap`, as listings name it. */
export const sectionOfTests = (id: string): NewListing['section'] => {
  const found = smallSeatMap.sections.find((known) => known.id === id);
  if (!found) throw new Error(`the small seat map has no section ${id}`);
  return { id, label: found.label, tier: found.tier };
};

/** Four seats of the first row of section 101 at $50.00 from the box office; returns the listing's id. */
export const aTicketListing = async (
  db: Database,
  eventId: string,
  change: Partial<NewListing> = {},
): Promise<string> => {
  const listing: NewListing = {
    ...{
      eventId,
      sellerAccountId: null,
      section: sectionOfTests('101'),
      rowLabel: '1',
      rowIndex: 0,
      companions: null,
      numbering: 'from-1',
    },
    ...{ seats: [{ from: 0, to: 4 }], splitRule: 'any', priceAmount: 5000, faceAmount: 5000, quality: 0.6 },
    ...{ disclosures: [], delivery: 'instant', inHandOn: null, status: 'active' },
    ...{ createdAt: now, updatedAt: now },
    ...change,
  };
  const [id] = await db.transaction().execute((trx) => insertListings(trx, [listing]));
  if (!id) throw new Error('the listing was not inserted');
  return id;
};
