import { expect, it } from 'vitest';
import { withTrailingSlash } from './trailing-slash.ts';

it.each([
  ['/login', '/login/'],
  ['/login/', '/login/'],
  ['/', '/'],
  ['/s/oregon/bend?page=2#map', '/s/oregon/bend/?page=2#map'],
  ['?page=2', '?page=2'],
  ['#top', '#top'],
  ['/robots.txt', '/robots.txt'],
])('writes a link to %s as %s', (target, link) => {
  expect(withTrailingSlash(target)).toBe(link);
});
