import type { Day } from '@golark/contract/dates/rules';
import { metersBetween } from '@golark/contract/destinations/distance';

/** A home that is free in one part of the dates. */
export interface FreePart {
  listingId: string;
  lat: number;
  lng: number;
  /** Cents, of this part. */
  total: number;
}

/** The homes that are free before and from one day on; all of them are compared. */
export interface ChangeDay {
  day: Day;
  before: readonly FreePart[];
  after: readonly FreePart[];
}

interface StayPair {
  day: Day;
  first: FreePart;
  second: FreePart;
  total: number;
  meters: number;
}

/** Luggage is moved: homes farther apart are not offered. */
const mostMeters = 15_000;
/** A kilometer between the homes counts as much as this part of the total. */
const costOfKilometer = 0.01;

const weightOf = ({ total, meters }: StayPair): number => total * (1 + (meters / 1000) * costOfKilometer);

const pairsOn = ({ day, before, after }: ChangeDay): StayPair[] =>
  before.flatMap((first) =>
    after.flatMap((second) => {
      const meters = metersBetween(first, second);
      if (first.listingId === second.listingId || meters > mostMeters) return [];
      return [{ day, first, second, total: first.total + second.total, meters }];
    }),
  );

/** The cheapest pairs of homes near each other, each home once. */
export const pairStays = (
  days: readonly ChangeDay[],
  { most, isAccepted }: { most: number; isAccepted: (total: number) => boolean },
): StayPair[] => {
  const sorted = days
    .flatMap(pairsOn)
    .filter(({ total }) => isAccepted(total))
    .toSorted((one, other) => weightOf(one) - weightOf(other));
  const pairs: StayPair[] = [];
  const used = new Set<string>();
  for (const pair of sorted) {
    const ids = [pair.first.listingId, pair.second.listingId];
    if (ids.some((id) => used.has(id))) continue;
    for (const id of ids) used.add(id);
    pairs.push(pair);
    if (pairs.length === most) break;
  }
  return pairs;
};
