import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';
import { PropertyHit } from '../search/schemas.ts';
import { PropertyParams } from '../stays/schemas.ts';
import { AnyText } from '../text/schemas.ts';
import { mostSavedStays } from './rules.ts';

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

const SavedList = z.strictObject({
  stays,
  /** The secret of the link that shows the list to others; null if it isn't shared. */
  shareKey: z.string().nullable(),
});

export type SavedList = z.infer<typeof SavedList>;

const body = z.strictObject({ stays: z.array(StayToSave).min(1).max(mostSavedStays) });

export const savedSchemas = {
  listSavedStays: {
    summary: "The caller's wish list with current prices and those of the day on which each stay was saved.",
    response: SavedList,
    errors: {},
  },
  saveStays: {
    summary: `Add stays to the caller's wish list, of ${mostSavedStays} at most. One that is on it stays as it is.`,
    body,
    response: SavedList,
    errors: { NOT_FOUND: null },
  },
  setSavedDates: {
    summary: "Give all stays on the caller's wish list the same dates, null for any, and the same party.",
    body: z.strictObject({ dates: Dates.nullable(), party: SavedParty }),
    response: SavedList,
    errors: {},
  },
  removeSavedStay: {
    summary: "Take a stay off the caller's wish list. Repeating it has no effect.",
    params: PropertyParams,
    response: null,
    errors: {},
  },
  listSavedIds: {
    summary: "The ids of the stays on the caller's wish list.",
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
      'Give the wish list a link that shows it to anyone who has it, or end that link. A new one differs.',
    body: z.strictObject({ isShared: z.boolean() }),
    response: z.strictObject({ shareKey: z.string().nullable() }),
    errors: {},
  },
  getSharedStays: {
    summary: 'A wish list that its owner has shared, with prices for the caller and nothing about the owner.',
    params: z.object({ shareKey: AnyText(100, 1) }),
    response: z.strictObject({ stays: z.array(SharedStay) }),
    errors: { NOT_FOUND: null },
  },
} as const satisfies Record<string, CallSchemas>;
