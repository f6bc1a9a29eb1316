import { expect, it } from 'vitest';
import { createSlots, maxPrefetches } from './fetch-slots.ts';

it('lets four pages be fetched ahead at once, and the next when one lets go', () => {
  const take = createSlots(maxPrefetches);
  const started: number[] = [];
  const releases = [1, 2, 3, 4, 5, 6].map((page) => take(() => started.push(page)));
  expect(started).toEqual([1, 2, 3, 4]);
  releases[1]?.();
  releases[1]?.();
  expect(started).toEqual([1, 2, 3, 4, 5]);
  releases[5]?.();
  releases[0]?.();
  expect(started).toEqual([1, 2, 3, 4, 5]);
});
