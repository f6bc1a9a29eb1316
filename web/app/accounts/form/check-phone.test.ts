import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialCodes } from '../../ui/dial-codes.ts';
import { checkPhone } from './check-phone.ts';

describe('a phone number', () => {
  it('keeps digits alone, with the dial code of its country', () => {
    expect(checkPhone('US', ' +(503) 555-0118 ').phone).toEqual({
      countryCodeISO: 'US',
      countryCallingCode: '1',
      nationalNumber: '5035550118',
    });
  });

  it('takes digits, brackets, plus and minus, and nothing else', () => {
    for (const typed of ['555-01x8', '555.0118', '555/0118', '٥٥٥٠١', '555#1', '５５５'])
      expect(checkPhone('US', typed).problems).toEqual({ nationalNumber: 'phoneInvalid' });
  });

  it('needs a dial code, and digits', () => {
    for (const country of ['', 'XX', 'us'])
      expect(checkPhone(country, '5550118').problems).toEqual({ countryCodeISO: 'phoneCodeRequired' });
    expect(checkPhone('US', '()+-').problems).toEqual({ nationalNumber: 'phoneRequired' });
  });

  it('is none when blank, whatever the country', () => {
    expect(checkPhone('', '  ')).toEqual({ phone: null, problems: {} });
  });

  it('works for every country of the table', () => {
    const number = fc.stringMatching(/^[0-9()+-]{1,20}$/).filter((typed) => /\d/.test(typed));
    fc.assert(
      fc.property(fc.constantFrom(...dialCodes), number, ({ country, code }, typed) => {
        const { phone } = checkPhone(country, typed);
        expect(phone?.countryCallingCode).toBe(code);
        expect(phone?.nationalNumber).toBe(typed.replaceAll(/\D/g, ''));
      }),
    );
  });
});
