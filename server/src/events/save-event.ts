import type { EventCategory, EventGenre, EventStatus } from '@golark/contract/events/rules';
import { foldText } from '@golark/contract/text/fold';
import { sql, type Transaction } from 'kysely';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';
import type { DB } from '#platform/database/tables';
import type { StoredPicture } from '#platform/illustrate';
import { countSaved, qualified, type SavedCounts } from './saved-counts.ts';

export interface PerformerInput {
  id: string;
  slug: string;
  name: string;
  category: EventCategory;
  genre: EventGenre;
  /** Two colors of a team; null for anybody else. */
  colors: readonly [string, string] | null;
  homeVenueId: string | null;
  picture: StoredPicture;
  source: string;
}

export interface EventInput {
  id: string;
  title: string;
  category: EventCategory;
  genre: EventGenre;
  venueId: string;
  /** MOVED is found out here: the start of an event that is known has changed. */
  status: Exclude<EventStatus, 'MOVED'>;
  startsAt: Date;
  isTimeTbd: boolean;
  doorsAt: Date | null;
  onSaleAt: Date | null;
  ticketLimit: number;
  facilityChargeAmount: number;
  refundRule: readonly { hoursBefore: number; percent: number }[];
  resaleCapPercent: number | null;
  /** Companion seats that are left are sold without a wheelchair space so many hours before the start; 0: never. */
  companionReleaseHours: number;
  picture: StoredPicture;
  /** In the order of the title. */
  performers: readonly { id: string; name: string }[];
  source: string;
  /** Of the schedule: an event with the same one is changed, not added. */
  sourceKey: string;
  createdAt: Date;
}

const performerColumns = {
  id: 'text',
  slug: 'text',
  name: 'text',
  category: 'text',
  genre: 'text',
  colors: 'jsonb',
  home_venue_id: 'text',
  picture_key: 'text',
  picture_alt: 'jsonb',
  source: 'text',
  search_text: 'text',
};

const eventColumns = {
  id: 'text',
  title: 'text',
  category: 'text',
  genre: 'text',
  venue_id: 'text',
  status: 'text',
  starts_at: 'timestamptz',
  day: 'date',
  is_time_tbd: 'boolean',
  doors_at: 'timestamptz',
  on_sale_at: 'timestamptz',
  ticket_limit: 'integer',
  facility_charge_amount: 'bigint',
  refund_rule: 'jsonb',
  resale_cap_percent: 'integer',
  companion_release_hours: 'smallint',
  picture_key: 'text',
  picture_alt: 'jsonb',
  source: 'text',
  source_key: 'text',
  search_text: 'text',
  created_at: 'timestamptz',
};
/** Terms of sale stay what they were when the first ticket was sold. */
const eventChanges = [
  ...['title', 'category', 'genre', 'venue_id', 'starts_at', 'day', 'is_time_tbd', 'doors_at'],
  ...['picture_key', 'picture_alt', 'search_text'],
];

/** Adds performers and changes those that exist. */
export const savePerformers = async (
  trx: Transaction<DB>,
  performers: readonly PerformerInput[],
): Promise<SavedCounts> => {
  const rows = performers.map(({ homeVenueId, picture, ...performer }) => ({
    ...performer,
    home_venue_id: homeVenueId,
    picture_key: picture.key,
    picture_alt: picture.alt,
    search_text: foldText(performer.name),
  }));
  const changed = Object.keys(performerColumns).filter((name) => !['id', 'slug', 'source'].includes(name));
  const saved = await sql<{ is_new: boolean }>`
    INSERT INTO performers AS p (${namesOf(performerColumns)})
    SELECT ${namesOf(performerColumns)} FROM ${recordset(rows, performerColumns)}
    ON CONFLICT (id) DO UPDATE SET ${updates(changed)} WHERE ${differs('p', changed)}
    RETURNING xmax = 0 AS is_new`.execute(trx);
  return countSaved(saved.rows);
};

/** Performers that the title names already are not repeated. */
const wordsOf = ({ title, performers }: EventInput): string =>
  foldText([title, ...performers.map(({ name }) => name).filter((name) => !title.includes(name))].join(' '));

const rowOf = (event: EventInput): object => ({
  id: event.id,
  title: event.title,
  category: event.category,
  genre: event.genre,
  venue_id: event.venueId,
  status: event.status,
  starts_at: event.startsAt,
  is_time_tbd: event.isTimeTbd,
  doors_at: event.doorsAt,
  on_sale_at: event.onSaleAt,
  ticket_limit: event.ticketLimit,
  facility_charge_amount: event.facilityChargeAmount,
  refund_rule: event.refundRule,
  resale_cap_percent: event.resaleCapPercent,
  companion_release_hours: event.companionReleaseHours,
  picture_key: event.picture.key,
  picture_alt: event.picture.alt,
  source: event.source,
  source_key: event.sourceKey,
  search_text: wordsOf(event),
  created_at: event.createdAt,
});

