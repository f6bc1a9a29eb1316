import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { SearchCriteria, SplitStay } from '#platform/search-engine';
import { type ChangeDay, type FreePart, pairStays } from '../rules/pair-stays.ts';
import { inOrderOf } from './find-by-total.ts';
import type { createPriceLists, PricedCandidate } from './price-lists.ts';
import { isWithin } from './price-range.ts';

/** The shortest part, and how many days to change on are compared at most. */
const leastNights = 2;
const mostDays = 15;
/** On each of these days, of each part. */
const comparedHomes = 60;

type Dated = SearchCriteria & { dates: StayDates };

/** Days to change on, evenly over the stay. */
const changeDaysOf = ({ arriveDay, departDay }: StayDates): string[] => {
  const choices = nightsBetween(arriveDay, departDay) - 2 * leastNights + 1;
  const count = Math.min(mostDays, Math.max(0, choices));
  return Array.from({ length: count }, (_, i) =>
    addDays(arriveDay, leastNights + Math.floor((i * choices) / count)),
  );
};

interface Place {
  listing_id: string;
  latitude: number;
  longitude: number;
}

const placesOf = async (db: Database, ids: readonly string[]): Promise<Map<string, Place>> => {
  const { rows } = await sql<Place>`
    SELECT DISTINCT ON (listing_id) listing_id, latitude, longitude FROM search_units
    WHERE listing_id = ANY (${ids}::text[]) ORDER BY listing_id`.execute(db);
  return new Map(rows.map((row) => [row.listing_id, row]));
};

interface Part {
  listingId: string;
  total: number;
}

const partsIn = (candidates: readonly PricedCandidate[], window: number): Part[] =>
  candidates
    .flatMap(({ listingId, windowAmounts = [] }) => {
      const total = windowAmounts[window] ?? null;
      return total === null ? [] : [{ listingId, total }];
    })
    .slice(0, comparedHomes);

const withPlaces = (parts: readonly Part[], places: Map<string, Place>): FreePart[] =>
  parts.flatMap((part) => {
    const place = places.get(part.listingId);
    return place ? [{ ...part, lat: place.latitude, lng: place.longitude }] : [];
  });

/**
 * The parts of the dates before and from each day to change on are windows of one price list, so that each candidate is read once.
 * One statement more reads where the best of them are.
 */
export const findSplits = async (
  { db, priceLists }: { db: Database; priceLists: ReturnType<typeof createPriceLists> },
  criteria: Dated,
  most: number,
): Promise<SplitStay[]> => {
  const { dates, price } = criteria;
  const days = changeDaysOf(dates);
  if (days.length === 0) return [];
  const windows = days.flatMap((day) => [
    { arriveDay: dates.arriveDay, departDay: day },
    { arriveDay: day, departDay: dates.departDay },
  ]);
  const asked = { ...criteria, dates: null, windows, price: null };
  const candidates = inOrderOf(await priceLists.get(asked), asked);
  const parts = days.map((day, i) => ({
    day,
    before: partsIn(candidates, 2 * i),
    after: partsIn(candidates, 2 * i + 1),
  }));
  const ids = new Set(
    parts.flatMap(({ before, after }) => [...before, ...after].map(({ listingId }) => listingId)),
  );
  const places = await placesOf(db, [...ids]);
  const changes = parts.map(
    ({ day, before, after }): ChangeDay => ({
      day,
      before: withPlaces(before, places),
      after: withPlaces(after, places),
    }),
  );
  return pairStays(changes, { most, isAccepted: (total) => isWithin(total, price) }).map(
    ({ day, first, second, total, meters }) => ({
      changeDay: day,
      listingIds: [first.listingId, second.listingId],
      total,
      meters,
    }),
  );
};
