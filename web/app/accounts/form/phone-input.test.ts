import { accountsSchemas } from '@golark/contract/accounts/schemas';
import { fieldErrorsOfIssues } from '@golark/contract/errors/field-errors';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialCodes } from '../../ui/dial-codes.ts';
import { phoneOf } from './phone-input.ts';

const formOf = (country: string, number: string): FormData => {
  const form = new FormData();
  form.set('countryCodeISO', country);
  form.set('nationalNumber', number);
  return form;
};

const parse = (country: string, number: string) =>
  accountsSchemas.editAccount.body.safeParse(
    { phone: phoneOf(formOf(country, number)) },
    { reportInput: true },
  );

const errorsOf = (country: string, number: string) => {
  const { error } = parse(country, number);
  return fieldErrorsOfIssues(error?.issues ?? []).map(({ path, code }) => `${path} ${code}`);
};

describe('the phone number of a form', () => {
  it('is accepted by the contract as digits with the dial code of its country', () => {
    expect(parse('US', ' +(503) 555-0118 ').data?.phone).toEqual({
      countryCodeISO: 'US',
      countryCallingCode: '1',
      nationalNumber: '5035550118',
    });
  });

  it('may have periods, any spaces and dashes, and an extension', () => {
    const phone = { countryCodeISO: 'US', countryCallingCode: '1', nationalNumber: '5035550118' };
    for (const typed of ['503.555.0118', '503\u2011555\u20110118', '(503)\u00a0555–0118', '503 555/0118'])
      expect(parse('US', typed).data?.phone).toEqual(phone);
    for (const typed of ['503-555-0118 ext. 5', '503.555.0118 x5', '5035550118#5', '503 555 0118 int. 5'])
      expect(parse('US', typed).data?.phone).toEqual({ ...phone, extension: '5' });
  });

  it('may have no other characters', () => {
    for (const typed of [
      '555-01x8',
      '(503) 555-01x8',
      '555#1',
      '555_0118',
      'call me',
      '503-555-0118 ext. five',
      '555*0118',
    ])
      expect(errorsOf('US', typed)[0]).toBe('phone.nationalNumber phone_characters');
  });

  it('is required where it is sent', () => {
    for (const typed of ['', '  ']) expect(errorsOf('US', typed)).toEqual(['phone.nationalNumber required']);
    const empty = { phone: { countryCallingCode: '1', nationalNumber: ' ' } };
    const { error } = accountsSchemas.editAccount.body.safeParse(empty);
    expect(fieldErrorsOfIssues(error?.issues ?? [])[0]).toMatchObject({
      path: 'phone.nationalNumber',
      code: 'too_short',
      params: { minimum: 1 },
    });
  });

  it('needs a known country', () => {
    for (const country of ['', 'XX', 'us'])
      expect(errorsOf(country, '5550118')).toEqual(['phone.countryCallingCode required']);
  });

  it('works for every country of the table', () => {
    const number = fc.stringMatching(/^[0-9]{4,15}$/);
    fc.assert(
      fc.property(fc.constantFrom(...dialCodes), number, ({ country, code }, typed) => {
        const phone = parse(country, typed).data?.phone;
        expect(phone?.countryCallingCode).toBe(code);
        expect(phone?.nationalNumber).toBe(typed);
      }),
    );
  });
});
