import type { FetchOutcome } from '@golark/contract/calendar-feeds/rules';
import { addDays, type Day, dayInZone } from '@golark/contract/dates/rules';
import { sql, type Transaction } from 'kysely';
import { lockRoomTypes } from '#calendars';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { reachStep } from '#platform/fault-point';
import { listingChanges } from '#stays';
import type { Fetched } from './fetch-feed.ts';
import { importedDays } from './places.ts';
import { usualMinutesAfter } from './rules/lateness.ts';
import { type EventDifferences, type EventValues, lossOf, matchEvents } from './rules/match-events.ts';
import { minutesToNextFetch } from './rules/next-fetch.ts';
import { listEvents, saveDifferences } from './store/events.ts';
import { type FeedRow, lockFeed, markFailed, markHeld, markImported } from './store/feeds.ts';
import { recordFetch, type StoredDifference } from './store/fetches.ts';

/** How long after a fetch that would lose too much another one may confirm it; until then the host can. */
export const secondFetchMinutes = 10;

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

const nextFetch = (ctx: Pick<Context, 'config'>, at: Date, failures: number): Date =>
  later(at, minutesToNextFetch(ctx.config.calendarFeedMinutes, { failures, random: Math.random() }));

const valuesOf = ({
  uid,
  recurrenceDay,
  code,
  kind,
  arriveDay,
  departDay,
  summary,
}: EventValues): EventValues => ({
  uid,
  recurrenceDay,
  code,
  kind,
  arriveDay,
  departDay,
  summary,
});

const recordedDifferences = ({ added, changed, removed }: EventDifferences): StoredDifference[] => [
  ...added.map((after) => ({ change: 'added', before: null, after: valuesOf(after) }) as const),
  ...changed.map(
    ({ before, after }) => ({ change: 'changed', before: valuesOf(before), after: valuesOf(after) }) as const,
  ),
  ...removed.map((before) => ({ change: 'removed', before: valuesOf(before), after: null }) as const),
];

interface Import {
  feed: FeedRow;
  today: Day;
  /** The host wants the fetch although it loses more than half of the future events. */
  isConfirmed: boolean;
}

type Read = Extract<Fetched, { kind: 'read' }>;

/** Counts the claims on the nights of a feed's room type again. Nights that one event frees and another one takes change hands in one statement. */
export const countClaims = (
  trx: Transaction<DB>,
  { feed, today }: { feed: Pick<FeedRow, 'room_type_id'>; today: Day },
) =>
  sql`SELECT count_claimed_nights(${feed.room_type_id}, ${today}::date, ${addDays(today, importedDays + 1)}::date)`.execute(
    trx,
  );

/** The values of a feed that was read, or found unchanged. */
const successOf = (ctx: Pick<Context, 'config'>, feed: FeedRow, at: Date) => ({
  at,
  next: nextFetch(ctx, at, 0),
  usualMinutes: feed.imported_at
    ? usualMinutesAfter(feed.usual_minutes, {
        gapMinutes: (at.getTime() - feed.imported_at.getTime()) / 60_000,
        intervalMinutes: ctx.config.calendarFeedMinutes,
      })
    : null,
});

const isConfirmedBySecond = ({ held_since }: FeedRow, at: Date): boolean =>
  held_since !== null && at >= later(held_since, secondFetchMinutes);

const applyRead = async (
  ctx: Pick<Context, 'config'>,
  trx: Transaction<DB>,
  { fetched, feed, today, isConfirmed }: Import & { fetched: Read },
): Promise<FetchOutcome> => {
  const { at, calendar, version } = fetched;
  const stored = await listEvents(trx, { feedId: feed.id, after: today });
  const differences = matchEvents(
    stored,
    calendar.events.filter(({ departDay }) => departDay > today),
  );
  const { problems } = calendar;
  const loss = lossOf(stored, differences);
  if (loss && !isConfirmed && !isConfirmedBySecond(feed, at)) {
    await markHeld(trx, feed.id, { at, next: later(at, secondFetchMinutes), loss });
    await recordFetch(trx, { feedId: feed.id, at, outcome: 'held', fault: null, differences: [], problems });
    return 'held';
  }
  const recorded = recordedDifferences(differences);
  const outcome = recorded.length > 0 ? 'imported' : 'unchanged';
  await saveDifferences(trx, feed.id, { differences, today });
  // pages and exported calendars show more of it than its nights
  if (recorded.length > 0) await listingChanges.record(trx, [feed.listing_id]);
  reachStep('calendar-feeds.import.events-saved');
  await countClaims(trx, { feed, today });
  await markImported(trx, feed.id, { ...successOf(ctx, feed, at), version });
  await recordFetch(trx, { feedId: feed.id, at, outcome, fault: null, differences: recorded, problems });
  reachStep('calendar-feeds.import.before-commit');
  return outcome;
};

/** Locks the room type and those linked with it as bookings do, then the feed; undefined if it was removed. */
export const lockFeedWithRooms = async (
  trx: Transaction<DB>,
  { id, room_type_id }: Pick<FeedRow, 'id' | 'room_type_id'>,
): Promise<FeedRow | undefined> => {
  await lockRoomTypes(trx, [room_type_id]);
  return lockFeed(trx, id);
};

interface WantedImport {
  feed: Pick<FeedRow, 'id' | 'room_type_id'>;
  timeZone: string;
  isConfirmed?: boolean;
}

/**
 * Writes the outcome of a fetch; undefined if the feed was removed meanwhile. A fetch that is older than the last one that was written
 * changes nothing.
 */
export const importIn = async (
  ctx: Pick<Context, 'config'>,
  trx: Transaction<DB>,
  { fetched, ...wanted }: WantedImport & { fetched: Fetched },
): Promise<FetchOutcome | undefined> => {
  const feed = await lockFeedWithRooms(trx, wanted.feed);
  if (!feed) return undefined;
  const { at } = fetched;
  if (feed.tried_at && feed.tried_at > at) return 'unchanged';
  const found = { feedId: feed.id, at, differences: [], problems: [] };
  if (fetched.kind === 'failed') {
    const { fault } = fetched;
    await markFailed(trx, feed.id, { at, next: nextFetch(ctx, at, feed.failures + 1), fault });
    await recordFetch(trx, { ...found, outcome: 'failed', fault });
    return 'failed';
  }
  if (fetched.kind === 'unchanged') {
    await markImported(trx, feed.id, { ...successOf(ctx, feed, at), version: null });
    await recordFetch(trx, { ...found, outcome: 'unchanged', fault: null });
    return 'unchanged';
  }
  const today = dayInZone(at, wanted.timeZone);
  return applyRead(ctx, trx, { fetched, feed, today, isConfirmed: wanted.isConfirmed ?? false });
};

/** As `importIn`, in a transaction of its own. */
export const importFetched = (
  ctx: Pick<Context, 'config' | 'db'>,
  fetched: Fetched,
  wanted: WantedImport,
): Promise<FetchOutcome | undefined> =>
  ctx.db.transaction().execute((trx) => importIn(ctx, trx, { ...wanted, fetched }));