/** An hour that becomes known on the same day moves nothing. */
const isMoved = sql`(e.starts_at <> excluded.starts_at AND NOT (e.is_time_tbd AND e.day = excluded.day))`;

/** A cancellation is for good: buyers have their money back. */
const status = sql`CASE WHEN 'CANCELED' IN (e.status, excluded.status) THEN 'CANCELED'
  WHEN ${isMoved} OR e.status = 'MOVED' THEN 'MOVED' ELSE 'SCHEDULED' END`;

interface SavedEvent {
  id: string;
  source: string;
  source_key: string;
  is_new: boolean;
}

const upsertEvents = async (trx: Transaction<DB>, events: readonly EventInput[]): Promise<SavedEvent[]> => {
  const derived = ['day', 'search_text'];
  const given = Object.keys(eventColumns).filter((name) => !derived.includes(name));
  const { rows } = await sql<SavedEvent>`
    INSERT INTO events AS e (${sql.raw(given.join(', '))}, day, search_text)
    SELECT ${sql.raw(qualified(given, 'given_rows'))}, (given_rows.starts_at AT TIME ZONE v.time_zone)::date,
      given_rows.search_text || ' ' || v.search_text
    FROM ${recordset(events.map(rowOf), eventColumns)} JOIN venues v ON v.id = given_rows.venue_id
    ON CONFLICT (source, source_key) DO UPDATE SET ${updates(eventChanges)}, status = ${status},
        moved_from = CASE WHEN ${isMoved} THEN e.starts_at ELSE e.moved_from END
      WHERE ${differs('e', eventChanges)} OR e.status <> ${status}
    RETURNING id, source, source_key, xmax = 0 AS is_new`.execute(trx);
  return rows;
};

const keyOf = (source: string, sourceKey: string): string => `${source}\n${sourceKey}`;

/** The ids of events that exist are not those of the input. */
const idsByKey = async (
  trx: Transaction<DB>,
  events: readonly EventInput[],
): Promise<Map<string, string>> => {
  const keys = events.map(({ source, sourceKey }) => ({ source, source_key: sourceKey }));
  const { rows } = await sql<Omit<SavedEvent, 'is_new'>>`
    SELECT e.id, e.source, e.source_key FROM events e
    JOIN ${recordset(keys, { source: 'text', source_key: 'text' })} USING (source, source_key)`.execute(trx);
  return new Map(rows.map((row) => [keyOf(row.source, row.source_key), row.id]));
};

const castColumns = { event_id: 'text', performer_id: 'text', position: 'integer' };

/** Returns the ids of the events whose performers have changed. */
const saveCast = async (trx: Transaction<DB>, events: readonly EventInput[]): Promise<string[]> => {
  const ids = await idsByKey(trx, events);
  const rows = events.flatMap(({ source, sourceKey, performers }) =>
    performers.map(({ id }, position) => ({
      event_id: ids.get(keyOf(source, sourceKey)),
      performer_id: id,
      position,
    })),
  );
  const { rows: gone } = await sql<{ event_id: string }>`
    DELETE FROM event_performers ep WHERE event_id = ANY (${[...ids.values()]}::text[]) AND NOT EXISTS (
      SELECT FROM ${recordset(rows, castColumns)} WHERE given_rows.event_id = ep.event_id
        AND given_rows.performer_id = ep.performer_id AND given_rows.position = ep.position)
    RETURNING event_id`.execute(trx);
  const { rows: added } = await sql<{ event_id: string }>`
    INSERT INTO event_performers (${namesOf(castColumns)})
    SELECT ${namesOf(castColumns)} FROM ${recordset(rows, castColumns)}
    ON CONFLICT DO NOTHING RETURNING event_id`.execute(trx);
  return [...gone, ...added].map(({ event_id }) => event_id);
};

/**
 * Adds events and changes those that exist. With `saveVenues` and `savePerformers` the only code that writes these tables;
 * the venues and performers have to exist.
 */
export const saveEvents = async (
  trx: Transaction<DB>,
  events: readonly EventInput[],
): Promise<SavedCounts> => {
  if (events.length === 0) return { added: 0, updated: 0 };
  const saved = await upsertEvents(trx, events);
  const recast = await saveCast(trx, events);
  const added = saved.filter(({ is_new }) => is_new).map(({ id }) => id);
  const touched = new Set([...saved.map(({ id }) => id), ...recast]);
  return { added: added.length, updated: touched.size - added.length };
};
