import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText } from '../text/schemas.ts';
import { placeStatuses, queueStatuses } from './rules.ts';

/** The queue of an event, the same for everybody. */
export const Queue = z.strictObject({
  eventId: z.string(),
  status: z.enum(queueStatuses),
  /** From when one can join. */
  opensAt: z.string(),
  saleAt: z.string(),
  /** Places are drawn among those who are there at `saleAt`; later ones queue up behind them. */
  hasDraw: z.boolean(),
  /** SHA-256 of the seed, published before anyone could join. */
  commitment: z.string(),
  /** How many wait; before the sale, how many take part in the draw. */
  waiting: z.int(),
  /** How many got a number so far. */
  total: z.int(),
  /** Tickets that are neither sold nor held. */
  ticketsLeft: z.int(),
  /** Nothing is left, and nothing is held that could come back. */
  isSoldOut: z.boolean(),
});

export type Queue = z.infer<typeof Queue>;

/** The place of one person or browser. */
export const QueuePlace = z.strictObject({
  /** Known only to its owner. */
  id: z.string(),
  /** What the published log calls this place: SHA-256 of its id. */
  code: z.string(),
  status: z.enum(placeStatuses),
  /** null before the draw. */
  number: z.int().nullable(),
  /** How many are in front; null before the draw. */
  ahead: z.int().nullable(),
  /** null while it is unknown: before the draw, and while everything that is left is held. */
  expectedSeconds: z.int().nullable(),
  /** Until when seats can be held. */
  admittedUntil: z.string().nullable(),
  /** When to ask again; a little different for everyone, so that not all ask at once. */
  pollSeconds: z.number().positive(),
});

export type QueuePlace = z.infer<typeof QueuePlace>;

/** One place in the published log. */
const LogEntry = z.strictObject({
  code: z.string(),
  joinedAt: z.string(),
  number: z.int().nullable(),
  admittedAt: z.string().nullable(),
  /** Left before being let in: others pass. */
  leftAt: z.string().nullable(),
});

/** Everything that is needed to compute the draw again. */
export const QueueLog = z.strictObject({
  eventId: z.string(),
  saleAt: z.string(),
  drawnAt: z.string().nullable(),
  commitment: z.string(),
  /** null before the draw. */
  seed: z.string().nullable(),
  /** Empty before the draw; then by number. */
  entries: z.array(LogEntry),
});

export type QueueLog = z.infer<typeof QueueLog>;

const EventParams = z.object({ eventId: AnyText(60) });
const PlaceParams = z.object({ placeId: AnyText(100) });
const Own = z.strictObject({ queue: Queue.nullable(), place: QueuePlace.nullable() });

export const queueSchemas = {
  getQueue: {
    summary:
      "The queue of an event and the caller's place in it; without a queue, seats can be held at once.",
    params: EventParams,
    response: Own,
    errors: { NOT_FOUND: null },
  },
  joinQueue: {
    summary: 'Takes a place in the queue of an event. An account, or a browser without one, has one place.',
    params: EventParams,
    response: Own,
    errors: { NOT_FOUND: null, INVALID_STATE: null },
  },
  getQueuePlace: {
    summary: 'A place in a queue, by its secret id: what a waiting page asks again and again.',
    params: PlaceParams,
    response: z.strictObject({ queue: Queue, place: QueuePlace }),
    errors: { NOT_FOUND: null },
  },
  leaveQueue: {
    summary: 'Gives a place in a queue up.',
    params: PlaceParams,
    response: null,
    errors: { NOT_FOUND: null },
  },
  getQueueLog: {
    summary: 'The published log of a queue: with it, anyone can compute the draw again.',
    params: EventParams,
    response: QueueLog,
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
