import type { FieldProblem } from './check-fields.ts';

export const addressFields = [
  'addressLine1',
  'addressLine2',
  'addressCity',
  'addressState',
  'addressZip',
  'addressCountry',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressForm = Readonly<Record<AddressField, string>>;

/** Countries whose addresses have no postal code. */
const withoutPostalCode = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SO SR ST SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
);
/** Countries whose addresses name a state, province, region or emirate. */
const withState = new Set('AE AU BR CA CN IN IT JP KR MX MY US'.split(' '));

/** Line 2 is optional; the state and the postal code where the country has none. */
export const addressProblems = (form: AddressForm): Partial<Record<AddressField, FieldProblem>> => {
  const country = form.addressCountry;
  const needed: [AddressField, FieldProblem, boolean][] = [
    ['addressLine1', 'addressRequired', true],
    ['addressCity', 'cityRequired', true],
    ['addressState', 'stateRequired', country === '' || withState.has(country)],
    ['addressZip', 'zipRequired', !withoutPostalCode.has(country)],
    ['addressCountry', 'countryRequired', true],
  ];
  return Object.fromEntries(
    needed
      .filter(([field, , isNeeded]) => isNeeded && form[field].trim() === '')
      .map(([field, problem]) => [field, problem]),
  );
};

/** What is sent: nothing without line 1, and no blank second line. */
export const addressOf = (form: AddressForm) => {
  if (form.addressLine1 === '') return undefined;
  return {
    line1: form.addressLine1,
    city: form.addressCity,
    countryCode: form.addressCountry,
    ...(form.addressLine2 ? { line2: form.addressLine2 } : {}),
    ...(form.addressState ? { state: form.addressState } : {}),
    ...(form.addressZip ? { zip: form.addressZip } : {}),
  };
};

/** Where the server's paths stand in the form. */
export const addressFieldOf: Readonly<Record<string, AddressField>> = {
  'address.line1': 'addressLine1',
  'address.line2': 'addressLine2',
  'address.city': 'addressCity',
  'address.state': 'addressState',
  'address.zip': 'addressZip',
  'address.countryCode': 'addressCountry',
};
