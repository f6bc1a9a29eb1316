import { lastTimeZone } from '@golark/contract/brand';
import { dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { SavedStay, SharedStay } from '@golark/contract/saved/schemas';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { countByAge, type Party } from '@golark/contract/stays/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { presentHits } from '#search';
import type { SavedRow } from './store.ts';

const datesOf = ({ arrive_day, depart_day }: SavedRow) =>
  arrive_day !== null && depart_day !== null ? { arriveDay: arrive_day, departDay: depart_day } : null;

export const partyOf = ({
  adults,
  child_ages,
  infants,
  pets,
}: Omit<SavedRow, 'saved_at'>): SavedStay['party'] => ({
  adults,
  childAges: child_ages,
  infants,
  pets,
});

/** As a search counts them: children under two are infants. */
const guestsOf = (row: SavedRow): Party => {
  const { children, infants } = countByAge(row.child_ages);
  return { ...partyOf(row), children, infants: row.infants + infants };
};

/** Rows with the same dates and party are priced together. */
const groupKeyOf = (row: SavedRow): string => JSON.stringify([datesOf(row), partyOf(row)]);

/** The price that is compared: the total for the dates, without dates the nightly rate. */
const amountOf = (row: SavedRow, hit: PropertyHit | undefined): number | null =>
  (row.arrive_day === null ? hit?.nightly.amount : hit?.total?.amount) ?? null;

/** The stays of rows that have the same dates and party, by id: without those that can't be booked on these dates. */
const hitsOf = async (
  ctx: Context,
  caller: Caller,
  rows: readonly SavedRow[],
): Promise<Map<string, PropertyHit>> => {
  const [first] = rows;
  if (!first) return new Map();
  const dates = datesOf(first);
  const today = dayInZone(ctx.clock.now(), lastTimeZone);
  if (dates && dates.arriveDay < today) return new Map();
  const criteria = {
    dates,
    party: guestsOf(first),
    rooms: null,
    isMember: caller.session?.isMember ?? false,
  };
  const listingIds = rows.map(({ listing_id }) => listing_id);
  const hits = await presentHits(ctx, caller, { listingIds, criteria });
  return new Map(hits.map((hit) => [hit.id, hit]));
};

/** The caller's current price of each row, in the order given; null where there is none. */
export const priceRows = async (
  ctx: Context,
  caller: Caller,
  rows: readonly SavedRow[],
): Promise<Map<string, { hit: PropertyHit; amount: number | null }>> => {
  const groups = Map.groupBy(rows, groupKeyOf);
  const priced = new Map<string, PropertyHit>();
  for (const group of groups.values())
    for (const [id, hit] of await hitsOf(ctx, caller, group)) priced.set(id, hit);
  // what can't be booked on its dates is shown without them
  const others = rows.filter(({ listing_id }) => !priced.has(listing_id));
  const undated = others.map((row) => ({ ...row, arrive_day: null, depart_day: null }));
  const shown = new Map<string, PropertyHit>();
  for (const group of Map.groupBy(undated, groupKeyOf).values())
    for (const [id, hit] of await hitsOf(ctx, caller, group)) shown.set(id, hit);
  return new Map(
    rows.flatMap((row) => {
      const hit = priced.get(row.listing_id) ?? shown.get(row.listing_id);
      if (!hit) return [];
      return [[row.listing_id, { hit, amount: amountOf(row, priced.get(row.listing_id)) }] as const];
    }),
  );
};

/** Rows with what they cost the caller now. Stays that are no longer offered are left out. */
export const presentShared = async (
  ctx: Context,
  caller: Caller,
  rows: readonly SavedRow[],
): Promise<SharedStay[]> => {
  const prices = await priceRows(ctx, caller, rows);
  return rows.flatMap((row) => {
    const price = prices.get(row.listing_id);
    if (!price) return [];
    return {
      stay: price.hit,
      dates: datesOf(row),
      party: partyOf(row),
      priceNow: price.amount === null ? null : usd(price.amount),
    };
  });
};

/** The same with when they were saved, and what they cost then. */
export const presentSaved = async (
  ctx: Context,
  caller: Caller,
  rows: readonly SavedRow[],
): Promise<SavedStay[]> => {
  const byId = new Map(rows.map((row) => [row.listing_id, row]));
  return (await presentShared(ctx, caller, rows)).flatMap((shared) => {
    const row = byId.get(shared.stay.id);
    if (!row) return [];
    const priceThen = row.saved_amount === null ? null : usd(row.saved_amount);
    return { ...shared, savedAt: row.saved_at.toISOString(), priceThen };
  });
};
