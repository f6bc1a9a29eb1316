import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { repeatErrors } from '../errors/rules.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { AnyText, Text } from '../text/schemas.ts';
import {
  eventProblems,
  feedEventKinds,
  feedFaults,
  fetchOutcomes,
  maxFeedNameLength,
  maxFeedUrlLength,
} from './rules.ts';

const ListingParams = z.object({ listingId: AnyText(200) });
const FeedParams = z.object({ listingId: AnyText(200), feedId: z.uuid() });

/** A calendar of another site that is imported. Its address is a secret, so that only its host name is returned. */
export const CalendarFeed = z.strictObject({
  id: z.string(),
  roomTypeId: z.string(),
  name: z.string(),
  /** The host name of its address. */
  host: z.string(),
  /** When it was read completely for the last time. */
  importedAt: z.string().nullable(),
  triedAt: z.string().nullable(),
  nextFetchAt: z.string(),
  /** The usual time between two fetches that succeed; null until it is known. */
  usualMinutes: z.int().nullable(),
  /** It was not read for longer than usual: until it is, instant booking of the listing is a request. */
  isLate: z.boolean(),
  /** Why the last fetch changed nothing; null if it succeeded. */
  fault: z.enum(feedFaults).nullable(),
  /** A fetch that waits for a second one, or for the host, because it would lose more than half of the future events. */
  held: z.strictObject({ since: z.string(), lost: z.int(), known: z.int() }).nullable(),
  /** Events that end after today. */
  counts: z.strictObject({ reservations: z.int(), blocks: z.int(), shadows: z.int() }),
  /** The calendar to import into that site: without what came from it. */
  exportUrl: z.string(),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const FeedEvent = z.strictObject({
  id: z.string(),
  kind: z.enum(feedEventKinds),
  arriveDay: Day,
  departDay: Day,
  summary: z.string(),
  /** The reservation code of the site. */
  code: z.string().nullable(),
});
export type FeedEvent = z.infer<typeof FeedEvent>;

const EventDifference = FeedEvent.omit({ id: true }).extend({
  change: z.enum(['added', 'changed', 'removed']),
  /** The nights that it had before, if they have changed. */
  before: z.strictObject({ arriveDay: Day, departDay: Day }).nullable(),
});

/** One fetch, as a difference from the one before; fetches in a row that found nothing new are one. */
export const FeedFetch = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** The last one of the fetches in a row. */
  lastAt: z.string(),
  fetches: z.int(),
  outcome: z.enum(fetchOutcomes),
  fault: z.enum(feedFaults).nullable(),
  added: z.int(),
  changed: z.int(),
  removed: z.int(),
  /** At most 50. */
  differences: z.array(EventDifference),
  /** The events that were left out, at most 20. */
  problems: z.array(z.strictObject({ code: z.enum(eventProblems), summary: z.string() })),
});
export type FeedFetch = z.infer<typeof FeedFetch>;

/** Nights that another site has sold although they are taken here. Nothing is moved: the host decides which guest stays. */
export const CalendarConflict = z.strictObject({
  listing: z.strictObject({ id: z.string(), title: z.string() }),
  feed: z.strictObject({ id: z.string(), name: z.string() }),
  event: FeedEvent,
  /** The nights in question. */
  from: Day,
  until: Day,
  /** Who has them: bookings here, and reservations of other sites. */
  takenBy: z.array(
    z.strictObject({
      kind: z.enum(['booking', 'site', 'own', 'linked']),
      /** The booking, if it is one here. */
      bookingId: z.string().nullable(),
      /** The guest, for a role that may read reservations, or the other site. */
      name: z.string().nullable(),
    }),
  ),
});
export type CalendarConflict = z.infer<typeof CalendarConflict>;

const Room = z.strictObject({
  id: z.string(),
  name: z.string(),
  units: z.int(),
  /** The calendar with everything that takes nights, for a program that no feed comes from. */
  exportUrl: z.string(),
});

export const ChannelListing = z.strictObject({
  id: z.string(),
  title: z.string(),
  photoId: z.string().nullable(),
  timeZone: z.string(),
  rooms: z.array(Room),
  feeds: z.array(CalendarFeed),
});
export type ChannelListing = z.infer<typeof ChannelListing>;

export const calendarFeedsSchemas = {
  listCalendarFeeds: {
    summary:
      'The listings of the acting host by title, each with the calendars that it imports and the addresses of its own.',
    query: z.object({ pageNumber: PageNumber }),
    response: pageOf(ChannelListing).extend({
      /** The conflicts of all listings, the next night first, at most 50. */
      conflicts: z.array(CalendarConflict),
    }),
    errors: { NOT_FOUND: null },
  },
  addCalendarFeed: {
    summary:
      'Import the calendar of another site, now and on a schedule. An address that cannot be read is refused with the field `url`.',
    params: ListingParams,
    body: z.strictObject({
      url: AnyText(maxFeedUrlLength, 1),
      /** The site; from the address if omitted. */
      name: Text(maxFeedNameLength).optional(),
      /** The only one of the listing if omitted. */
      roomTypeId: AnyText(200).optional(),
    }),
    response: z.strictObject({ feed: CalendarFeed }),
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
  getCalendarFeed: {
    summary: 'An imported calendar: the events that end after today, and its fetches, the latest first.',
    params: FeedParams,
    query: z.object({ pageNumber: PageNumber }),
    response: z.strictObject({
      listing: z.strictObject({ id: z.string(), title: z.string(), timeZone: z.string() }),
      feed: CalendarFeed,
      /** At most 500, the next one first. */
      events: z.array(FeedEvent),
      fetches: pageOf(FeedFetch),
    }),
    errors: { NOT_FOUND: null },
  },
  importCalendarFeed: {
    summary:
      'Fetch a calendar now. With `confirm`, a fetch that loses more than half of the future events is imported too.',
    params: FeedParams,
    body: z.strictObject({ confirm: z.boolean().default(false) }),
    response: z.strictObject({ feed: CalendarFeed, outcome: z.enum(fetchOutcomes) }),
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
  removeCalendarFeed: {
    summary: 'Import a calendar no longer. Its events are removed and their nights are open again.',
    params: FeedParams,
    response: null,
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
  renewCalendarLink: {
    summary: 'Replace the secret in the address of an exported calendar; the former address stops working.',
    params: ListingParams,
    body: z.strictObject({
      roomTypeId: AnyText(200),
      /** The calendar without what came from this feed; null is the one with everything. */
      feedId: z.uuid().nullable(),
    }),
    response: z.strictObject({ exportUrl: z.string() }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
