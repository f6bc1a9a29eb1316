import type { FieldErrorCode } from '@golark/contract/errors/rules';
import type { FieldError } from '@golark/contract/errors/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { en } from '../messages/en.ts';
import type { ApiError } from './api-client.ts';
import { translatorOf } from './translations.ts';

/** The sentence at each field, by the field's path: `{ 'guest.email': 'Email Address is not valid' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

type Labels = typeof en.fields.labels;
type Problem = keyof typeof en.fields.problems;

/** The kinds of errors that carry a list of field errors. */
const kindsWithFields: ReadonlySet<string> = new Set(['BadInputError', 'ValidationError']);

/** The label of a field, by the last part of its path. */
const labelOfField: Readonly<Record<string, keyof Labels>> = {
  firstName: 'firstName',
  newFirstName: 'firstName',
  lastName: 'lastName',
  newLastName: 'lastName',
  email: 'emailAddress',
  newEmail: 'emailAddress',
  emailAddress: 'emailAddress',
  oldPassword: 'oldPassword',
  newPassword: 'newPassword',
  password: 'password',
  phone: 'phoneNumber',
  phoneNumber: 'phoneNumber',
  nationalNumber: 'phoneNumber',
  countryCallingCode: 'phoneNumber',
  countryCodeISO: 'phoneNumber',
  mobileNumber: 'mobileNumber',
  address: 'address',
  line1: 'address',
  addressLine1: 'address',
  line2: 'addressLine2',
  addressLine2: 'addressLine2',
  city: 'city',
  addressCity: 'city',
  state: 'state',
  addressState: 'state',
  zip: 'zipCode',
  zipCode: 'zipCode',
  addressZip: 'zipCode',
  province: 'province',
  country: 'country',
  countryCode: 'country',
  addressCountry: 'country',
  cardNumber: 'cardNumber',
  cardExpiry: 'cardExpiry',
  cvc: 'cvc',
  cardType: 'cardType',
  nameOnCard: 'nameOnCard',
  name: 'name',
  subject: 'subject',
  message: 'message',
  code: 'code',
  note: 'note',
};

/** Codes with a sentence of their own; all others name the field in a general sentence. */
const problemOfCode: Partial<Record<FieldErrorCode, Problem>> = {
  email_taken: 'emailTaken',
  email_unchanged: 'sameEmail',
  password_wrong: 'passwordWrong',
  password_breached: 'passwordBreached',
  password_personal: 'passwordOwn',
  phone_characters: 'phoneInvalid',
  code_wrong: 'codeWrong',
  card_expired: 'cardExpired',
};

/** The label of a field in an error: `address.line2` gives `Address Line 2`. */
export const fieldLabelOf = (path: string, locale: Locale): string => {
  const t = translatorOf(locale, 'fields');
  return t(`labels.${labelOfField[path.split('.').at(-1) ?? ''] ?? 'other'}`);
};

/** A field error in the language of the page: `City is required`, `CVC is not valid`. */
export const fieldSentenceOf = (
  { path, code, params }: Omit<FieldError, 'message'>,
  locale: Locale,
): string => {
  const t = translatorOf(locale, 'fields');
  const problem = problemOfCode[code];
  if (problem) return t(`problems.${problem}`);
  const label = fieldLabelOf(path, locale);
  if (code === 'required' || (code === 'too_short' && params['minimum'] === 1))
    return t('server.required', { label });
  if (code === 'too_short') return t('server.short', { label, count: String(params['minimum']) });
  if (code === 'too_long') return t('server.long', { label, count: String(params['maximum']) });
  return t('server.invalid', { label });
};

/** The first error of every field that the server rejected, as sentences; none for other kinds of errors. */
export const fieldErrorsOf = (error: ApiError, locale: Locale): FieldErrors => {
  const sentences: Record<string, string> = {};
  if (!kindsWithFields.has(error.kind)) return sentences;
  for (const fieldError of error.errors ?? [])
    sentences[fieldError.path] ??= fieldSentenceOf(fieldError, locale);
  return sentences;
};
