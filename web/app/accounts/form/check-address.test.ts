import { describe, expect, it } from 'vitest';
import { type AddressForm, addressOf, addressProblems } from './check-address.ts';

const nowhere: AddressForm = {
  addressLine1: '',
  addressLine2: '',
  addressCity: '',
  addressState: '',
  addressZip: '',
  addressCountry: '',
};
const home: AddressForm = {
  addressLine1: '12 Alder Street',
  addressLine2: '',
  addressCity: 'Portland',
  addressState: 'Oregon',
  addressZip: '97205',
  addressCountry: 'US',
};

describe('an address', () => {
  it('needs everything but its second line', () => {
    expect(addressProblems(nowhere)).toEqual({
      addressLine1: 'addressRequired',
      addressCity: 'cityRequired',
      addressState: 'stateRequired',
      addressZip: 'zipRequired',
      addressCountry: 'countryRequired',
    });
    expect(addressProblems(home)).toEqual({});
  });

  it('needs no postal code and no state where the country has none', () => {
    expect(addressProblems({ ...nowhere, addressCountry: 'HK' })).toEqual({
      addressLine1: 'addressRequired',
      addressCity: 'cityRequired',
    });
    expect(addressProblems({ ...home, addressCountry: 'DE', addressState: '' })).toEqual({});
  });

  it('is sent only with line 1', () => {
    expect(addressOf({ ...home, addressLine1: '' })).toBeUndefined();
  });

  it('leaves a blank second line out', () => {
    const sent = { line1: '12 Alder Street', city: 'Portland', state: 'Oregon', zip: '97205' };
    expect(addressOf(home)).toEqual({ ...sent, countryCode: 'US' });
    expect(addressOf({ ...home, addressLine2: 'Unit 4' })).toEqual({
      ...sent,
      line2: 'Unit 4',
      countryCode: 'US',
    });
  });
});
