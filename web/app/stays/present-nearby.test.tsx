import type { NearbyPlace } from '@golark/contract/destinations/schemas';
import { expect, test } from 'vitest';
import { presentNearby } from './present-nearby.server.ts';

const mile = 1609.344;
const place = (kind: NearbyPlace['kind'], name: string, miles: number): NearbyPlace => ({
  ...{ kind, name, code: kind === 'airport' ? 'SEA' : null },
  distanceMeters: Math.round(miles * mile),
});

const seattle = { id: 'wa-seattle', name: 'Seattle', slug: 'seattle' };
const nearby = [
  place('center', 'Seattle', 4.14),
  place('neighborhood', 'Fremont', 1.5),
  place('neighborhood', 'Queen Anne', 2.26),
  place('national-park', 'Mount Rainier National Park', 58.6),
  place('lake', 'Green Lake', 0.1),
  place('airport', 'Seattle–Tacoma International Airport', 16.4),
];
const ballard = { nearby, neighborhood: 'Ballard', city: seattle };

const linesOf = (locale: 'en' | 'es'): string[] =>
  presentNearby(ballard, locale).places.map(({ name, distance }) => `${name}: ${distance}`);

test('each place has its distance, rounded to what is known', () => {
  expect(linesOf('en')).toEqual([
    'Center of Seattle: 4.1 mi',
    'Mount Rainier National Park: 59 mi',
    'Green Lake: under 0.3 mi',
    'Seattle–Tacoma International Airport (SEA): 16 mi',
  ]);
  expect(linesOf('es').slice(0, 3)).toEqual([
    'Centro de Seattle: 4.1 mi',
    'Mount Rainier National Park: 59 mi',
    'Green Lake: menos de 0.3 mi',
  ]);
});

test('the neighborhood is described by distances', () => {
  expect(presentNearby(ballard, 'en').neighborhood).toBe(
    'This place is in Ballard, 4.1 mi from the center of Seattle. The nearest other neighborhoods are Fremont (1.5 mi) and Queen Anne (2.3 mi).',
  );
  expect(presentNearby({ ...ballard, neighborhood: 'Downtown' }, 'es').neighborhood).toMatch(
    /^Este alojamiento está en el centro de Seattle\. Los otros barrios más cercanos son Fremont/,
  );
});

test('nothing is said about a neighborhood that is not known or is the city itself', () => {
  for (const neighborhood of [null, 'Seattle'])
    expect(presentNearby({ ...ballard, neighborhood }, 'en').neighborhood).toBeNull();
});

test('the note says that distances are a straight line, and to which place of a park', () => {
  expect(presentNearby(ballard, 'en').note).toMatch(/straight line; to a national park/);
  expect(presentNearby({ ...ballard, nearby: nearby.slice(0, 1) }, 'en').note).toBe(
    'Distances are approximate and in a straight line.',
  );
});
