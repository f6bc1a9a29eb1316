import type { FeedFault } from '@golark/contract/calendar-feeds/rules';
import type { Day } from '@golark/contract/dates/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { roomNights } from '#calendars';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { lateness } from '../rules/lateness.ts';
import type { Loss } from '../rules/match-events.ts';

/** A calendar of another site that is imported. */
export interface FeedRow {
  id: string;
  listing_id: string;
  room_type_id: string;
  name: string;
  /** A secret: never logged or sent. */
  url: string;
  host: string;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  imported_at: Date | null;
  read_at: Date | null;
  tried_at: Date | null;
  fault: FeedFault | null;
  failures: number;
  held_since: Date | null;
  held_lost: number | null;
  held_known: number | null;
  next_fetch_at: Date;
  /** Between fetches that succeed; null until it is known. */
  usual_minutes: number | null;
}

const columns = sql`
  f.id, f.listing_id, f.room_type_id, f.name, f.url, f.host, f.etag, f.last_modified, f.content_hash, f.imported_at, f.read_at,
  f.tried_at, f.fault, f.failures, f.held_since, f.held_lost, f.held_known, f.next_fetch_at, f.usual_minutes`;

export interface NewFeed {
  id: string;
  listingId: string;
  roomTypeId: string;
  name: string;
  url: string;
  host: string;
  at: Date;
}

/** Returns whether it was inserted; the room type has a feed of this address otherwise. */
export const insertFeed = async (trx: Transaction<DB>, feed: NewFeed): Promise<boolean> => {
  try {
    await sql`
      INSERT INTO calendar_feeds (id, listing_id, room_type_id, name, url, host, created_at, next_fetch_at)
      VALUES (${feed.id}, ${feed.listingId}, ${feed.roomTypeId}, ${feed.name}, ${feed.url}, ${feed.host}, ${feed.at}, ${feed.at})`.execute(
      trx,
    );
    return true;
  } catch (error) {
    if (isViolationOf(error, 'calendar_feeds_once')) return false;
    throw error;
  }
};

export const countFeedsOfRoom = async (db: Database, roomTypeId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM calendar_feeds WHERE room_type_id = ${roomTypeId}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const findFeed = async (db: Database, id: string): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`SELECT ${columns} FROM calendar_feeds f WHERE f.id = ${id}`.execute(db);
  return rows[0];
};

/** A feed of this listing. */
export const findFeedOfListing = async (
  db: Database,
  { id, listingId }: { id: string; listingId: string },
): Promise<FeedRow | undefined> => {
  const feed = await findFeed(db, id);
  return feed?.listing_id === listingId ? feed : undefined;
};

/** The feeds of a listing that were not read since an instant. */
export const listFeedsReadBefore = async (
  db: Database,
  { listingId, before }: { listingId: string; before: Date },
): Promise<FeedRow[]> => {
  const { rows } = await sql<FeedRow>`
    SELECT ${columns} FROM calendar_feeds f
    WHERE f.listing_id = ${listingId} AND (f.imported_at IS NULL OR f.imported_at < ${before})`.execute(db);
  return rows;
};

/** Locks a feed until the end of the transaction; undefined if it was removed. Called with the locks of its room type. */
export const lockFeed = async (trx: Transaction<DB>, id: string): Promise<FeedRow | undefined> => {
  const { rows } = await sql<FeedRow>`
    SELECT ${columns} FROM calendar_feeds f WHERE f.id = ${id} FOR NO KEY UPDATE`.execute(trx);
  return rows[0];
};

export const deleteFeed = async (trx: Transaction<DB>, id: string): Promise<void> => {
  await sql`DELETE FROM calendar_feeds WHERE id = ${id}`.execute(trx);
};

/** The version of a response, for the next conditional request. */
export interface Version {
  etag: string | null;
  lastModified: string | null;
  contentHash: string;
}

/** The calendar was read, or is the same as before if there is no version. */
export const markImported = async (
  trx: Transaction<DB>,
  id: string,
  {
    at,
    next,
    version,
    usualMinutes,
  }: { at: Date; next: Date; version: Version | null; usualMinutes: number | null },
): Promise<void> => {
  await sql`
    UPDATE calendar_feeds SET imported_at = ${at}, tried_at = ${at}, next_fetch_at = ${next}, fault = NULL, failures = 0,
      usual_minutes = ${usualMinutes}, held_since = NULL, held_lost = NULL, held_known = NULL
      ${version ? sql`, read_at = ${at}, etag = ${version.etag}, last_modified = ${version.lastModified}, content_hash = ${version.contentHash}` : sql``}
    WHERE id = ${id}`.execute(trx);
};

export const markFailed = async (
  trx: Transaction<DB>,
  id: string,
  { at, next, fault }: { at: Date; next: Date; fault: FeedFault },
): Promise<void> => {
  await sql`
    UPDATE calendar_feeds SET tried_at = ${at}, next_fetch_at = ${next}, fault = ${fault}, failures = failures + 1
    WHERE id = ${id}`.execute(trx);
};

