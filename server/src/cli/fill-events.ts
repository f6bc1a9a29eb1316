import type { CatalogEvent, CatalogListing, CatalogVenue, EventCatalogOptions } from '@golark/catalog/events';
import { usualCompanionReleaseHours } from '@golark/contract/events/rules';
import { sql, type Transaction } from 'kysely';
import { createDemoSellers } from '#accounts';
import { type EventInput, saveEvents, savePerformers, saveVenues, type VenueInput } from '#events';
import type { OpenDatabase } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { illustrateEventsWithDrawings as illustrate } from '#platform/files/drawing-events';
import { insertListings, type NewListing } from '#tickets';

export interface EventFillReport {
  events: number;
  listings: number;
}

interface FillOptions extends EventCatalogOptions {
  /** Ends the fill after the current batch, with the reason as error. */
  signal?: AbortSignal;
}

const source = 'catalog';
const batchSize = 100;

const venueInput = (venue: CatalogVenue): VenueInput => ({
  ...venue,
  picture: illustrate.venuePicture(venue),
  source,
});

const eventInput = (event: CatalogEvent, createdAt: Date): EventInput => {
  const { venue, day: _day, time: _time, demand: _demand, listings: _listings, ...columns } = event;
  return {
    ...columns,
    venueId: venue.id,
    status: 'SCHEDULED',
    isTimeTbd: false,
    companionReleaseHours: usualCompanionReleaseHours,
    picture: illustrate.eventPicture({ ...event, performer: event.performers[0] ?? null }),
    source,
    sourceKey: event.id,
    createdAt,
  };
};

const listingOf = (
  { seller, section, ...listing }: CatalogListing,
  { eventId, sellerIds }: { eventId: string; sellerIds: readonly string[] },
): NewListing => ({
  ...listing,
  eventId,
  sellerAccountId: seller === null ? null : (sellerIds[seller - 1] ?? null),
  section: { id: section.id, label: section.label, tier: section.tier },
  numbering: (listing.companions === null ? section.rows?.numbering : null) ?? 'from-1',
});

const unknownOf = async (trx: Transaction<DB>, events: readonly CatalogEvent[]): Promise<CatalogEvent[]> => {
  const present = await sql<{ source_key: string }>`
    SELECT source_key FROM events WHERE source = ${source}
      AND source_key = ANY (${events.map(({ id }) => id)}::text[])`.execute(trx);
  const known = new Set(present.rows.map(({ source_key: key }) => key));
  return events.filter(({ id }) => !known.has(id));
};

/** Writes a batch in one transaction; events that exist (some have sold tickets) are not changed. */
const writeEvents = async (
  trx: Transaction<DB>,
  batch: readonly CatalogEvent[],
  { sellerIds, now }: { sellerIds: readonly string[]; now: Date },
): Promise<EventFillReport> => {
  const events = await unknownOf(trx, batch);
  if (events.length === 0) return { events: 0, listings: 0 };
  const performers = new Map(events.flatMap((event) => event.performers.map((one) => [one.id, one])));
  await savePerformers(
    trx,
    [...performers.values()].map((one) => ({ ...one, picture: illustrate.performerPicture(one), source })),
  );
  await saveEvents(
    trx,
    events.map((event) => eventInput(event, now)),
  );
  const listings = events.flatMap((event) =>
    event.listings.map((listing) => listingOf(listing, { eventId: event.id, sellerIds })),
  );
  await insertListings(trx, listings);
  return { events: events.length, listings: listings.length };
};

/**
 * Fills venues and a year of events with their tickets; how many follows from the size of the catalog of stays. Cities have
 * to be filled. Each batch is committed separately, so that an interrupted fill can be continued.
 */
export const fillEvents = async (
  { db }: Pick<OpenDatabase, 'db'>,
  { signal, ...options }: FillOptions,
  onProgress?: (done: number, total: number) => void,
): Promise<EventFillReport> => {
  // loaded here, because a server that starts on a filled database has no use for the list of all cities
  const { generateEvents } = await import('@golark/catalog/events');
  const catalog = generateEvents(options);
  const report = { events: 0, listings: 0 };
  if (catalog.count === 0) return report;
  const { now } = options;
  const sellerIds = await db.transaction().execute(async (trx) => {
    await saveVenues(trx, catalog.venues.map(venueInput));
    return createDemoSellers(trx, catalog.sellers, now);
  });
  let batch: CatalogEvent[] = [];
  let done = 0;
  const write = async (): Promise<void> => {
    signal?.throwIfAborted();
    const written = await db.transaction().execute((trx) => writeEvents(trx, batch, { sellerIds, now }));
    report.events += written.events;
    report.listings += written.listings;
    done += batch.length;
    batch = [];
    onProgress?.(done, catalog.count);
  };
  for (const event of catalog.events()) if (batch.push(event) === batchSize) await write();
  if (batch.length > 0) await write();
  await sql`ANALYZE venues, performers, events, event_performers, ticket_listings`.execute(db);
  return report;
};

/** Fills one event with its venue. */
export const fillEvent = async (
  db: OpenDatabase['db'],
  { event, now }: { event: CatalogEvent; now: Date },
): Promise<void> => {
  const { generateSellers } = await import('@golark/catalog/events');
  await db.transaction().execute(async (trx) => {
    await saveVenues(trx, [venueInput(event.venue)]);
    const sellerIds = await createDemoSellers(trx, generateSellers(), now);
    await writeEvents(trx, [event], { sellerIds, now });
  });
};

/** Fills one event with many listings, for benchmarks. Returns its id. */
export const fillBigEvent = async (
  { db }: Pick<OpenDatabase, 'db'>,
  { now, listings }: { now: Date; listings: number },
): Promise<string> => {
  const { generateBigEvent } = await import('@golark/catalog/events');
  const event = generateBigEvent({ now, listings });
  await fillEvent(db, { event, now });
  await sql`ANALYZE venues, events, ticket_listings`.execute(db);
  return event.id;
};
