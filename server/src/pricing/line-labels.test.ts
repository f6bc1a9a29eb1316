import { locales } from '@golark/contract/locale/rules';
import { priceLineCodes } from '@golark/contract/pricing/rules';
import { describe, expect, test } from 'vitest';
import { labelOf } from './line-labels.ts';

const params = { nights: 2, guests: 1, percent: 10, name: 'Lodging tax', nameEs: 'Impuesto de hospedaje' };

describe.each(priceLineCodes)('a line %s', (code) => {
  test('has a text in both languages', () => {
    const [english, spanish] = locales.map((locale) => labelOf({ code, params }, locale));
    expect(english).toMatch(/^[^{}]+$/);
    expect(spanish).toMatch(/^[^{}]+$/);
    expect(spanish).not.toBe(english);
  });
});

test('nights are counted in the singular and the plural', () => {
  const label = (nights: number, locale: 'en' | 'es') =>
    labelOf({ code: 'nights', params: { nights } }, locale);
  expect([label(1, 'en'), label(2, 'en')]).toEqual(['1 night', '2 nights']);
  expect([label(1, 'es'), label(2, 'es')]).toEqual(['1 noche', '2 noches']);
});

test('a tax without a Spanish name has its English one', () => {
  expect(labelOf({ code: 'occupancy_tax', params: { name: 'Lodging tax' } }, 'es')).toBe('Lodging tax');
});

test('a tax of the first nights says so', () => {
  const line = { code: 'occupancy_tax', params: { ...params, firstNights: 30 } } as const;
  expect(labelOf(line, 'en')).toBe('Lodging tax, first 30 nights');
  expect(labelOf(line, 'es')).toBe('Impuesto de hospedaje, primeras 30 noches');
});
