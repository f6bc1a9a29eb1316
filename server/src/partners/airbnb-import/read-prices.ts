import { importLimits } from './import-limits.ts';
import { readCsv } from './read-csv.ts';
import { priceOf } from './read-fields.ts';

/** How often each price in cents occurs. */
type PriceCounts = Map<number, number>;

const medianOf = (counts: PriceCounts): number => {
  const prices = [...counts].sort(([a], [b]) => a - b);
  const half = prices.reduce((sum, [, count]) => sum + count, 0) / 2;
  let seen = 0;
  for (const [price, count] of prices) {
    seen += count;
    if (seen >= half) return price;
  }
  return 0;
};

/** The median nightly price of each of these listings in a calendar file, in cents; none for a listing without one. */
export const readCalendarPrices = async (
  path: string,
  externalIds: ReadonlySet<string>,
): Promise<Map<string, number>> => {
  const counts = new Map<string, PriceCounts>();
  for await (const { fields } of readCsv(path, {
    requiredColumns: ['listing_id'],
    mostRows: importLimits.calendarRows,
  })) {
    const id = fields?.get('listing_id') ?? '';
    const price = externalIds.has(id) ? priceOf(fields?.get('price') ?? '') : null;
    if (price === null) continue;
    const ofListing = counts.get(id) ?? new Map<number, number>();
    ofListing.set(price, (ofListing.get(price) ?? 0) + 1);
    counts.set(id, ofListing);
  }
  return new Map([...counts].map(([id, ofListing]) => [id, medianOf(ofListing)]));
};
