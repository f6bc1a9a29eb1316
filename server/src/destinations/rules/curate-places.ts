import type { CuratedList } from '@golark/contract/destinations/curated-lists';
import { metersBetween } from '@golark/contract/destinations/distance';
import type { NearbyKind } from '@golark/contract/destinations/rules';
import type { At } from './choose-nearby.ts';

export interface CuratedCity extends At {
  stateId: string;
  population: number;
  isCoastal: boolean;
}

export interface Sight extends At {
  kind: NearbyKind;
}

interface Choice<City, Near> {
  city: City;
  /** The sight for which the city is shown, and how far it is. */
  near: { place: Near; meters: number } | null;
}

const largeCity = 250_000;
const getawayUpTo = 100_000;
const cardsShown = 12;
const cardsOfState = 3;

interface Rule {
  isOf?: (city: CuratedCity) => boolean;
  /** The kind of place that it has to be near to, and how near in kilometers. */
  near?: { kind: NearbyKind; from: number; upTo: number; isOptional?: boolean };
}

const isNoLargeCity = ({ population }: CuratedCity): boolean => population < largeCity;

const rules: Record<CuratedList, Rule> = {
  'popular-destinations': {},
  // two hours by car: far enough to be away, and near enough for two nights
  'weekend-getaways': {
    isOf: ({ population }) => population < getawayUpTo,
    near: { kind: 'town', from: 50, upTo: 200 },
  },
  'near-the-mountains': { isOf: isNoLargeCity, near: { kind: 'mountain', from: 0, upTo: 40 } },
  'near-national-parks': { isOf: isNoLargeCity, near: { kind: 'national-park', from: 0, upTo: 60 } },
  'by-a-lake': { isOf: isNoLargeCity, near: { kind: 'lake', from: 0, upTo: 15 } },
  'by-the-sea': {
    isOf: ({ isCoastal }) => isCoastal,
    near: { kind: 'shore', from: 0, upTo: 15, isOptional: true },
  },
};

const nearestOf = <Near extends Sight>(
  city: CuratedCity,
  sights: readonly Near[],
  { kind, from, upTo }: NonNullable<Rule['near']>,
): Choice<never, Near>['near'] => {
  let nearest: Choice<never, Near>['near'] = null;
  for (const place of sights) {
    if (place.kind !== kind) continue;
    const meters = metersBetween(city, place);
    if (meters < from * 1000 || meters > upTo * 1000) continue;
    if (!nearest || meters < nearest.meters) nearest = { place, meters };
  }
  return nearest;
};

/**
 * The cities of a list, in the order in which they are given, with what each is shown for; at most three of a state, so that a list is
 * about the whole country. Large cities are among the sights as towns.
 */
export const curatePlaces = <City extends CuratedCity, Near extends Sight>(
  list: CuratedList,
  cities: readonly City[],
  sights: readonly Near[],
): Choice<City, Near>[] => {
  const { isOf = () => true, near: rule } = rules[list];
  const chosen: Choice<City, Near>[] = [];
  const ofStates = new Map<string, number>();
  for (const city of cities) {
    const ofState = ofStates.get(city.stateId) ?? 0;
    if (chosen.length >= cardsShown) break;
    if (ofState >= cardsOfState || !isOf(city)) continue;
    const near = rule ? nearestOf(city, sights, rule) : null;
    if (rule && !rule.isOptional && !near) continue;
    chosen.push({ city, near });
    ofStates.set(city.stateId, ofState + 1);
  }
  return chosen;
};

const partOfWithinMeters = 25_000;

/** The large cities, larger ones first, without those that are parts of another one: South Boston is close to Boston. */
export const largeCitiesOf = <Town extends At & { population: number }>(towns: readonly Town[]): Town[] => {
  const found: Town[] = [];
  for (const town of towns) {
    if (town.population < largeCity) break;
    if (found.every((larger) => metersBetween(larger, town) > partOfWithinMeters)) found.push(town);
  }
  return found;
};
