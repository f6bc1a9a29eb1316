import { expect, test } from 'vitest';
import { textsOfAddress } from './texts-of-address.ts';

test.each([
  ['12 Larimer Street, Denver, CO 80202', 'Denver, CO'],
  ['12 Larimer Street, Denver, CO, USA', 'Denver, CO'],
  ['Denver, Colorado', 'Denver, Colorado'],
  ['12 Larimer Street, Denver', 'Denver'],
  ['Bend', 'Bend'],
])('in %s the town is looked for as %s', (typed, town) => {
  expect(textsOfAddress(typed)[0]).toBe(town);
});

test('a text without a town gives nothing to look for, or itself', () => {
  expect(textsOfAddress(' , ')).toEqual([]);
  expect(textsOfAddress('12 Larimer Street Denver')).toContain('12 Larimer Street Denver');
});
