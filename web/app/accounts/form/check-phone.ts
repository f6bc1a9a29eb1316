import { callingCodeOf } from '../../ui/dial-codes.ts';
import type { FieldProblem } from './check-fields.ts';

export type PhoneInput = { countryCodeISO: string; countryCallingCode: string; nationalNumber: string };

type CheckedPhone = {
  phone: PhoneInput | null;
  problems: { countryCodeISO?: FieldProblem; nationalNumber?: FieldProblem };
};

/** Digits, brackets, plus and minus, and the spaces that people put between. */
const allowed = /^[\d()+\-\s]+$/;

/** A country and a number as typed: `US`, `(503) 555-0118` gives `1`, `5035550118`. Blank is no phone. */
export const checkPhone = (country: string, number: string): CheckedPhone => {
  const typed = number.trim();
  if (typed === '') return { phone: null, problems: {} };
  if (!allowed.test(typed)) return { phone: null, problems: { nationalNumber: 'phoneInvalid' } };
  const countryCallingCode = callingCodeOf(country);
  if (!countryCallingCode) return { phone: null, problems: { countryCodeISO: 'phoneCodeRequired' } };
  const nationalNumber = typed.replaceAll(/\D/g, '');
  if (nationalNumber === '') return { phone: null, problems: { nationalNumber: 'phoneRequired' } };
  return { phone: { countryCodeISO: country, countryCallingCode, nationalNumber }, problems: {} };
};
