import { expect, test } from 'vitest';
import { cities, type PointOfInterest, pointsOfInterest, states } from './index.ts';

const milesPerDegree = 69.1;
type At = { latitude: number; longitude: number };

const milesBetween = (one: At, other: At): number => {
  const across = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return milesPerDegree * Math.hypot(one.latitude - other.latitude, across);
};

const points = pointsOfInterest();
const cityById = new Map(cities().map((city) => [city.id, city]));
const citiesOf = Map.groupBy(cities(), ({ stateId }) => stateId);

const nearestTown = (point: PointOfInterest): number =>
  Math.min(...(citiesOf.get(point.stateId) ?? []).map((city) => milesBetween(point, city)));

test('every place has its own id, a name in both languages and a text to search for', () => {
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
  expect(points.filter(({ nameEn, nameEs }) => !(nameEn && nameEs))).toEqual([]);
  const find = (id: string) => points.find((point) => point.id === id)?.searchText;
  expect(find('airport-rdm')).toBe('redmond municipal airport rdm oregon or');
  expect(find('ny-niagara-falls-niagara-falls')).toContain('cataratas del niagara');
});

test('a landmark is within 40 miles of its city, and of a town of its state', () => {
  const landmarks = points.filter(({ cityId }) => cityId !== null);
  expect(landmarks.length).toBeGreaterThan(600);
  const misplaced = landmarks.filter((point) => {
    const city = cityById.get(point.cityId ?? '');
    return !city || milesBetween(point, city) > 40 || nearestTown(point) > 30;
  });
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

test('airports and national parks are in their state', () => {
  const reach = { airport: 45, 'national-park': 60 };
  const misplaced = points.filter(
    (point) =>
      (point.kind === 'airport' || point.kind === 'national-park') &&
      // towns of the bush are in no gazetteer
      point.stateId !== 'ak' &&
      nearestTown(point) > reach[point.kind],
  );
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});

test('airports have a code, and every state except two has one', () => {
  const airports = points.filter(({ kind }) => kind === 'airport');
  expect(airports.filter(({ code }) => !/^[A-Z]{3}$/.test(code ?? ''))).toEqual([]);
  expect(points.filter(({ kind, code }) => kind !== 'airport' && code)).toEqual([]);
  const served = new Set(airports.map(({ stateId }) => stateId));
  expect(states.map(({ id }) => id).filter((id) => !served.has(id))).toEqual([]);
  const major = airports.filter(({ isMajor }) => isMajor).map(({ code }) => code);
  expect(major).toEqual(expect.arrayContaining(['ATL', 'DEN', 'JFK', 'LAX', 'ORD', 'SEA']));
  // its only flights are charters
  expect(airports.map(({ code }) => code)).not.toContain('TEB');
});

test('names that a text shortens are written out', () => {
  const names = points.map(({ nameEn, nameEs }) => `${nameEn} / ${nameEs}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'Trillium Lake / Lago Trillium',
      'Ocean City boardwalk / Malecón de Ocean City',
      'National Mall / National Mall',
      'Zion National Park / Parque nacional Zion',
    ]),
  );
  expect(points.filter(({ nameEn }) => nameEn.startsWith('the '))).toEqual([]);
});
