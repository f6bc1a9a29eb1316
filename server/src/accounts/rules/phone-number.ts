import { readPhone } from '@golark/contract/phone/rules';
import type { Phone } from '@golark/contract/phone/schemas';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type CheckedPhone = { ok: true; phone: Phone } | { ok: false; path: string };

/**
 * A number in international form, `+1 206 555 0100 ext. 5`, as dial code, number and extension; false if it cannot be a
 * phone number.
 */
export const splitPhoneNumber = (text: string): CheckedPhone => {
  const typed = /^[^\d+]*\+[^+]*$/.test(text) ? readPhone(text) : null;
  const parsed = typed ? parsePhoneNumberFromString(`+${typed.digits}`) : undefined;
  if (!parsed?.isPossible()) return { ok: false, path: 'phoneNumber' };
  const { country, countryCallingCode, nationalNumber } = parsed;
  const phone = {
    ...(country ? { countryCodeISO: country } : {}),
    countryCallingCode: String(countryCallingCode),
    nationalNumber: String(nationalNumber),
    ...(typed?.extension ? { extension: typed.extension } : {}),
  };
  return { ok: true, phone };
};

/**
 * A number entered in parts, without the zero that is dialed only within the country: +44 (0)7400 123456 is
 * `447400123456`. The country stays as chosen if it has this dial code.
 */
export const checkPhone = (phone: Phone): CheckedPhone => {
  const chosen = phone.countryCodeISO;
  if (chosen && (!isSupportedCountry(chosen) || getCountryCallingCode(chosen) !== phone.countryCallingCode)) {
    return { ok: false, path: 'phone.countryCodeISO' };
  }
  const split = splitPhoneNumber(`+${phone.countryCallingCode}${phone.nationalNumber}`);
  if (!split.ok) return { ok: false, path: 'phone.nationalNumber' };
  const { extension } = phone;
  return {
    ok: true,
    phone: {
      ...split.phone,
      ...(chosen ? { countryCodeISO: chosen } : {}),
      ...(extension ? { extension } : {}),
    },
  };
};
