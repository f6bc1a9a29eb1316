import { expect, test } from 'vitest';
import { type ChangeDay, type FreePart, pairStays } from './pair-stays.ts';

const part = (listingId: string, total: number, lat = 39.74): FreePart => ({
  listingId,
  total,
  lat,
  lng: -105,
});
const day = (before: FreePart[], after: FreePart[], on = '2027-03-04'): ChangeDay => ({
  day: on,
  before,
  after,
});

const pairs = (days: ChangeDay[], limits: { most?: number; isAccepted?: (total: number) => boolean } = {}) =>
  pairStays(days, { most: 3, isAccepted: () => true, ...limits }).map(
    ({ first, second, total }) => `${first.listingId}+${second.listingId} ${total}`,
  );

test('pairs are sorted by their total, and each home is offered once', () => {
  const found = pairs([
    day([part('a', 500), part('b', 400)], [part('c', 300), part('d', 350)], '2027-03-04'),
    day([part('a', 200)], [part('c', 700)], '2027-03-06'),
  ]);
  expect(found).toEqual(['b+c 700', 'a+d 850']);
});

test('a home is no pair with itself, and homes farther than 15 km are none', () => {
  const far = 39.74 + 15_100 / 111_195;
  expect(pairs([day([part('a', 1)], [part('a', 1), part('b', 1, far)])])).toEqual([]);
  const near = 39.74 + 14_900 / 111_195;
  expect(pairs([day([part('a', 1)], [part('b', 1, near)])])).toEqual(['a+b 2']);
});

test('a shorter way is worth a little more, and totals out of the range are left out', () => {
  const tenKilometers = 39.74 + 10_000 / 111_195;
  const days = [day([part('a', 500)], [part('far', 480, tenKilometers), part('near', 500)])];
  expect(pairs(days, { most: 1 })).toEqual(['a+near 1000']);
  expect(pairs(days, { isAccepted: (total) => total < 1000 })).toEqual(['a+far 980']);
});
