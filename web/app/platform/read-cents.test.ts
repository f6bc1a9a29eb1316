import { expect, it } from 'vitest';
import { readCents, writeCents } from './read-cents.ts';

it.each([
  ['78', 7800],
  ['$78.50', 7850],
  ['78,5', 7850],
  ['1,078', 107_800],
  [' 1,078.05 ', 107_805],
  ['', null],
  ['78.505', null],
  ['-5', null],
  ['seventy', null],
])('%j is %j cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});

it('writes an amount as it is typed', () => {
  expect([7800, 7850, 107_805].map(writeCents)).toEqual(['78', '78.50', '1078.05']);
});
