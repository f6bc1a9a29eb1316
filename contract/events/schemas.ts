import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { PageNumber, pageOf } from '../paging/schemas.ts';
import { PropertyImage } from '../search/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import {
  type EventGenre,
  eventCategories,
  eventGenres,
  eventSorts,
  eventStatuses,
  timeWords,
  venueKinds,
} from './rules.ts';
import { SeatMap } from './seat-map-schemas.ts';

const genre = z.enum(eventGenres as [EventGenre, ...EventGenre[]]);

export const PerformerRef = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  genre,
});

export type PerformerRef = z.infer<typeof PerformerRef>;

export const VenueRef = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(venueKinds),
  /** `Portland`, `OR`, with the slugs of their pages. */
  city: z.strictObject({ id: z.string(), name: z.string(), slug: z.string() }),
  state: z.strictObject({ id: z.string(), name: z.string(), slug: z.string() }),
  timeZone: z.string(),
  lat: z.number(),
  lng: z.number(),
});

export type VenueRef = z.infer<typeof VenueRef>;

/** An event in a list. Prices are all-in, per ticket. */
export const EventCard = z.strictObject({
  id: z.string(),
  title: z.string(),
  category: z.enum(eventCategories),
  genre,
  status: z.enum(eventStatuses),
  /** How often its title, place, start or status was changed. */
  changeCount: z.int(),
  startsAt: z.string(),
  /** The hour is not known yet; only the day of `startsAt` is right. */
  isTimeTbd: z.boolean(),
  /** When tickets become available, if that is in the future. */
  onSaleAt: z.string().nullable(),
  venue: VenueRef,
  performers: z.array(PerformerRef),
  image: PropertyImage,
  /** null when no ticket is for sale. */
  fromPrice: Money.nullable(),
  /** How many tickets are left, if there are at most 10; otherwise null. */
  fewLeft: z.int().nullable(),
  /** From the point of the search. */
  distanceMeters: z.int().nullable(),
});

export type EventCard = z.infer<typeof EventCard>;

/** One step of the rule by which single tickets are refunded: canceling before `until` refunds `percent` of the ticket price. */
const RefundStep = z.strictObject({ until: z.string(), percent: z.int() });

export const Event = z.strictObject({
  ...EventCard.shape,
  doorsAt: z.string().nullable(),
  /** The start before the event was moved. */
  movedFrom: z.string().nullable(),
  seatMap: SeatMap,
  venueImage: PropertyImage,
  capacity: z.int(),
  /** Tickets per buyer. */
  ticketLimit: z.int(),
  /** Empty if tickets can't be returned. */
  refundSteps: z.array(RefundStep),
  /** The highest resale price as percent of the face value; null without a limit. */
  resaleCapPercent: z.int().nullable(),
  /** From when companion seats that are left are sold without a wheelchair space; null if they never are. */
  companionsReleasedAt: z.string().nullable(),
  /** When selling ends: the start of the event. */
  salesEndAt: z.string(),
});

export type Event = z.infer<typeof Event>;

export const Venue = z.strictObject({
  ...VenueRef.shape,
  capacity: z.int(),
  image: PropertyImage,
  eventCount: z.int(),
  nextEventAt: z.string().nullable(),
});

export type Venue = z.infer<typeof Venue>;

export const Performer = z.strictObject({
  ...PerformerRef.shape,
  category: z.enum(eventCategories),
  image: PropertyImage,
  homeVenue: VenueRef.nullable(),
  eventCount: z.int(),
});

export type Performer = z.infer<typeof Performer>;

const coordinate = (limit: number) => z.coerce.number().min(-limit).max(limit).optional();

export const EventsQuery = z.object({
  category: z.enum(eventCategories).optional(),
  genre: genre.optional(),
  /** Words of the title, a performer, the venue or its city. */
  q: AnyText(120).optional(),
  /** Days in the venue's time zone; `to` is included. */
  from: Day.optional(),
  to: Day.optional(),
  when: z.enum(timeWords).optional(),
  lat: coordinate(90),
  lng: coordinate(180),
  /** Meters around the point. */
  radius: z.coerce.number().min(1000).max(5_000_000).default(100_000),
  /** `lat,lng,lat,lng`: south-west and north-east of a map. */
  bounds: AnyText(120).optional(),
  stateId: AnyText(40).optional(),
  cityId: AnyText(40).optional(),
  venueId: AnyText(60).optional(),
  performerId: AnyText(60).optional(),
  /** Whole dollars, all-in per ticket. */
  priceTo: z.coerce.number().int().min(1).max(10_000).optional(),
  sort: z.enum(eventSorts).default('soonest'),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
});

export type EventsQuery = z.infer<typeof EventsQuery>;

const CategoryCount = z.strictObject({
  category: z.enum(eventCategories),
  count: z.int(),
  genres: z.array(z.strictObject({ genre, count: z.int() })),
});

export const eventsSchemas = {
  listEvents: {
    summary: 'Events that are still to come, by category, place, day, venue and performer.',
    query: EventsQuery,
    response: pageOf(EventCard).extend({
      /** How many events the search would have in each category. */
      categories: z.record(z.enum(eventCategories), z.int()),
    }),
    errors: {},
  },
  getEvent: {
    summary: 'An event with its venue, performers and seat map.',
    params: z.object({ eventId: AnyText(60) }),
    response: z.strictObject({ event: Event }),
    errors: { NOT_FOUND: null },
  },
  listVenues: {
    summary: 'Venues with events, those with the most first; near a point if one is given.',
    query: z.object({
      q: AnyText(120).optional(),
      lat: coordinate(90),
      lng: coordinate(180),
      radius: z.coerce.number().min(1000).max(5_000_000).default(100_000),
      page: PageNumber,
    }),
    response: pageOf(Venue),
    errors: {},
  },
  getVenue: {
    summary: 'A venue by its id or slug.',
    params: z.object({ venueId: AnyText(80) }),
    response: z.strictObject({ venue: Venue }),
    errors: { NOT_FOUND: null },
  },
  getPerformer: {
    summary: 'A performer or team by its id or slug.',
    params: z.object({ performerId: AnyText(80) }),
    response: z.strictObject({ performer: Performer }),
    errors: { NOT_FOUND: null },
  },
  listTicketCategories: {
    summary: 'The categories and genres with the number of events to come.',
    response: z.strictObject({ categories: z.array(CategoryCount) }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
