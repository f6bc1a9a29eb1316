import { describe, expect, it } from 'vitest';
import { addressErrors, addressOf } from './address-input.ts';

const home = {
  addressLine1: '12 Alder Street',
  addressLine2: '',
  addressCity: 'Portland',
  addressState: 'Oregon',
  addressZip: '97205',
  addressCountry: 'US',
};

const formOf = (changes: Partial<typeof home>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...home, ...changes })) form.set(name, value);
  return form;
};

const missing = (changes: Partial<typeof home>) =>
  addressErrors(addressOf(formOf(changes))).map(({ path, code }) => `${path} ${code}`);

describe('the address of a form', () => {
  it('requires state and postal code where the country has them', () => {
    const blank = { addressState: '', addressZip: '' };
    expect(missing({})).toEqual([]);
    expect(missing(blank)).toEqual(['address.state required', 'address.zip required']);
    expect(missing({ ...blank, addressCountry: '' })).toEqual([
      'address.state required',
      'address.zip required',
    ]);
    expect(missing({ ...blank, addressCountry: 'DE' })).toEqual(['address.zip required']);
    expect(missing({ ...blank, addressCountry: 'HK' })).toEqual([]);
  });

  it('leaves blank fields out', () => {
    expect(addressOf(formOf({ addressLine2: '  ', addressZip: '' }))).toMatchObject({
      line1: '12 Alder Street',
      line2: undefined,
      zip: undefined,
      countryCode: 'US',
    });
  });
});
