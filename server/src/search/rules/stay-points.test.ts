import { metersBetween } from '@golark/contract/destinations/distance';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StayPoints } from './stay-points.ts';

const point = fc.record({
  lat: fc.double({ min: 30, max: 32, noNaN: true }),
  lng: fc.double({ min: -100, max: -98, noNaN: true }),
});

test('counts the stays around a point', () => {
  const stays = fc.array(point, { maxLength: 40 });
  fc.assert(
    fc.property(stays, point, fc.integer({ min: 1, max: 150_000 }), (all, center, meters) => {
      const points = new StayPoints(all.map((at) => ({ ...at, cityId: 'c', stateId: 's' })));
      const expected = all.filter((at) => metersBetween(center, at) <= meters).length;
      expect(points.around(center, meters)).toBe(expected);
    }),
    { numRuns: 200 },
  );
});

test('counts those of cities and states', () => {
  const at = { lat: 40, lng: -100 };
  const stay = (cityId: string, stateId: string) => ({ ...at, cityId, stateId });
  const points = new StayPoints([stay('bend', 'or'), stay('salem', 'or'), stay('salem', 'or')]);
  expect([points.inCity('salem'), points.inState('or'), points.inCity('reno')]).toEqual([2, 3, 0]);
  expect([points.isEmpty, new StayPoints([]).isEmpty]).toEqual([false, true]);
});
