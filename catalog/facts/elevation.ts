import { ELEVATION_TABLE } from './elevation-table.ts';

interface KnownPlace {
  latitude: number;
  longitude: number;
  meters: number;
}

/** A place; without coordinates only its state is known. */
export interface PlaceOnEarth {
  /** lower case */
  stateId: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
  isCoastal?: boolean | undefined;
}

const metersPerFoot = 0.3048;

const parsePlace = (entry: string): KnownPlace => {
  const [, at = '', feet] = entry.split(/[@:]/);
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  return { latitude, longitude, meters: Math.round(Number(feet) * metersPerFoot) };
};

const placesByState = new Map(
  ELEVATION_TABLE.trim()
    .split('\n')
    .map((line): [string, KnownPlace[]] => {
      const [stateId = '', ...entries] = line.split('|');
      return [stateId, entries.map(parsePlace)];
    }),
);
const knownPlaces = [...placesByState.values()].flat();

/** Degrees within which a place has the elevation of a listed one: about five kilometers. */
const sameTown = 0.05;
const neighborCount = 4;
/** A town on the ocean is at most this high, whatever the mountains behind it. */
const highestShore = 60;

const averageOf = (places: readonly KnownPlace[]): number =>
  Math.round(places.reduce((sum, { meters }) => sum + meters, 0) / Math.max(1, places.length));

/** Degrees of latitude within which there are enough listed places, except on the islands and in Alaska. */
const region = 2.5;

const squaredDistanceTo = (latitude: number, longitude: number) => {
  const scale = Math.cos((latitude * Math.PI) / 180);
  return (place: KnownPlace): number =>
    (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * scale) ** 2;
};

/** The mean of the nearest listed places, by the square of their distance. */
const estimateAt = ({ latitude, longitude }: { latitude: number; longitude: number }): number => {
  const distanceTo = squaredDistanceTo(latitude, longitude);
  const inRegion = knownPlaces.filter(
    (place) => Math.abs(place.latitude - latitude) < region && distanceTo(place) < region ** 2,
  );
  const near = (inRegion.length < neighborCount ? knownPlaces : inRegion)
    .map((place) => ({ squared: distanceTo(place), meters: place.meters }))
    .sort((first, second) => first.squared - second.squared)
    .slice(0, neighborCount);
  const [nearest] = near;
  if (!nearest || nearest.squared < sameTown ** 2) return nearest?.meters ?? 0;
  const total = near.reduce((sum, { squared }) => sum + 1 / squared, 0);
  return Math.round(near.reduce((sum, { squared, meters }) => sum + meters / squared, 0) / total);
};

/** Meters above the sea: of the town if it is listed, otherwise a coarse estimate from the listed towns around it. */
export const elevationAt = ({ stateId, latitude, longitude, isCoastal }: PlaceOnEarth): number => {
  if (latitude === undefined || longitude === undefined)
    return isCoastal ? 10 : averageOf(placesByState.get(stateId) ?? knownPlaces);
  const estimate = estimateAt({ latitude, longitude });
  return isCoastal ? Math.min(estimate, highestShore) : estimate;
};
