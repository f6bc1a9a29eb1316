import { expect, it } from 'vitest';
import { cardPictureOf, pictureOf } from './picture.ts';

const widthsOf = ({ srcSet }: { srcSet: string }): number[] =>
  [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it('offers a card no picture that is larger than a phone needs', () => {
  const image = { id: 'stay.0.abc', alt: 'a cabin' };
  expect(widthsOf(cardPictureOf(image))).toEqual([320, 640, 960]);
  expect(Math.max(...widthsOf(pictureOf(image)))).toBe(1600);
});

it('shows a place at 1024 pixels at most', () => {
  expect(Math.max(...widthsOf(pictureOf({ id: 'city.or-bend', alt: '' })))).toBe(1024);
});
