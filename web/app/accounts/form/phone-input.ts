import { textOf } from '../../platform/page/form-values.ts';
import { callingCodeOf } from '../../ui/dial-codes.ts';

/** The phone in a form as the contract's body has it; without a calling code for an unknown country. */
export const phoneOf = (form: FormData) => {
  const country = textOf(form, 'countryCodeISO') ?? '';
  const countryCallingCode = callingCodeOf(country) ?? undefined;
  return {
    countryCodeISO: countryCallingCode ? country : undefined,
    countryCallingCode,
    nationalNumber: textOf(form, 'nationalNumber'),
  };
};

/** The field of the form for each path of the body. */
export const phoneFieldOf = {
  phone: 'nationalNumber',
  'phone.countryCallingCode': 'countryCodeISO',
} as const;
