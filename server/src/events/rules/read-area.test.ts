import { expect, test } from 'vitest';
import { readBounds } from './read-area.ts';

test('bounds are four coordinates, the south-west first', () => {
  expect(readBounds('44,-122.5,45,-121')).toEqual({ south: 44, west: -122.5, north: 45, east: -121 });
  expect(readBounds('51,170,60,-170')).toMatchObject({ west: 170, east: -170 });
  for (const text of [
    '',
    '44,-122,45',
    '45,-122,44,-121',
    '44,-122,45,',
    'a,b,c,d',
    '91,0,92,1',
    '1,2,3,4,5',
  ])
    expect(readBounds(text), text).toBeNull();
});
