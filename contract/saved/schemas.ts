import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { PropertyHit } from '../search/schemas.ts';
import { PropertyParams } from '../stays/schemas.ts';
import { AnyText, Text } from '../text/schemas.ts';
import { longestListName, mostSavedLists, mostSavedStays } from './rules.ts';

const Dates = z.strictObject({ arriveDay: Day, departDay: Day });

const SavedParty = z.strictObject({
  adults: z.int().min(1).max(50).default(1),
  childAges: z.array(z.int().min(0).max(17)).max(20).default([]),
  infants: z.int().min(0).max(20).default(0),
  pets: z.boolean().default(false),
});

const StayToSave = z.strictObject({
  globalId: AnyText(100, 1),
  /** The dates that were looked at; null for any. */
  dates: Dates.nullable().default(null),
  party: SavedParty.prefault({}),
  /** Now if it is missing or in the future. */
  savedAt: z.iso.datetime().optional(),
  /** Cents when it was saved, for a list that was stored in a browser; as it is now if missing. */
  savedAmount: z.int().min(1).max(100_000_000).optional(),
});

const SharedStay = z.strictObject({
  stay: PropertyHit,
  dates: Dates.nullable(),
  party: SavedParty,
  /** The caller's all-in total for the dates, or without dates the nightly price. Null if the dates are past or taken. */
  priceNow: Money.nullable(),
});

export type SharedStay = z.infer<typeof SharedStay>;

const SavedStay = SharedStay.extend({
  savedAt: z.string(),
  /** What `priceNow` was when it was saved; null if the stay had no price. */
  priceThen: Money.nullable(),
});

export type SavedStay = z.infer<typeof SavedStay>;

/** Newest first; stays that are no longer offered are left out. */
const stays = z.array(SavedStay);

/** A name as the owner has written it; null for the default, which is shown in the reader's language. */
const listName = z.string().nullable();

const ListSummary = z.strictObject({ id: z.string(), name: listName, stayCount: z.int() });

export type ListSummary = z.infer<typeof ListSummary>;

const SavedList = z.strictObject({
  /** Null while the account has no list: the first one is made when a stay is saved. */
  list: ListSummary.nullable(),
  /** All lists of the account, the oldest first. */
  lists: z.array(ListSummary),
  stays,
  /** The secret of the link that shows the list to others; null if it isn't shared. */
  shareKey: z.string().nullable(),
});

export type SavedList = z.infer<typeof SavedList>;

const body = z.strictObject({ stays: z.array(StayToSave).min(1).max(mostSavedStays) });

/** A list of the caller; the one that was used last if missing. */
const listId = AnyText(100, 1).optional();

const ListParams = z.object({ listId: AnyText(100, 1) });

const named = z.strictObject({ name: Text(longestListName) });

const oneList = z.strictObject({ list: ListSummary });

export const savedSchemas = {
  listSavedStays: {
    summary:
      "A wish list of the caller's with current prices and those of the day on which each stay was saved.",
    query: z.object({ listId }),
    response: SavedList,
    errors: { NOT_FOUND: null },
  },
  saveStays: {
    summary: `Add stays to a wish list of the caller's, of ${mostSavedStays} at most. One that is on any list stays as it is.`,
    body: body.extend({ listId }),
    response: SavedList,
    errors: { NOT_FOUND: null },
  },
  setSavedDates: {
    summary:
      "Give all stays on a wish list of the caller's the same dates, null for any, and the same party.",
    body: z.strictObject({ dates: Dates.nullable(), party: SavedParty, listId }),
    response: SavedList,
    errors: { NOT_FOUND: null },
  },
  removeSavedStay: {
    summary: "Take a stay off the caller's wish lists. Repeating it has no effect.",
    params: PropertyParams,
    response: null,
    errors: {},
  },
  listSavedIds: {
    summary: "The ids of the stays on all of the caller's wish lists.",
    response: z.strictObject({ ids: z.array(z.string()) }),
    errors: {},
  },
  previewSavedStays: {
    summary: 'The same as a wish list, for stays that a browser stores. Nothing is stored here.',
    body,
    response: z.strictObject({ stays }),
    errors: {},
  },
  shareSavedStays: {
    summary:
      'Give a wish list a link that shows it to anyone who has it, or end that link. A new one differs.',
    body: z.strictObject({ isShared: z.boolean(), listId }),
    response: z.strictObject({ shareKey: z.string().nullable() }),
    errors: { NOT_FOUND: null },
  },
  getSharedStays: {
    summary:
      'A wish list that its owner has shared, with prices for the caller and nothing about the owner but the name of the list.',
    params: z.object({ shareKey: AnyText(100, 1) }),
    response: z.strictObject({ name: listName, stays: z.array(SharedStay) }),
    errors: { NOT_FOUND: null },
  },
  listSavedLists: {
    summary: "The caller's wish lists, the oldest first.",
    response: z.strictObject({ lists: z.array(ListSummary) }),
    errors: {},
  },
  createSavedList: {
    summary: `Make a wish list, of ${mostSavedLists} at most. The next stay is saved to it.`,
    body: named,
    response: oneList,
    errors: {},
  },
  renameSavedList: {
    summary: 'Give a wish list another name.',
    params: ListParams,
    body: named,
    response: oneList,
    errors: { NOT_FOUND: null },
  },
  deleteSavedList: {
    summary: 'Delete a wish list with all stays on it, and its link. Repeating it has no effect.',
    params: ListParams,
    response: null,
    errors: {},
  },
  moveSavedStay: {
    summary: 'Move a saved stay to another wish list. Repeating it has no effect.',
    params: ListParams.extend({ globalId: AnyText(100, 1) }),
    response: null,
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
