import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { fieldRule } from '../errors/rules.ts';
import { Review } from '../stays/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { hostLanguages, mostLanguages } from './rules.ts';

const Languages = z.array(z.enum(hostLanguages)).max(mostLanguages);

export const Host = z.strictObject({
  id: z.string(),
  name: z.string(),
  joinedOn: Day,
  /** ISO 639-1; empty if they are not known. */
  languages: Languages,
  listingCount: z.int(),
  /** The mean of all reviews of the host's places. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** The latest reviews of all places. */
  reviews: z.array(z.strictObject({ propertyId: z.string(), propertyTitle: z.string(), review: Review })),
  /** From the questions of the last 365 days; null with fewer than five. */
  response: z
    .strictObject({
      /** Questions that were answered within 24 hours, in percent. */
      ratePercent: z.int(),
      /** The median time until the first answer; null if none was answered. */
      medianMinutes: z.int().nullable(),
    })
    .nullable(),
});

export type Host = z.infer<typeof Host>;

export const hostsSchemas = {
  getHost: {
    summary: 'A host: since when, languages, how fast they answer, and what guests say about their places.',
    params: z.object({ hostId: AnyText(100, 1) }),
    response: Host,
    errors: { NOT_FOUND: null },
  },
  putHostLanguages: {
    summary: 'Replace the languages of the acting host.',
    body: z.strictObject({
      languages: Languages.refine(
        (languages) => new Set(languages).size === languages.length,
        fieldRule('duplicate_items'),
      ),
    }),
    response: z.strictObject({ languages: Languages }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
