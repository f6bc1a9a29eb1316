import type { Phone } from '@golark/contract/accounts/schemas';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type CheckedPhone = { ok: true; phone: Phone } | { ok: false; path: string };

/** A number in international form, `+1 206 555 0100`, as dial code and number; false if it cannot be a phone number. */
export const splitPhoneNumber = (text: string): CheckedPhone => {
  const parsed = text.trim().startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  if (!parsed?.isPossible()) return { ok: false, path: 'phoneNumber' };
  const { country, countryCallingCode, nationalNumber } = parsed;
  const number = { countryCallingCode: String(countryCallingCode), nationalNumber: String(nationalNumber) };
  return { ok: true, phone: country ? { countryCodeISO: country, ...number } : number };
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
  return { ok: true, phone: chosen ? { ...split.phone, countryCodeISO: chosen } : split.phone };
};
