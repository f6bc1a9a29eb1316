import { expect, test } from 'vitest';
import { townOfAirport } from './town-of-airport.ts';

const town = (latitude: number, population: number) => ({ latitude, longitude: -104, population });
const airport = { lat: 39, lng: -104 };

test('an airport belongs to a large town rather than to the village beside it', () => {
  const [village, city, far] = [town(39.01, 300), town(39.25, 700_000), town(39.9, 9_000_000)];
  expect(townOfAirport(airport, [village, city, far])).toBe(city);
  expect(townOfAirport(airport, [village, far])).toBe(village);
  expect(townOfAirport(airport, [far])).toBeNull();
});
