import type { FieldErrorCode } from '@golark/contract/errors/rules';
import type { FieldError } from '@golark/contract/errors/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { en } from '@golark/messages/pages/en';
import type { ApiError } from '../api-client.ts';
import { numberFormatter } from '../formatters.ts';
import { translatorOf } from '../translations.ts';

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
  couponCode: 'code',
  note: 'note',
  arrivalTime: 'arrivalTime',
  renewalConsent: 'renewalConsent',
};

/** Codes with a sentence of their own; all others name the field in a general sentence. */
const problemOfCode: Partial<Record<FieldErrorCode, Problem>> = {
  email_taken: 'emailTaken',
  email_unchanged: 'sameEmail',
  transfer_self: 'transferSelf',
  password_wrong: 'passwordWrong',
  password_needed: 'passwordNeeded',
  password_breached: 'passwordBreached',
  password_personal: 'passwordOwn',
  name_contact: 'nameContact',
  phone_characters: 'phoneInvalid',
  code_wrong: 'codeWrong',
  card_expired: 'cardExpired',
  code_unknown: 'codeUnknown',
  code_expired: 'codeExpired',
  code_used: 'codeUsed',
  code_used_up: 'codeUsedUp',
  code_reserved: 'codeReserved',
  coupon_elsewhere: 'couponElsewhere',
  coupon_without_stay: 'couponElsewhere',
  no_letters: 'noLetters',
  one_language: 'oneLanguage',
  season_order: 'seasonOrder',
  season_overlap: 'seasonOverlap',
  beds_needed: 'bedsNeeded',
  check_out_order: 'checkOutOrder',
  until_order: 'untilOrder',
  days_order: 'daysOrder',
  rule_days: 'ruleDays',
  rule_empty: 'ruleEmpty',
  rule_twice: 'ruleTwice',
  rule_one_unit: 'ruleOneUnit',
  max_below_min: 'maxBelowMin',
  kind_fixed: 'kindFixed',
  room_type_unknown: 'roomTypeUnknown',
  room_type_missing: 'roomTypeMissing',
  room_type_booked: 'roomTypeBooked',
  units_booked: 'unitsBooked',
  city_unknown: 'cityUnknown',
  pin_in_water: 'pinInWater',
};

/** The label of a field in an error: `address.line2` gives `Address Line 2`. */
export const fieldLabelOf = (path: string, locale: Locale): string => {
  const t = translatorOf(locale, 'fields');
  return t(`labels.${labelOfField[path.split('.').at(-1) ?? ''] ?? 'other'}`);
};

type NamedError = Omit<FieldError, 'message'>;

/** Fields for whole numbers that have a limit worth naming, by the last part of their path. */
const isNumberField = (path: string): boolean =>
  /(percent|days|nights|includedGuests|balanceDaysBefore)$/i.test(path);

/** The sentence about a wrong amount of money or whole number; null for other fields. */
const numberSentenceOf = ({ path, code, params }: NamedError, locale: Locale): string | null => {
  const t = translatorOf(locale, 'fields');
  const limit = code === 'too_small' ? params['minimum'] : params['maximum'];
  const isLimit = code === 'too_small' || code === 'too_big';
  if (path.endsWith('.amount')) {
    if (code === 'invalid_type') return t('problems.amountWords');
    const amount = numberFormatter(locale, {}).format(Number(limit) / 100);
    return isLimit
      ? t(code === 'too_small' ? 'problems.amountSmall' : 'problems.amountBig', { amount })
      : null;
  }
  if (!isNumberField(path)) return null;
  if (code === 'invalid_type') return t('problems.numberWords');
  const number = String(limit);
  return isLimit
    ? t(code === 'too_small' ? 'problems.numberSmall' : 'problems.numberBig', { limit: number })
    : null;
};

const isMissing = ({ code, params }: NamedError): boolean =>
  code === 'required' || (code === 'too_short' && params['minimum'] === 1);

/** A field error of the server in the language of the page: `City is required`, `CVC is not valid`. */
export const fieldSentenceOf = (error: NamedError, locale: Locale): string => {
  const t = translatorOf(locale, 'fields');
  const { path, code, params } = error;
  const problem = problemOfCode[code];
  if (problem) return t(`problems.${problem}`);
  if (code === 'code_reserved_own')
    return t('problems.codeReservedOwn', { booking: String(params['booking']) });
  if (code === 'pin_far')
    return t('problems.pinFar', { city: String(params['city']), limit: String(params['limit']) });
  const ofNumber = numberSentenceOf(error, locale);
  if (ofNumber) return ofNumber;
  if (code === 'coupon_minimum') return t('problems.couponMinimum', { limit: String(params['limit']) });
  const label = fieldLabelOf(path, locale);
  if (isMissing(error)) return t('server.required', { label });
  if (code === 'too_short') return t('server.short', { label, count: String(params['minimum']) });
  if (code === 'too_long') return t('server.long', { label, count: String(params['maximum']) });
  return t('server.invalid', { label });
};

/** The sentences of the specification's section 5 for a required field, by the field's label. */
const requiredProblems: Partial<Record<keyof Labels, Problem>> = {
  firstName: 'firstNameRequired',
  lastName: 'lastNameRequired',
  emailAddress: 'emailRequired',
  password: 'passwordRequired',
  oldPassword: 'passwordRequired',
  newPassword: 'passwordRequired',
  phoneNumber: 'phoneRequired',
  address: 'addressRequired',
  city: 'cityRequired',
  state: 'stateRequired',
  zipCode: 'zipRequired',
  country: 'countryRequired',
  code: 'codeRequired',
  name: 'nameRequired',
  subject: 'subjectRequired',
  message: 'messageRequired',
};

const loginPasswordMinimum = 6;
export const newPasswordMinimum = 12;

const formProblemOf = (error: NamedError): Problem | undefined => {
  const { path, code, params } = error;
  const field = path.split('.').at(-1) ?? '';
  const label = labelOfField[field];
  if (field === 'countryCallingCode' && isMissing(error)) return 'phoneCodeRequired';
  if (isMissing(error)) return label && requiredProblems[label];
  if (label === 'emailAddress' && code === 'invalid') return 'emailInvalid';
  const isPassword = label === 'password' || label === 'newPassword';
  if (!isPassword || code !== 'too_short') return undefined;
  if (params['minimum'] === loginPasswordMinimum) return 'passwordShort6';
  return params['minimum'] === newPasswordMinimum ? 'passwordShort12' : undefined;
};

/** The first error of every field of a form, as the specification's section 5 words them. */
export const sentencesOf = (errors: readonly FieldError[], locale: Locale): FieldErrors => {
  const t = translatorOf(locale, 'fields');
  const sentences: Record<string, string> = {};
  for (const error of errors) {
    const problem = formProblemOf(error);
    sentences[error.path] ??= problem ? t(`problems.${problem}`) : fieldSentenceOf(error, locale);
  }
  return sentences;
};

/** The first error of every field that the server rejected, as sentences; none for other kinds of errors. */
export const fieldErrorsOf = (error: ApiError, locale: Locale): FieldErrors => {
  const sentences: Record<string, string> = {};
  if (!kindsWithFields.has(error.kind)) return sentences;
  for (const fieldError of error.errors ?? [])
    sentences[fieldError.path] ??= fieldSentenceOf(fieldError, locale);
  return sentences;
};
