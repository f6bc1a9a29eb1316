import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lowerCasePath } from './lower-case-path.ts';

const of = (path: string) => lowerCasePath(new URL(path, 'http://site.invalid'));

it.each([
  ['/destinations/Oregon/Bend/', '/destinations/oregon/bend/'],
  ['/destinations/oregon/BEND/?Page=2&q=A', '/destinations/oregon/bend/?Page=2&q=A'],
  ['/Destinations/oregon/', '/destinations/oregon/'],
  ['/destinations/%C3%81vila/', '/destinations/%C3%A1vila/'],
])('%s is %s', (from, to) => {
  expect(of(from)).toBe(to);
});

it.each([
  '/destinations/',
  '/destinations/oregon/bend/?Page=2',
  '/s/Oregon/',
  '/destinations/%c3%a1vila/',
  '/',
])('%s stays', (path) => {
  expect(of(path)).toBeNull();
});

it('never leads in a circle', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'xsmall' }), (path) => {
      const first = of(`/destinations/x${path}`);
      if (first) expect(of(first)).toBeNull();
    }),
  );
});
