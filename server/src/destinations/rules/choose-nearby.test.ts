import { expect, test } from 'vitest';
import { chooseNearby, type NearbyAsked, type NearbyCandidate } from './choose-nearby.ts';

const at = { lat: 44, lng: -121 };

/** A place so many kilometers north. */
const place = (name: string, kilometers: number, change: Partial<NearbyCandidate> = {}): NearbyCandidate => ({
  ...{ kind: 'sight', name, code: null, isMajor: false, isOwn: true, population: 0 },
  ...{ lat: at.lat + kilometers / 111.195, lng: at.lng },
  ...change,
});
const town = (name: string, kilometers: number, population: number) =>
  place(name, kilometers, { kind: 'town', population });
const airport = (name: string, kilometers: number, isMajor = false) =>
  place(name, kilometers, { kind: 'airport', code: 'AAA', isMajor });

const namesOf = (candidates: NearbyCandidate[], change: Partial<NearbyAsked> = {}): string[] =>
  chooseNearby({ at, population: 1000, neighborhood: null, candidates, ...change }).map(({ name }) => name);

test('distances are those of a great circle', () => {
  const [north] = chooseNearby({ at, population: 0, neighborhood: null, candidates: [place('peak', 10)] });
  expect(north?.meters).toBeCloseTo(10_000, -1);
  const bend = { lat: 44.0582, lng: -121.3153 };
  const portland = place('Portland', 0, { kind: 'airport', code: 'PDX', lat: 45.5887, lng: -122.5975 });
  const [far] = chooseNearby({ at: bend, population: 0, neighborhood: null, candidates: [portland] });
  expect((far?.meters ?? 0) / 1609.344).toBeCloseTo(122.9, 0);
});

test('a village names the next town and the next city, a city only what is larger than itself', () => {
  const towns = [town('Sisters', 20, 6000), town('Redmond', 30, 36_000), town('Bend', 40, 100_000)];
  expect(namesOf(towns)).toEqual(['Sisters', 'Bend']);
  expect(namesOf(towns, { population: 6000 })).toEqual(['Bend']);
  expect(namesOf(towns, { population: 100_000 })).toEqual([]);
  expect(namesOf([town('Bend', 10, 100_000)])).toEqual(['Bend']);
  expect(namesOf([town('far away', 70, 6000), town('farther', 130, 60_000)])).toEqual([]);
});

test('sights are at most two of a kind and five in all, nearest first', () => {
  const sights = [1, 2, 3].flatMap((km) =>
    (['park', 'mountain', 'lake'] as const).map((kind, position) =>
      place(`${kind} ${km}`, km + position / 10, { kind }),
    ),
  );
  expect(namesOf(sights.reverse())).toEqual(['park 1', 'mountain 1', 'lake 1', 'park 2', 'mountain 2']);
  expect(namesOf([place('too far', 70)])).toEqual([]);
  expect(namesOf([place('own', 30), place('of another city', 30, { isOwn: false })])).toEqual(['own']);
});

test('a national park is named once, by its nearest entrance, also where it is farther away', () => {
  const entrance = (kilometers: number) => place('Zion National Park', kilometers, { kind: 'national-park' });
  const [park, ...others] = chooseNearby({
    ...{ at, population: 0, neighborhood: null },
    candidates: [entrance(120), entrance(90), entrance(200)],
  });
  expect(park?.meters).toBeCloseTo(90_000, -2);
  expect(others).toEqual([]);
});

test('airports are the nearest one and a large one within reach', () => {
  expect(namesOf([airport('PDX', 180, true), airport('RDM', 25), airport('EUG', 90)])).toEqual([
    'RDM',
    'PDX',
  ]);
  expect(namesOf([airport('JFK', 20, true), airport('LGA', 10, true), airport('HPN', 15)])).toEqual([
    'LGA',
    'JFK',
  ]);
  expect(namesOf([airport('HNL', 10, true), airport('OGG', 160, true)])).toEqual(['HNL']);
  expect(namesOf([airport('too far', 260)])).toEqual([]);
});

test('other neighborhoods are named within a short way, without the own one', () => {
  const part = (name: string, kilometers: number) => place(name, kilometers, { kind: 'neighborhood' });
  const parts = [part('Ballard', 0.2), part('Fremont', 2), part('Queen Anne', 3), part('Alki', 9)];
  expect(namesOf(parts, { neighborhood: 'Ballard' })).toEqual(['Fremont', 'Queen Anne']);
});
