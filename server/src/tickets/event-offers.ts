import type { Context } from '#platform/context';
import { perDatabase } from '#platform/per-database';
import { type Comparison, compareTickets } from './rules/value-score.ts';
import { listOffers, type OfferRow } from './store/offers.ts';

/** The listings of one event in memory, brought up to date at every use by what has changed since. */
export interface EventOffers {
  /** On sale, in no order; also bays that have only companion seats left, which may not be released yet. */
  active: readonly OfferRow[];
  /** Sold in the last 30 days. */
  sold: readonly OfferRow[];
  comparison: Comparison;
  /** Of the latest change. */
  changeNumber: bigint;
}

interface Loaded {
  rows: Map<string, OfferRow>;
  changeNumber: bigint;
  /** Derived from the rows; null after a change. */
  active: OfferRow[] | null;
  comparison: { value: Comparison; at: number } | null;
}

/** Numbers are given before they are committed: this many before the latest are read again. */
const margin = 1000n;
const mostListings = 200_000;
const soldDays = 30;
/** The comparison of prices may be this old while listings change. */
const comparisonMilliseconds = 5000;

const cacheOf = perDatabase(() => new Map<string, Loaded>());

/** The events used last, so that the memory has a limit. */
const keep = (cache: Map<string, Loaded>, eventId: string, loaded: Loaded): void => {
  cache.delete(eventId);
  cache.set(eventId, loaded);
  let total = [...cache.values()].reduce((sum, { rows }) => sum + rows.size, 0);
  for (const [oldest, { rows }] of cache) {
    if (total <= mostListings || oldest === eventId) break;
    total -= rows.size;
    cache.delete(oldest);
  }
};

const isShown = ({ status }: OfferRow): boolean => status === 'active' || status === 'sold';

const apply = (loaded: Loaded, changes: readonly OfferRow[]): void => {
  for (const row of changes) {
    if (loaded.rows.get(row.id)?.change_number === row.change_number) continue;
    if (isShown(row)) loaded.rows.set(row.id, row);
    else loaded.rows.delete(row.id);
    loaded.active = null;
    const number = BigInt(row.change_number);
    if (number > loaded.changeNumber) loaded.changeNumber = number;
  }
};

const activeOf = (loaded: Loaded): OfferRow[] => {
  loaded.active ??= [...loaded.rows.values()].filter(
    ({ status, sizes, released_sizes }) => status === 'active' && (sizes > 0 || released_sizes > 0),
  );
  return loaded.active;
};

const compared = ({ price_amount, quality, section_label }: OfferRow) => ({
  ...{ priceAmount: price_amount, quality, section: section_label },
});

const soldOf = ({ rows }: Loaded): OfferRow[] => [...rows.values()].filter(({ status }) => status === 'sold');

const comparisonOf = (loaded: Loaded, now: number): Comparison => {
  const { comparison } = loaded;
  if (comparison && now >= comparison.at && now - comparison.at < comparisonMilliseconds)
    return comparison.value;
  const value = compareTickets(
    activeOf(loaded)
      .filter(({ sizes }) => sizes > 0)
      .map(compared),
    soldOf(loaded).map(compared),
  );
  loaded.comparison = { value, at: now };
  return value;
};

/** What is for sale for an event at this moment. */
export const loadEventOffers = async (ctx: Context, eventId: string): Promise<EventOffers> => {
  const cache = cacheOf(ctx);
  const now = ctx.clock.now();
  const known = cache.get(eventId);
  const after = known && known.changeNumber > margin ? known.changeNumber - margin : 0n;
  const soldSince = new Date(now.getTime() - soldDays * 86_400_000);
  const changes = await listOffers(ctx.db, { eventId, after: known ? after : null, soldSince });
  const loaded: Loaded = known ?? { rows: new Map(), changeNumber: 0n, active: null, comparison: null };
  apply(loaded, changes);
  keep(cache, eventId, loaded);
  return {
    active: activeOf(loaded),
    sold: soldOf(loaded).filter(({ updated_at }) => updated_at > soldSince),
    comparison: comparisonOf(loaded, now.getTime()),
    changeNumber: loaded.changeNumber,
  };
};
