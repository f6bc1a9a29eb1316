import type { PropertyPhoto } from '@golark/contract/stays/schemas';
import { expect, test } from 'vitest';
import { groupPhotos } from './group-photos.ts';

const photo = (id: string, kind?: string, number: number | null = null) =>
  ({ id, alt: id, room: kind ? { kind, number } : null }) as PropertyPhoto;

const idsOf = (photos: PropertyPhoto[]) =>
  groupPhotos(photos).map((group) => group.photos.map(({ id }) => id));

test('photos are grouped by room, in the order of a tour, and keep the order of the host within a room', () => {
  const photos = [
    photo('front', 'exterior'),
    photo('second-bed', 'bedroom', 2),
    photo('sofa', 'living-room'),
    photo('tub', 'hot-tub'),
    photo('bed', 'bedroom', 1),
    photo('window', 'living-room'),
  ];
  expect(idsOf(photos)).toEqual([['front'], ['sofa', 'window'], ['bed'], ['second-bed'], ['tub']]);
});

test('photos without a room come first, together', () => {
  expect(idsOf([photo('front', 'exterior'), photo('a'), photo('b')])).toEqual([['a', 'b'], ['front']]);
  expect(groupPhotos([photo('a')])).toMatchObject([{ room: null }]);
  expect(groupPhotos([])).toEqual([]);
});
