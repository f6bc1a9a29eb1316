import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { formatExpiry, groupDigits } from './card-fields.tsx';
import { callingCodeOf, dialCodes, preferredCountries } from './dial-codes.ts';
import { findMatch } from './match.tsx';
import { barsFilled } from './password-field.tsx';

describe('dial codes', () => {
  it('are those of the phone library, country by country', () => {
    const known = Object.entries(metadata.countries)
      .map(([country, [code]]) => ({ country, code: String(code) }))
      .filter(({ country }) => /^[A-Z]{2}$/.test(country))
      .sort((one, other) => one.country.localeCompare(other.country));
    expect(dialCodes).toEqual(known);
  });

  it('know the preferred countries', () => {
    expect(preferredCountries.map(callingCodeOf)).toEqual(['1', '61', '91', '971', '44']);
    expect(callingCodeOf('XX')).toBeNull();
  });
});

describe('card fields', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 4242 42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['4242-4242x', '4242 4242'],
    ['４２４２\u20114242', '4242 4242'],
    ['', ''],
  ])('group %s as %s', (typed, shown) => {
    expect(groupDigits(typed)).toBe(shown);
  });

  it.each([
    ['0', '0'],
    ['8', '08/'],
    ['08', '08'],
    ['08/', '08/'],
    ['0827', '08/27'],
    ['08/2027', '08/27'],
    ['82027', '08/27'],
    ['1', '1'],
    ['1/', '01/'],
    ['1/30', '01/30'],
    ['1/2030', '01/30'],
    ['01/203', '01/203'],
    ['01/305', '01/30'],
    ['1 / 30', '01/30'],
    ['1-30', '01/30'],
    ['13', '01/3'],
    ['13/30', '13/30'],
    ['0/', '0'],
    ['2', '2'],
    ['2/', '02/'],
    ['21', '02/1'],
    ['2030', '2030'],
    ['2030-', '2030-'],
    ['2030-0', '2030-0'],
    ['2030-1', '2030-1'],
    ['2030-2', '02/30'],
    ['2030-01', '01/30'],
    ['2030-12', '12/30'],
    ['203001', '01/30'],
  ])('read the expiry %s as %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });
});

describe('small words', () => {
  it('fill all four password bars only at the minimum', () => {
    expect([0, 2, 3, 8, 9, 11, 12, 40].map((length) => barsFilled(length, 12))).toEqual([
      0, 0, 1, 2, 3, 3, 4, 4,
    ]);
  });

  it('find a match at the start of a word, whatever its accents and apostrophes', () => {
    const marked = (text: string, query: string) => {
      const found = findMatch(text, query);
      return found && text.slice(...found);
    };
    expect(findMatch('San José', 'jose')).toEqual([4, 8]);
    expect(marked('Bend', 'BE')).toBe('Be');
    expect(marked('O’Fallon, Missouri', 'ofallon')).toBe('O’Fallon');
    expect(marked('Lā‘ie', "la'i")).toBe('Lā‘i');
    expect(marked('St. Louis', 'st louis')).toBe('St. Louis');
    expect(marked('Bellingham', 'ham')).toBeNull();
    expect(marked('Bend', ' ')).toBeNull();
    expect(marked('Bend', 'Bender')).toBeNull();
  });

  it('take initials from whole letters', () => {
    expect(initialsOf('Ángel', 'Núñez')).toBe('ÁN');
    expect(initialsOf(' maya', '')).toBe('M');
  });
});
