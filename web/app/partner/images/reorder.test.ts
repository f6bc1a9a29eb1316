import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedBy, movedTo } from './reorder.ts';

const ids = ['a', 'b', 'c', 'd'];

it('moves a picture by one place, to the front, and not beyond the ends', () => {
  expect(movedBy(ids, 'b', 'earlier')).toEqual(['b', 'a', 'c', 'd']);
  expect(movedBy(ids, 'b', 'later')).toEqual(['a', 'c', 'b', 'd']);
  expect(movedBy(ids, 'c', 'first')).toEqual(['c', 'a', 'b', 'd']);
  expect(movedBy(ids, 'a', 'earlier')).toEqual(ids);
  expect(movedBy(ids, 'd', 'later')).toEqual(ids);
});

it('keeps every picture and the order of the others', () => {
  const lists = fc.uniqueArray(fc.string(), { minLength: 1 });
  fc.assert(
    fc.property(lists, fc.nat(), fc.integer({ min: -3, max: 40 }), (list, index, place) => {
      const id = list[index % list.length] ?? '';
      const moved = movedTo(list, id, place);
      expect(moved.filter((one) => one !== id)).toEqual(list.filter((one) => one !== id));
      expect(moved.indexOf(id)).toBe(Math.min(Math.max(place, 0), list.length - 1));
    }),
  );
});
