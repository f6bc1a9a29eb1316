import type { curatedLists } from '@golark/contract/destinations/curated-lists';
import { expect, test } from 'vitest';
import { type CuratedCity, curatePlaces, largeCitiesOf, type Sight } from './curate-places.ts';

type City = CuratedCity & { name: string };
type Named = Sight & { name: string };

const kilometersPerDegree = 111.195;

/** Cities and sights on one line, by kilometers from its start. */
const city = (name: string, kilometers: number, change: Partial<CuratedCity> = {}): City => ({
  name,
  stateId: 'co',
  population: 20_000,
  isCoastal: false,
  lat: kilometers / kilometersPerDegree,
  lng: -105,
  ...change,
});
const sight = (kind: Sight['kind'], name: string, kilometers: number): Named => ({
  kind,
  name,
  lat: kilometers / kilometersPerDegree,
  lng: -105,
});

const shown = (list: (typeof curatedLists)[number], cities: City[], sights: Named[] = []): string[] =>
  curatePlaces(list, cities, sights).map(({ city: { name }, near }) =>
    near ? `${name}: ${near.place.name} ${Math.round(near.meters / 1000)}` : name,
  );

test('a list has at most twelve places in their order, and three of a state', () => {
  const many = Array.from({ length: 60 }, (_, number) =>
    city(`${number}`, 0, { stateId: `s${Math.floor(number / 4)}` }),
  );
  expect(shown('popular-destinations', many)).toEqual('0 1 2 4 5 6 8 9 10 12 13 14'.split(' '));
});

test('a weekend away is a small place neither too near to a large city nor too far', () => {
  const places = [
    city('suburb', 10),
    city('getaway', 90),
    city('far', 300),
    city('large', 90, { population: 400_000 }),
  ];
  const sights = [sight('town', 'Denver', 0), sight('town', 'Omaha', -150), sight('mountain', 'Peak', 91)];
  expect(shown('weekend-getaways', places, sights)).toEqual(['suburb: Omaha 160', 'getaway: Denver 90']);
});

test('a part of a large city is none itself', () => {
  const towns = [
    city('Boston', 0, { population: 675_000 }),
    city('South Boston', 5, { population: 571_000 }),
    city('Worcester', 65, { population: 260_000 }),
    city('Salem', 150, { population: 240_000 }),
  ];
  expect(largeCitiesOf(towns).map(({ name }) => name)).toEqual(['Boston', 'Worcester']);
});

test('mountains, parks and lakes are the nearest ones, and large cities are left out', () => {
  const places = [city('town', 0), city('metropolis', 0, { population: 300_000 }), city('plain', 500)];
  const sights = [
    sight('mountain', 'Far Peak', 30),
    sight('mountain', 'Peak', 20),
    sight('national-park', 'Park', 55),
    sight('lake', 'Lake', 14),
  ];
  expect(shown('near-the-mountains', places, sights)).toEqual(['town: Peak 20']);
  expect(shown('near-national-parks', places, sights)).toEqual(['town: Park 55']);
  expect(shown('by-a-lake', places, sights)).toEqual(['town: Lake 14']);
});

test('a place by the sea needs no beach with a name', () => {
  const places = [
    city('bay', 0, { isCoastal: true }),
    city('cape', 100, { isCoastal: true }),
    city('inland', 100),
  ];
  expect(shown('by-the-sea', places, [sight('shore', 'Long Beach', 103)])).toEqual([
    'bay',
    'cape: Long Beach 3',
  ]);
});
