import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database/open-database';
import type { SearchCriteria } from '#platform/search-engine';
import { halfHourOf } from './half-hour.ts';
import { type Candidate, type CandidateRates, listCandidates, listRates } from './list-candidates.ts';
import { type Taxes, totalsOf } from './total-of.ts';
import { askedSpan, lowestOf } from './windows.ts';

/** A candidate with the caller's total, which is the lowest of windows; null if it has no total for the next available dates. */
export type PricedCandidate = Candidate & { amount: number | null; windowAmounts?: (number | null)[] };

type Totals = Map<string, (number | null)[]>;

/** Tax rates are not in the change feed: a list is computed anew after this time. */
const maxAgeMilliseconds = 60_000;
/** All lists together; about 200 bytes each, and as many more for each 20 windows. */
const maxStoredCandidates = 400_000;
const windowsPerCandidate = 20;
/** Candidates priced without a pause for other requests. */
const pricedPerTurn = 500;

export interface PriceSource {
  db: Database;
  clock: Clock;
  listTaxes: () => Promise<Taxes>;
}

/** Every candidate of one search, priced. */
export interface PriceList {
  byId: Map<string, PricedCandidate>;
  /** The candidates by the order in which they were sorted; emptied by each change. */
  sorted: Map<string, PricedCandidate[]>;
  snapshot: string | null;
  expiresAt: number;
  windowCount: number;
  /** Ends when the list has been brought up to date; one update runs at a time. */
  updated: Promise<unknown>;
}

/** Lists differ by what the candidates and their totals depend on; price range, facets and order do not matter. */
const keyOf = (criteria: SearchCriteria, now: Date): string => {
  const sort = criteria.sort === 'rating' ? 'rating' : 'best';
  const halfHour = halfHourOf(now);
  return JSON.stringify({ ...criteria, sort, price: null, stayType: null, propertyTypes: [], halfHour });
};

const newList = (now: number, { windows }: SearchCriteria): PriceList => ({
  byId: new Map(),
  sorted: new Map(),
  snapshot: null,
  expiresAt: now + maxAgeMilliseconds,
  windowCount: windows.length,
  updated: Promise.resolve(),
});

/**
 * The priced candidates of recent searches. A list is read once and then kept up to date from the change feed, so that
 * every page of a search is exact without pricing all candidates again.
 */
export const createPriceLists = (source: PriceSource) => {
  const lists = new Map<string, PriceList>();
  /** One search with more than a batch of candidates is computed at a time, which bounds memory. */
  let longUpdate: Promise<unknown> = Promise.resolve();

  const evict = (): void => {
    const now = source.clock.now().getTime();
    let stored = 0;
    // the most recently used list is last
    for (const [key, list] of [...lists].reverse()) {
      const size = list.byId.size * (1 + list.windowCount / windowsPerCandidate);
      stored += size;
      if (list.expiresAt <= now || (stored > maxStoredCandidates && stored > size)) lists.delete(key);
    }
  };

  const price = async (
    rates: readonly CandidateRates[],
    { criteria, totals, now }: { criteria: SearchCriteria; totals: Totals; now: Date },
  ): Promise<void> => {
    const taxes = await source.listTaxes();
    const perTurn = Math.ceil(pricedPerTurn / Math.max(1, criteria.windows.length));
    for (const [index, one] of rates.entries()) {
      if (index % perTurn === perTurn - 1) await nextTurn();
      totals.set(one.id, totalsOf(one, { criteria, taxes, now }));
    }
  };

  const update = async (list: PriceList, criteria: SearchCriteria): Promise<void> => {
    const now = source.clock.now();
    const read = await listCandidates(source.db, criteria, { since: list.snapshot, now });
    const totals: Totals = new Map();
    await price(read.rates, { criteria, totals, now });
    const ids = read.candidates.map(({ listingId }) => listingId).filter((id) => !totals.has(id));
    const priceOthers = async (): Promise<void> => {
      for await (const rates of listRates(source.db, criteria, { ids, now }))
        await price(rates, { criteria, totals, now });
    };
    if (ids.length > 0) {
      const run = longUpdate.then(priceOthers, priceOthers);
      longUpdate = run.catch(() => undefined);
      await run;
    }
    let isChanged = false;
    for (const id of read.changedIds ?? []) isChanged = list.byId.delete(id) || isChanged;
    for (const candidate of read.candidates) {
      const amounts = totals.get(candidate.listingId) ?? [];
      const amount = lowestOf(amounts);
      // with dates or rooms, a listing that breaks a rule of its own or has too few of them is not a hit
      if (amount === null && (criteria.rooms || askedSpan(criteria))) continue;
      const windowAmounts = criteria.windows.length > 0 ? { windowAmounts: amounts } : {};
      list.byId.set(candidate.listingId, { ...candidate, amount, ...windowAmounts });
      isChanged = true;
    }
    if (isChanged) list.sorted.clear();
    list.snapshot = read.snapshot;
  };

  const get = async (criteria: SearchCriteria): Promise<PriceList> => {
    evict();
    const now = source.clock.now();
    const key = keyOf(criteria, now);
    const list = lists.get(key) ?? newList(now.getTime(), criteria);
    lists.delete(key);
    lists.set(key, list);
    const run = list.updated.then(() => update(list, criteria));
    // the next caller updates again, whether this update fails or not
    list.updated = run.catch(() => undefined);
    await run;
    return list;
  };

  return { get, evict, clear: () => lists.clear() };
};
