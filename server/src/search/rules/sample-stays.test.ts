import { weekdayOf } from '@golark/contract/dates/rules';
import { expect, test } from 'vitest';
import { medianOf } from '#platform/median-of';
import { sampleStays } from './sample-stays.ts';

test('the next twelve months are each represented by their second Thursday', () => {
  const stays = sampleStays('2026-11-20');
  expect(stays.slice(0, 3)).toEqual([
    { month: '2026-12', arriveDay: '2026-12-10' },
    { month: '2027-01', arriveDay: '2027-01-14' },
    { month: '2027-02', arriveDay: '2027-02-11' },
  ]);
  expect(stays.at(-1)?.month).toBe('2027-11');
  for (const { arriveDay } of stays) expect(weekdayOf(arriveDay)).toBe(4);
});

test('half of the amounts are not above the median', () => {
  expect([medianOf([]), medianOf([3]), medianOf([9, 1, 5]), medianOf([4, 1, 3, 2])]).toEqual([null, 3, 5, 2]);
});
