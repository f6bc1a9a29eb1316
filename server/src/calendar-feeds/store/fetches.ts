import { randomUUID } from 'node:crypto';
import type { EventProblemCode, FeedFault, FetchOutcome } from '@golark/contract/calendar-feeds/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { EventValues } from '../rules/match-events.ts';

/** One event that a fetch has added, changed or removed. */
export interface StoredDifference {
  change: 'added' | 'changed' | 'removed';
  before: EventValues | null;
  after: EventValues | null;
}

export interface FetchRow {
  id: string;
  fetchedAt: string;
  lastAt: string;
  fetches: number;
  outcome: FetchOutcome;
  fault: FeedFault | null;
  differences: StoredDifference[];
  problems: { code: EventProblemCode; summary: string }[];
}

interface NewFetch extends Pick<FetchRow, 'outcome' | 'fault' | 'differences' | 'problems'> {
  feedId: string;
  at: Date;
}

/** Records a fetch. One that found what the last one found extends it. Called with the lock of the feed. */
export const recordFetch = async (trx: Transaction<DB>, fetch: NewFetch): Promise<void> => {
  const { feedId, at, outcome, fault, differences, problems } = fetch;
  if (differences.length === 0 && outcome !== 'imported') {
    const extended = await sql`
      UPDATE feed_fetches SET last_at = ${at}, fetches = fetches + 1
      WHERE id = (SELECT id FROM feed_fetches WHERE feed_id = ${feedId} ORDER BY number DESC LIMIT 1)
        AND outcome = ${outcome} AND fault IS NOT DISTINCT FROM ${fault} AND problems = ${JSON.stringify(problems)}::jsonb`.execute(
      trx,
    );
    if (extended.numAffectedRows) return;
  }
  await sql`
    INSERT INTO feed_fetches (id, feed_id, fetched_at, last_at, outcome, fault, differences, problems)
    VALUES (${randomUUID()}, ${feedId}, ${at}, ${at}, ${outcome}, ${fault}, ${JSON.stringify(differences)}::jsonb,
      ${JSON.stringify(problems)}::jsonb)`.execute(trx);
};

/** The fetches of a feed, the latest first. */
export const listFetches = async (
  db: Database,
  { feedId, limit, offset }: { feedId: string; limit: number; offset: number },
): Promise<{ fetches: FetchRow[]; totalCount: number }> => {
  const { rows } = await sql<{ fetch: FetchRow | null; count: number }>`
    SELECT json_build_object('id', h.id, 'fetchedAt', h.fetched_at, 'lastAt', h.last_at, 'fetches', h.fetches,
      'outcome', h.outcome, 'fault', h.fault, 'differences', h.differences, 'problems', h.problems) AS fetch,
      (SELECT count(*)::integer FROM feed_fetches WHERE feed_id = ${feedId}) AS count
    FROM feed_fetches h WHERE h.feed_id = ${feedId} ORDER BY h.number DESC LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  return {
    fetches: rows.flatMap(({ fetch }) => (fetch ? [fetch] : [])),
    totalCount: rows[0]?.count ?? 0,
  };
};

export const pruneFetches = async (db: Database, before: Date): Promise<void> => {
  await sql`DELETE FROM feed_fetches WHERE last_at < ${before}`.execute(db);
};
