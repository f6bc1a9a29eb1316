import { expect, test } from 'vitest';
import examples from './example-phone-numbers.json' with { type: 'json' };
import { checkPhone, splitPhoneNumber } from './phone-number.ts';

test.each(examples as [string, string, string][])(
  'takes the example number of %s (+%s %s)',
  (region, code, national) => {
    const split = splitPhoneNumber(`+${code} ${national}`);
    expect(split).toMatchObject({ ok: true, phone: { countryCallingCode: code, nationalNumber: national } });
    const checked = checkPhone({
      countryCodeISO: region,
      countryCallingCode: code,
      nationalNumber: national,
    });
    expect(checked).toEqual({
      ok: true,
      phone: { countryCodeISO: region, countryCallingCode: code, nationalNumber: national },
    });
  },
);

test('keeps an extension', () => {
  const phone = { countryCallingCode: '44', nationalNumber: '7400123456', extension: '12' };
  expect(checkPhone({ ...phone, nationalNumber: '07400123456' })).toMatchObject({ phone });
  for (const text of ['+44 7400.123.456 int. 12', '+44\u00a07400\u2011123456x12', '(+44) 7400123456 #12'])
    expect(splitPhoneNumber(text)).toMatchObject({ ok: true, phone });
});

test('drops the zero that is dialed within the country', () => {
  const checked = checkPhone({ countryCallingCode: '44', nationalNumber: '07400123456' });
  expect(checked).toMatchObject({ phone: { countryCallingCode: '44', nationalNumber: '7400123456' } });
});

test('keeps the selected country if several share a dial code', () => {
  const canada = { countryCodeISO: 'CA', countryCallingCode: '1', nationalNumber: '2065550100' };
  expect(checkPhone(canada)).toEqual({ ok: true, phone: canada });
});

test('rejects a country without the dial code, and unknown dial codes', () => {
  const number = { countryCallingCode: '44', nationalNumber: '7400123456' };
  expect(checkPhone({ ...number, countryCodeISO: 'US' })).toMatchObject({ path: 'phone.countryCodeISO' });
  expect(checkPhone({ ...number, countryCodeISO: 'ZZ' })).toMatchObject({ path: 'phone.countryCodeISO' });
  expect(checkPhone({ countryCallingCode: '999', nationalNumber: '7400123456' })).toMatchObject({
    path: 'phone.nationalNumber',
  });
});

test.each([
  '2065550100',
  '+1',
  '+1 555',
  'call me',
  '+999 12345678',
  '++12065550100',
  '+1206555010012345',
  '',
  '+',
])('refuses %j as a number in international form', (text) => {
  expect(splitPhoneNumber(text)).toEqual({ ok: false, path: 'phoneNumber' });
});
