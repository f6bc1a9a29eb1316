import { metersBetween } from '@golark/contract/destinations/distance';
import type { NearbyKind } from '@golark/contract/destinations/rules';

export interface At {
  lat: number;
  lng: number;
}

export interface NearbyCandidate extends At {
  kind: NearbyKind;
  name: string;
  /** Of an airport. */
  code: string | null;
  isMajor: boolean;
  /** It belongs to the city that the stay is in. */
  isOwn: boolean;
  /** Of a town; 0 for everything else. */
  population: number;
}

type Measured = NearbyCandidate & { meters: number };

export interface NearbyAsked {
  at: At;
  /** Of the city that the stay is in. */
  population: number;
  neighborhood: string | null;
  candidates: readonly NearbyCandidate[];
}

/** The nearest of each name: a park has several entrances. */
const byName = (places: readonly Measured[]): Measured[] =>
  [...new Map([...places].reverse().map((place) => [place.name, place])).values()].reverse();

const within = (places: readonly Measured[], kilometers: number): Measured[] =>
  places.filter(({ meters }) => meters <= kilometers * 1000);

/** In a village the next town, the next city and in between: each is worth naming only if it is larger. */
const townTiers = [
  { population: 2_500, withinKilometers: 60 },
  { population: 50_000, withinKilometers: 120 },
  { population: 250_000, withinKilometers: 80 },
];
const townsShown = 2;

const chooseTowns = (towns: readonly Measured[], homePopulation: number): Measured[] => {
  const larger = townTiers.filter(({ population }) => population > homePopulation);
  const nearest = larger.flatMap((tier) =>
    within(towns, tier.withinKilometers)
      .filter(({ population }) => population >= tier.population)
      .slice(0, 1),
  );
  return byName(nearest).slice(0, townsShown);
};

const sightKinds: readonly NearbyKind[] = ['park', 'mountain', 'lake', 'shore', 'sight'];
const sightsShown = 5;
const sightsOfKind = 2;
const parksShown = 2;

/** What belongs to another city is worth naming only where it is close. */
const ownWithinKilometers = 65;
const othersWithinKilometers = 24;

const chooseSights = (places: readonly Measured[]): Measured[] => {
  const near = places.filter(
    ({ isOwn, meters }) => meters <= (isOwn ? ownWithinKilometers : othersWithinKilometers) * 1000,
  );
  const sights = sightKinds.flatMap((kind) =>
    near.filter((place) => place.kind === kind).slice(0, sightsOfKind),
  );
  const parks = byName(within(places, 130).filter(({ kind }) => kind === 'national-park'));
  return [...parks.slice(0, parksShown), ...byDistance(sights).slice(0, sightsShown)];
};

/** The nearest airport, and a large one: the next one within reach if the nearest is large itself. */
const chooseAirports = (airports: readonly Measured[]): Measured[] => {
  const [nearest, ...others] = within(airports, 250);
  if (!nearest) return [];
  const large = others.find(({ isMajor }) => isMajor);
  const isWorth = large && (!nearest.isMajor || large.meters <= 80_000);
  return isWorth ? [nearest, large] : [nearest];
};

const byDistance = (places: readonly Measured[]): Measured[] =>
  [...places].sort((one, other) => one.meters - other.meters || (one.name < other.name ? -1 : 1));

const neighborhoodsShown = 2;

/** What is worth naming around a place, nearest first within its group; distances are in a straight line. */
export const chooseNearby = ({ at, population, neighborhood, candidates }: NearbyAsked): Measured[] => {
  const measured = byDistance(candidates.map((place) => ({ ...place, meters: metersBetween(at, place) })));
  const ofKind = (kind: NearbyKind) => measured.filter((place) => place.kind === kind);
  const neighborhoods = within(ofKind('neighborhood'), 5).filter(({ name }) => name !== neighborhood);
  return [
    ...ofKind('center'),
    ...byDistance(chooseTowns(ofKind('town'), population)),
    ...neighborhoods.slice(0, neighborhoodsShown),
    ...byDistance(chooseSights(measured)),
    ...chooseAirports(ofKind('airport')),
  ];
};
