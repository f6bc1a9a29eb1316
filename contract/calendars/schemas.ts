import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { PropertyParams } from '../stays/schemas.ts';
import { nightClosings } from './rules.ts';

/** A night, and the rules of its day for stays that arrive, stay or depart on it. */
export const NightState = z.strictObject({
  date: Day,
  free: z.boolean(),
  /**
   * Why it can't be slept; null if it can: `past`, earlier than the notice that the host needs, `taken` (sold or blocked), kept free for
   * preparation, or `too_far`.
   */
  closed: z.enum(nightClosings).nullable(),
  nightly: Money,
  /** Least nights of a stay that arrives on this day. */
  minStayArrival: z.int(),
  /** Least nights of every stay that includes this night. */
  minStayThrough: z.int(),
  /** Most nights of a stay that arrives on this day. */
  maxStay: z.int(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
  /** The nights from this one to the next that is taken, if the host sells them together whatever the minimum; null otherwise. */
  gapNights: z.int().nullable(),
});

export const calendarsSchemas = {
  getAvailability: {
    summary: 'Each night of a range, `until` left out: free or why not, its rate and the rules of its day.',
    params: PropertyParams,
    query: z.object({ from: Day, until: Day }),
    response: z.strictObject({ propertyId: z.string(), nights: z.array(NightState) }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
