import { fieldError } from '@golark/contract/errors/field-errors';
import type { FieldError } from '@golark/contract/errors/schemas';
import { textOf } from '../../platform/page/form-values.ts';

/** The field of the form for each path of the body. */
export const addressFieldOf = {
  'address.line1': 'addressLine1',
  'address.line2': 'addressLine2',
  'address.city': 'addressCity',
  'address.state': 'addressState',
  'address.zip': 'addressZip',
  'address.countryCode': 'addressCountry',
} as const;

export type AddressField = (typeof addressFieldOf)[keyof typeof addressFieldOf];
export const addressFields: readonly AddressField[] = Object.values(addressFieldOf);

/** Countries whose addresses have no postal code. */
const withoutPostalCode = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SO SR ST SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);
/** Countries whose addresses name a state, province, region or emirate. */
const withState = new Set('AE AU BR CA CN IN IT JP KR MX MY US'.split(' '));

/** The address in a form as the contract's body has it. */
export const addressOf = (form: FormData) => ({
  line1: textOf(form, 'addressLine1'),
  line2: textOf(form, 'addressLine2'),
  city: textOf(form, 'addressCity'),
  state: textOf(form, 'addressState'),
  zip: textOf(form, 'addressZip'),
  countryCode: textOf(form, 'addressCountry'),
});

/** State and postal code are optional in the contract; the form requires them where the country has them. */
export const addressErrors = ({ state, zip, countryCode }: ReturnType<typeof addressOf>): FieldError[] => {
  const needsState = !countryCode || withState.has(countryCode);
  const needsZip = !countryCode || !withoutPostalCode.has(countryCode);
  return [
    ...(needsState && !state ? [fieldError('address.state', 'required')] : []),
    ...(needsZip && !zip ? [fieldError('address.zip', 'required')] : []),
  ];
};
