import { ticketFeePercentOff } from '#membership';
import { BatchedWork } from '#platform/batched-work';
import type { Context } from '#platform/context';
import { perDatabase } from '#platform/per-database';
import { type HoldRow, listHolds } from './store/holds.ts';
import { type ListingSummary, listListings } from './store/listings.ts';

/** In a rush, what buyers of the same moment read would be most of the work: they share one query. */
const mostAtOnce = 64;

const listingsOf = perDatabase(
  ({ db }) =>
    new BatchedWork<string, ListingSummary | undefined>(mostAtOnce, async (_key, ids) => {
      const found = new Map((await listListings(db, ids)).map((listing) => [listing.id, listing]));
      return ids.map((id) => found.get(id));
    }),
);

interface HeldRow {
  row: HoldRow;
  /** How much of the service fee members don't pay. */
  percentOff: number;
}

const holdsOf = perDatabase(
  ({ db }) =>
    new BatchedWork<string, HeldRow | undefined>(mostAtOnce, async (_key, ids) => {
      const [rows, percentOff] = await Promise.all([listHolds(db, ids), ticketFeePercentOff(db)]);
      const found = new Map(rows.map((row) => [row.id, { row, percentOff }]));
      return ids.map((id) => found.get(id));
    }),
);

/** A listing by its id, which is a UUID. */
export const readListing = (ctx: Context, listingId: string): Promise<ListingSummary | undefined> =>
  listingsOf(ctx).run('', listingId.toLowerCase());

/** A hold by its id, without a check of its owner. */
export const readHold = (ctx: Context, holdId: string): Promise<HeldRow | undefined> =>
  holdsOf(ctx).run('', holdId);
