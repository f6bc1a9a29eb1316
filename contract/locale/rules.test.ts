import { expect, test } from 'vitest';
import { isLocale, localeFromHeader } from './rules.ts';

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
  ['en;q=0.2, es;q=0.1', 'en'],
  ['es;q=0, en', 'en'],
  ['es;q=0', null],
  ['de', null],
  ['', null],
  [null, null],
])('reads the language of Accept-Language %j as %s', (header, locale) => {
  expect(localeFromHeader(header)).toBe(locale);
});

test('accepts only supported languages', () => {
  expect(['en', 'es', 'fr', 'EN', '', null].map(isLocale)).toEqual([true, true, false, false, false, false]);
});
