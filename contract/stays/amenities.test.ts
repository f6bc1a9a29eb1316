import { expect, test } from 'vitest';
import { amenities, amenityLists } from './amenities.ts';

test('every amenity is in exactly one list of the search filters', () => {
  expect(Object.values(amenityLists).flat().toSorted()).toEqual(amenities.toSorted());
});
