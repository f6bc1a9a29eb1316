import { createHash } from 'node:crypto';
import type { FeedFault } from '@golark/contract/calendar-feeds/rules';
import { addDays, dayInZone, utcDay } from '@golark/contract/dates/rules';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { OutboundFault } from '#platform/outbound/outbound-fault';
import { ownUidSuffixOf } from './links.ts';
import { importedDays } from './places.ts';
import { type ReadCalendar, readCalendar } from './reading/read-calendar.ts';
import type { FeedRow, Version } from './store/feeds.ts';

type Calendar = Extract<ReadCalendar, { isRead: true }>;

/** An event that began so many days ago still has its first day: otherwise every day would change what has begun. */
const begunDays = 60;

/**
 * More than a room type can have in the two years that are imported, unless something is wrong: every event may be compared with every stored
 * one.
 */
const mostEvents = 2_000;

/** The answer of a site to one request. */
export type Fetched = { at: Date } & (
  | { kind: 'unchanged' }
  | { kind: 'failed'; fault: FeedFault }
  | { kind: 'read'; calendar: Calendar; version: Version }
);

/** The facts about a feed and its place that a fetch needs. */
export interface FetchedFeed
  extends Pick<FeedRow, 'url' | 'etag' | 'last_modified' | 'content_hash' | 'read_at' | 'held_since'> {
  timeZone: string;
  checkInHour: number;
  timeoutMilliseconds?: number | undefined;
}

const faultOfStatus = (status: number): FeedFault => {
  if (status === 404 || status === 410) return 'not_found';
  return status === 401 || status === 403 ? 'refused' : 'site_error';
};

/** An unchanged calendar is read again once a day, because its window of days has moved, and always while a fetch of it is held. */
const mayBeUnchanged = ({ read_at, held_since }: FetchedFeed, at: Date): boolean =>
  read_at !== null && held_since === null && utcDay(read_at) === utcDay(at);

const conditionsOf = ({ etag, last_modified }: FetchedFeed): Record<string, string> => ({
  ...(etag ? { 'if-none-match': etag } : {}),
  ...(last_modified ? { 'if-modified-since': last_modified } : {}),
});

/** The request was not made, so that nothing is known about the feed. */
const tooManyAtOnce = (): Failure =>
  new Failure('UNAVAILABLE', {
    detail: 'Many calendars of this site are being read.',
    retryAfterSeconds: 10,
  });

/** Requests a feed and reads it; stores nothing. What the site does wrong is a fault. Throws UNAVAILABLE. */
export const fetchFeed = async (ctx: Context, feed: FetchedFeed): Promise<Fetched> => {
  const at = ctx.clock.now();
  const isConditional = mayBeUnchanged(feed, at);
  const { timeoutMilliseconds } = feed;
  try {
    const { status, headers, body } = await ctx.outbound.get({
      url: feed.url,
      headers: { accept: 'text/calendar, */*;q=0.1', ...(isConditional ? conditionsOf(feed) : {}) },
      ...(timeoutMilliseconds === undefined ? {} : { timeoutMilliseconds }),
    });
    if (status === 304 && isConditional) return { at, kind: 'unchanged' };
    if (status !== 200) return { at, kind: 'failed', fault: faultOfStatus(status) };
    const contentHash = createHash('sha256').update(body).digest('base64url');
    if (isConditional && contentHash === feed.content_hash) return { at, kind: 'unchanged' };
    const today = dayInZone(at, feed.timeZone);
    const calendar = await readCalendar(body, {
      timeZone: feed.timeZone,
      checkInHour: feed.checkInHour,
      today,
      from: addDays(today, -begunDays),
      until: addDays(today, importedDays),
      ownUidSuffix: ownUidSuffixOf(ctx),
    });
    if (!calendar.isRead) {
      const { fault, error } = calendar;
      if (error)
        ctx.log.error({ err: error, host: new URL(feed.url).hostname }, 'a calendar could not be read');
      return { at, kind: 'failed', fault };
    }
    if (calendar.events.length > mostEvents) return { at, kind: 'failed', fault: 'too_many_events' };
    const version = {
      etag: headers['etag'] ?? null,
      lastModified: headers['last-modified'] ?? null,
      contentHash,
    };
    return { at, kind: 'read', calendar, version };
  } catch (error) {
    if (!(error instanceof OutboundFault)) throw error;
    if (error.code === 'busy') throw tooManyAtOnce();
    return { at, kind: 'failed', fault: error.code };
  }
};
