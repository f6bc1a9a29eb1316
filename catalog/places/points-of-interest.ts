import { foldText } from '@golark/contract/text/fold';
import { airports } from './airports.ts';
import { type City, cities } from './cities.ts';
import { type Destination, destinations, type Landmark } from './destinations/index.ts';
import { landmarkLabels } from './landmark-names.ts';
import { nationalParks } from './national-parks.ts';
import { slugOf } from './slug.ts';
import { states } from './states.ts';

export interface PointOfInterest {
  id: string;
  kind: 'airport' | 'neighborhood' | 'national-park' | 'park' | 'mountain' | 'lake' | 'shore' | 'sight';
  nameEn: string;
  nameEs: string;
  /** Of an airport. */
  code: string | null;
  stateId: string;
  /** The city that it belongs to. */
  cityId: string | null;
  latitude: number;
  longitude: number;
  isMajor: boolean;
  searchText: string;
}

const stateNames = new Map(states.map(({ id, name }) => [id, name]));

type Given = Omit<PointOfInterest, 'searchText'>;

const withSearchText = (point: Given): PointOfInterest => {
  const { nameEn, nameEs, code, stateId } = point;
  const names = nameEn === nameEs ? [nameEn] : [nameEn, nameEs];
  const words = [...names, code, stateNames.get(stateId)];
  return { ...point, searchText: `${foldText(words.filter(Boolean).join(' '))} ${stateId}` };
};

const airportPoints = (): Given[] =>
  airports.map(({ name, ...airport }) => ({
    ...airport,
    id: `airport-${airport.code.toLowerCase()}`,
    kind: 'airport',
    nameEn: name,
    nameEs: name,
    cityId: null,
  }));

const parkPoints = (): Given[] =>
  nationalParks.map(({ id, name, ...park }) => ({
    ...park,
    // a park has a row for each entrance
    id: `national-park-${id}`,
    kind: 'national-park',
    nameEn: `${name} National Park`,
    nameEs: `Parque nacional ${name}`,
    code: null,
    cityId: null,
    isMajor: true,
  }));

const kindOf = ({ kind, name }: Landmark): PointOfInterest['kind'] => {
  if (kind === 'l') return 'lake';
  if (kind === 'm') return 'mountain';
  if (kind === 'b') return 'shore';
  return /\bPark$/.test(name) ? 'park' : 'sight';
};

const pointsOfCity = (city: City, { landmarks, neighborhoods }: Destination): Given[] => {
  const common = { code: null, stateId: city.stateId, cityId: city.id, isMajor: false };
  const named = landmarks.flatMap((landmark): Given[] => {
    if (!landmark.at) return [];
    const [nameEn, nameEs] = landmarkLabels(landmark, city.name);
    const id = `${city.id}-${slugOf(nameEn)}`;
    return [{ ...common, ...landmark.at, id, kind: kindOf(landmark), nameEn, nameEs }];
  });
  const parts = neighborhoods.map(({ name, latitude, longitude }): Given => {
    const id = `${city.id}-neighborhood-${slugOf(name)}`;
    return { ...common, latitude, longitude, id, kind: 'neighborhood', nameEn: name, nameEs: name };
  });
  return [...named, ...parts];
};

/** Mount Hood is a landmark of two towns, and one mountain. */
const withoutRepetitions = (points: Given[]): Given[] => {
  const seen = new Map<string, Given>();
  return points.filter((point) => {
    const key = `${point.kind} ${point.stateId} ${point.nameEn}`;
    const first = seen.get(key);
    seen.set(key, first ?? point);
    const isSame =
      first !== undefined &&
      Math.abs(first.latitude - point.latitude) < 0.05 &&
      Math.abs(first.longitude - point.longitude) < 0.05;
    return !isSame;
  });
};

const landmarkPoints = (): Given[] => {
  const byName = new Map<string, City>();
  for (const city of cities()) {
    const key = `${city.stateId} ${slugOf(city.name)}`;
    // the largest city of a name comes first
    if (!byName.has(key)) byName.set(key, city);
  }
  const points = destinations.flatMap((destination) => {
    const city = byName.get(`${destination.stateId} ${slugOf(destination.cityName)}`);
    return city ? pointsOfCity(city, destination) : [];
  });
  return withoutRepetitions(points);
};

/** Places that travelers name besides cities: airports, parks, landmarks and neighborhoods. */
export const pointsOfInterest = (): PointOfInterest[] =>
  [...airportPoints(), ...parkPoints(), ...landmarkPoints()].map(withSearchText);
