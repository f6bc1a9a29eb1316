import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { calendarFile } from '@golark/contract/calendar-files/rules';
import { addDays, utcDay } from '@golark/contract/dates/rules';
import { findFeed, readCalendar, updateFeed } from '../server/src/calendar-feeds/index.ts';
import type { BenchApp } from './application.ts';
import { formatMilliseconds, integerFormat, type Result } from './results.ts';

const feedCount = 500;
const eventsPerFeed = 100;
/** As the jobs do. */
const atOnce = 12;
const budgets = { import: { max: 10 }, pause: { max: 1 } };
const longestPause = 50;
const host = 'feeds.example';

/** A guest for three nights in each week of almost two years. */
const fileOf = (feed: number, today: string): string =>
  calendarFile(
    Array.from({ length: eventsPerFeed }, (_, i) => {
      const start = addDays(today, 1 + i * 7);
      const uid = `${feed}-${i}@${host}`;
      return { uid, sequence: 0, start, end: addDays(start, 3), summary: 'Reserved', isCanceled: false };
    }),
    { product: 'Feeds', now: new Date(`${today}T00:00:00Z`) },
  );

interface Feed {
  id: string;
  listing_id: string;
  room_type_id: string;
}

/** Feeds of homes, none of which is linked with another. */
const insertFeeds = async ({ database }: BenchApp): Promise<Feed[]> => {
  const { rows } = await database.pool.query<Omit<Feed, 'id'>>(
    `SELECT r.listing_id, r.id AS room_type_id FROM room_types r
     WHERE r.units = 1 AND NOT EXISTS (SELECT FROM linked_room_types t WHERE t.room_type_id = r.id) ORDER BY r.id LIMIT $1`,
    [feedCount],
  );
  const feeds = rows.map((row) => ({ ...row, id: randomUUID() }));
  await database.pool.query(
    `INSERT INTO calendar_feeds (id, listing_id, room_type_id, name, url, host, created_at, next_fetch_at)
     SELECT id, listing_id, room_type_id, 'Feeds', 'https://' || $2 || '/' || id, $2, now(), now()
     FROM jsonb_to_recordset($1::jsonb) AS f (id uuid, listing_id text, room_type_id text)`,
    [JSON.stringify(feeds), host],
  );
  return feeds;
};

/** The milliseconds in which the files are read by the workers that an import uses, and nothing is stored. */
const readAll = async (files: Iterable<Uint8Array>, today: string): Promise<number> => {
  const place = { timeZone: 'America/Denver', checkInHour: 16, ownUidSuffix: '@own.example' };
  const startedAt = performance.now();
  await Promise.all(
    Array.from(files, (file) =>
      readCalendar(file, { ...place, today, from: today, until: addDays(today, 730) }),
    ),
  );
  return performance.now() - startedAt;
};

/** Imports 50,000 events of 500 feeds, compared with reading the files alone. */
export const benchFeeds = async (bench: BenchApp): Promise<Result[]> => {
  const feeds = await insertFeeds(bench);
  const today = utcDay(new Date());
  const files = feeds.map((_, i) => fileOf(i, today));
  const bytes = new Map(feeds.map(({ id }, i) => [id, new TextEncoder().encode(files[i])]));
  const outbound = {
    get: async ({ url }: { url: string }) => {
      const body = bytes.get(url.split('/').at(-1) ?? '') ?? new Uint8Array();
      return { status: 200, headers: {}, body };
    },
    close: async () => {},
  };
  const ctx = { ...bench.ctx, outbound };
  await readAll(bytes.values(), today);
  const reading = await readAll(bytes.values(), today);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  const waiting = [...feeds];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const feed = await findFeed(ctx.db, next.id);
      if (feed) await updateFeed(ctx, feed);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const importing = performance.now() - startedAt;
  delay.disable();
  const pause = delay.max / 1e6;
  await bench.database.pool.query('DELETE FROM calendar_feeds WHERE host = $1', [host]);
  const events = integerFormat.format(feedCount * eventsPerFeed);
  return [
    {
      name: 'feeds',
      subject: `${events} events of ${feedCount} feeds are imported in ${formatMilliseconds(importing)}`,
      baseline: `reading the files alone: ${formatMilliseconds(reading)}`,
      ratio: importing / reading,
      budget: budgets.import,
    },
    {
      name: 'feeds, pause',
      subject: `the event loop pauses for ${formatMilliseconds(pause)} at most`,
      baseline: formatMilliseconds(longestPause),
      ratio: pause / longestPause,
      budget: budgets.pause,
    },
  ];
};
