import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  brandOf,
  cardDigits,
  cardProblem,
  expiryOf,
  knownBrand,
  passesLuhn,
  readExpiry,
  securityCodeLength,
} from './rules.ts';

test.each([
  ['4242424242424242', 'visa'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['2720999999999996', 'mastercard'],
  ['378282246310005', 'amex'],
  ['6011111111111117', 'discover'],
  ['3056930009020004', 'diners'],
  ['36227206271667', 'diners'],
  ['3566002020360505', 'jcb'],
  ['6200000000000005', 'unionpay'],
  ['2220000000000000', 'card'],
  ['2721000000000000', 'card'],
  ['9999999999999995', 'card'],
])('knows %s as %s', (cardNumber, brand) => {
  expect(brandOf(cardNumber)).toBe(brand);
});

const now = new Date('2026-11-20T18:00:00Z');
const good = { cardNumber: '4242424242424242', cardExpiry: '12/30', cvc: '123' };
const amex = { ...good, cardNumber: '378282246310005', cvc: '1234' };

test('takes a code of three digits, of four on American Express, and of either where the brand is unknown', () => {
  const pathOf = (card: typeof good) => cardProblem(card, now)?.path ?? null;
  expect(pathOf(good)).toBeNull();
  expect(pathOf({ ...good, cvc: '1234' })).toBe('cvc');
  expect(pathOf(amex)).toBeNull();
  expect(pathOf({ ...amex, cvc: '123' })).toBe('cvc');
  expect(pathOf({ ...good, cardNumber: '9999999999999995', cvc: '1234' })).toBeNull();
});

test('refuses a number that is too short or too long for its brand', () => {
  expect(cardProblem({ ...good, cardNumber: '42424242424242' }, now)?.path).toBe('cardNumber');
  expect(cardProblem({ ...amex, cardNumber: '3782822463100055' }, now)?.path).toBe('cardNumber');
});

test('holds a card to be good to the end of its month', () => {
  const pathOf = (cardExpiry: string) => cardProblem({ ...good, cardExpiry }, now)?.path ?? null;
  expect([pathOf('10/26'), pathOf('11/26'), pathOf('01/27'), pathOf('12/25')]).toEqual([
    'cardExpiry',
    null,
    null,
    'cardExpiry',
  ]);
});

test('recognizes a brand by the first digits typed', () => {
  expect(['4', '51', '2223', '37', '6011', '36', '35', '9', ''].map(brandOf)).toEqual([
    'visa',
    'mastercard',
    'mastercard',
    'amex',
    'discover',
    'diners',
    'card',
    'card',
    'card',
  ]);
  expect(knownBrand('visa')).toBe('visa');
  expect(knownBrand('cartes')).toBe('card');
  expect([securityCodeLength('amex'), securityCodeLength('visa')]).toEqual([4, 3]);
});

test('ignores spaces, dashes and periods of every kind in a number', () => {
  expect(cardDigits('3782-822463 10005')).toBe('378282246310005');
  expect(cardDigits('3782\u2011822463\u00a010005')).toBe('378282246310005');
  expect(cardDigits('3782.822463–10005')).toBe('378282246310005');
});

test.each([
  ['1/30', '01/30'],
  ['01/30', '01/30'],
  ['1/2030', '01/30'],
  ['01 / 2030', '01/30'],
  ['2030-01', '01/30'],
  ['2030/1', '01/30'],
  ['1-30', '01/30'],
  ['1\u201130', '01/30'],
  [' 12.30 ', '12/30'],
  ['0130', '01/30'],
  ['130', '01/30'],
  ['230', '02/30'],
  ['1230', '12/30'],
  ['012030', '01/30'],
  ['12030', '01/30'],
  ['203001', '01/30'],
  ['１/３０', '01/30'],
])('reads the date %s as %s', (typed, expiry) => {
  expect(readExpiry(typed)).toBe(expiry);
});

test.each(['', '1', '123', '13/30', '00/30', '2030', '2030-13', '1/3', '1/1930', 'May 30', '1/30/30'])(
  'reads no date from %j',
  (typed) => {
    expect(readExpiry(typed)).toBeNull();
    expect(cardProblem({ ...good, cardExpiry: typed }, now)).toBeNull();
  },
);

test('reads every month of every year in each order of its parts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2026, max: 2099 }), (month, year) => {
      const short = String(year).slice(2);
      const padded = String(month).padStart(2, '0');
      for (const typed of [
        `${month}/${short}`,
        `${month}/${year}`,
        `${padded}${short}`,
        `${padded}${year}`,
        `${year}-${month}`,
        `${year}${padded}`,
      ])
        expect(expiryOf(typed)).toEqual({ month, year });
    }),
  );
});

test('finds any single mistyped digit', () => {
  const digits = '4242424242424242';
  expect(passesLuhn(digits)).toBe(true);
  fc.assert(
    fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, change) => {
      const digit = (Number(digits[place]) + change) % 10;
      expect(passesLuhn(`${digits.slice(0, place)}${digit}${digits.slice(place + 1)}`)).toBe(false);
    }),
  );
});
