import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { fieldRule } from '../errors/rules.ts';
import { searchSchemas } from '../search/schemas.ts';
import { AnyText, Text } from '../text/schemas.ts';
import { defaultDropPercent, dropPercents, mostNameLength, mostSavedSearches } from './rules.ts';

/** The body of `POST /v1/properties/search` without what concerns a page of its results. */
export const SearchToSave = searchSchemas.searchProperties.body.omit({
  mobile: true,
  member: true,
  clickAnalytics: true,
  userToken: true,
  pageSize: true,
  pageToken: true,
  page: true,
  allFacets: true,
  longerStays: true,
  splitStays: true,
  reasons: true,
});

export type SearchToSave = z.infer<typeof SearchToSave>;

const name = Text(mostNameLength);

/** The page of the results, `/s/colorado/denver/?dateFrom=…`; never another site. */
const path = AnyText(2000).refine(
  (text) => /^\/s\/[\w/-]*(?:\?[\w.*~%+:=&,-]*)?$/.test(text),
  fieldRule('invalid'),
);

const dropPercent = z.int().min(dropPercents.from).max(dropPercents.to);

const SavedSearch = z.strictObject({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  /** Emails are sent about this search. */
  hasAlerts: z.boolean(),
  /** How far a total has to drop below the lowest one that was reported or was there when it was saved. */
  dropPercent: z.int(),
  /** Without dates there are no totals that could be compared: alerts report no price drops. */
  hasDates: z.boolean(),
  /** Its dates are past, so there are no alerts. */
  isOver: z.boolean(),
  savedAt: z.string(),
});

export type SavedSearch = z.infer<typeof SavedSearch>;

const one = z.strictObject({ search: SavedSearch });

/** In the link of an email: it names the search, and does not expire. */
const token = AnyText(200);

const LinkedSearch = z.strictObject({ name: z.string(), hasAlerts: z.boolean() });

export type LinkedSearch = z.infer<typeof LinkedSearch>;

export const savedSearchesSchemas = {
  listSavedSearches: {
    summary: "The caller's saved searches, the newest first.",
    response: z.strictObject({
      searches: z.array(SavedSearch),
      /** Why no alert is sent: all are turned off in the settings, or the address is not confirmed. */
      alertObstacle: z.enum(['muted', 'unverified']).nullable(),
    }),
    errors: {},
  },
  saveSearch: {
    summary: `Save a search, of ${mostSavedSearches} at most, with alerts by email. The same search again stays as it is.`,
    body: z.strictObject({
      name,
      path,
      search: SearchToSave,
      dropPercent: dropPercent.default(defaultDropPercent),
    }),
    response: one,
    errors: {},
  },
  changeSavedSearch: {
    summary: 'Turn the alerts of a saved search on or off, or change which price drops they report.',
    params: z.object({ searchId: AnyText(100, 1) }),
    body: z.strictObject({ hasAlerts: z.boolean().optional(), dropPercent: dropPercent.optional() }),
    response: one,
    errors: { NOT_FOUND: null },
  },
  removeSavedSearch: {
    summary: 'Delete a saved search. Repeating it has no effect.',
    params: z.object({ searchId: AnyText(100, 1) }),
    response: null,
    errors: {},
  },
  validateAlertToken: {
    summary: 'Which saved search the link in an alert is of. Changes nothing.',
    body: z.strictObject({ token }),
    response: LinkedSearch,
    errors: {},
  },
  switchAlerts: {
    summary:
      'Turn the alerts of the saved search that a link names off, or on again, without logging in. Repeating it has no effect.',
    body: z.strictObject({ token, hasAlerts: z.boolean() }),
    response: LinkedSearch,
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
