import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { PropertyParams } from '../stays/schemas.ts';

/** Why a night cannot be slept: sold or blocked, or outside what can be booked. */
export const NightState = z.strictObject({
  date: Day,
  free: z.boolean(),
  nightly: Money,
  minNights: z.int(),
});

export const calendarsSchemas = {
  getAvailability: {
    summary: 'Each night of a range, `until` left out: free or not, its rate and the least nights from it.',
    params: PropertyParams,
    query: z.object({ from: Day, until: Day }),
    response: z.strictObject({ propertyId: z.string(), nights: z.array(NightState) }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
