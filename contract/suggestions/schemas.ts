import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText } from '../text/schemas.ts';
import { suggestionKinds } from './rules.ts';

/** An entry that a search box offers, in the language of the request. */
export const Suggestion = z.strictObject({
  kind: z.enum(suggestionKinds),
  /** Unique within its kind. */
  id: z.string(),
  /** `Denver`, `80202`, `Denver International Airport (DEN)`. */
  label: z.string(),
  /** The state of a city, the city of a sight or a venue, day and venue of an event. Empty for a state. */
  detail: z.string(),
  path: z.string(),
  /** The path of a picture of the place, a square of 60 pixels; null for what has none. */
  icon: z.string().nullable(),
  /** Published stays in a city or state, or around a point; null for events, performers, venues and stays. */
  stayCount: z.int().nullable(),
});

export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionsSchemas = {
  listSuggestions: {
    summary:
      'Places, events, performers, venues and stays by what has been typed of a name (typo-tolerant): exact names first, then beginnings, then misspelled ones, larger ones first. Without a text, the most popular places.',
    query: z.strictObject({
      q: AnyText(200).default(''),
      /** Only these; without it, all. */
      kinds: z
        .union([z.enum(suggestionKinds), z.array(z.enum(suggestionKinds)).max(suggestionKinds.length)])
        .transform((kinds) => (Array.isArray(kinds) ? kinds : [kinds]))
        .optional(),
      limit: z.coerce.number().int().min(1).max(20).default(10),
    }),
    response: z.strictObject({ suggestions: z.array(Suggestion) }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