/** A fetch would lose too much: nothing else is written. The first one of several says since when. */
export const markHeld = async (
  trx: Transaction<DB>,
  id: string,
  { at, next, loss }: { at: Date; next: Date; loss: Loss },
): Promise<void> => {
  await sql`
    UPDATE calendar_feeds SET tried_at = ${at}, next_fetch_at = ${next}, fault = NULL, failures = 0,
      held_since = coalesce(held_since, ${at}), held_lost = ${loss.lost}, held_known = ${loss.known}
    WHERE id = ${id}`.execute(trx);
};

/**
 * Claims due feeds, grouped by host: a host whose feeds are slow is asked for a few at a time, and none of the others waits for it. What
 * a claim does not fetch until `again` is due once more.
 */
export const claimDueFeeds = async (
  trx: Transaction<DB>,
  { now, again, mostPerHost, mostHosts }: { now: Date; again: Date; mostPerHost: number; mostHosts: number },
): Promise<string[][]> => {
  const { rows } = await sql<{ ids: string[] }>`
    WITH due AS (
      SELECT id, host, row_number() OVER (PARTITION BY host ORDER BY next_fetch_at, id) AS place, min(next_fetch_at) OVER (PARTITION BY host) AS since
      FROM calendar_feeds WHERE next_fetch_at <= ${now}
    ), chosen AS (
      SELECT host, array_agg(id ORDER BY place) AS ids, min(since) AS since FROM due WHERE place <= ${mostPerHost}
      GROUP BY host ORDER BY 3 LIMIT ${mostHosts}
    ), claimed AS (
      UPDATE calendar_feeds f SET next_fetch_at = ${again} FROM chosen c
      WHERE f.id = ANY (c.ids) AND f.next_fetch_at <= ${now} RETURNING f.id
    )
    SELECT ARRAY(SELECT id FROM claimed WHERE id = ANY (c.ids)) AS ids FROM chosen c`.execute(trx);
  return rows.map(({ ids }) => ids).filter((ids) => ids.length > 0);
};

/** A feed with the number of its events by kind. */
export interface CountedFeed extends FeedRow {
  reservations: number;
  blocks: number;
  shadows: number;
}

/** The feeds of listings, in the order of their names, with the events that end after a day. */
export const listFeeds = async (
  db: Database,
  listingIds: readonly string[],
  after: Day,
): Promise<CountedFeed[]> => {
  const { rows } = await sql<CountedFeed>`
    SELECT ${columns}, c.reservations, c.blocks, c.shadows
    FROM calendar_feeds f
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE e.kind = 'reservation')::integer AS reservations,
        count(*) FILTER (WHERE e.kind = 'block')::integer AS blocks,
        count(*) FILTER (WHERE e.kind = 'shadow')::integer AS shadows
      FROM feed_events e WHERE e.feed_id = f.id AND e.depart_day > ${after}::date
    ) c
    WHERE f.listing_id = ANY (${[...listingIds]}::text[]) ORDER BY f.name, f.id`.execute(db);
  return rows;
};

type ConflictingNight =
  ReturnType<typeof roomNights.selectConflicts> extends RawBuilder<infer Night> ? Night : never;

/** The open questions to a host about calendars of other sites. */
export interface OpenQuestions {
  /** Feeds that could not be read several times, or that are held. */
  feedsToCheck: number;
  /** With the listing of the room type. */
  nights: (ConflictingNight & { listingId: string })[];
}

/** The open questions about listings, in one statement. */
export const findOpenQuestions = async (
  db: Database,
  listingIds: readonly string[],
  since: Day,
): Promise<OpenQuestions> => {
  const { rows } = await sql<OpenQuestions>`
    WITH feed AS (SELECT * FROM calendar_feeds WHERE listing_id = ANY (${[...listingIds]}::text[]))
    SELECT (SELECT count(*)::integer FROM feed WHERE failures >= 2 OR held_since IS NOT NULL) AS "feedsToCheck",
      coalesce((SELECT json_agg(to_jsonb(n) || jsonb_build_object('listingId',
          (SELECT f.listing_id FROM feed f WHERE f.room_type_id = n."roomTypeId" LIMIT 1)))
        FROM (${roomNights.selectConflicts(sql`SELECT f.room_type_id FROM feed f`, since)}) n), '[]'::json) AS nights`.execute(
    db,
  );
  return rows[0] ?? { feedsToCheck: 0, nights: [] };
};

/** The listings of which a feed is late at an instant; `usualMinutes` is what is usual for a feed of which that is not known yet. */
export const listLateListings = async (
  db: Database,
  { at, usualMinutes }: { at: Date; usualMinutes: number },
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT listing_id AS id FROM calendar_feeds WHERE imported_at < ${at}::timestamptz
      - make_interval(secs => 60 * greatest(${lateness.leastMinutes}, ${lateness.intervals} * coalesce(usual_minutes, ${usualMinutes})))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};
