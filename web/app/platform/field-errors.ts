import type { en } from '../messages/en.ts';
import type { ApiError } from './api-client.ts';
import type { Locale } from './locale.ts';
import { messagesOf } from './messages.ts';
import { translatorOf } from './translations.ts';

/** The sentence at each field, by the field's path: `{ 'guest.email': 'Email Address is not valid' }`. */
export type FieldErrors = Readonly<Record<string, string>>;

type Labels = typeof en.fields.labels;
type Problem = keyof typeof en.fields.problems;

/** The kinds of answer that carry a list of paths and messages. */
const kindsWithFields: ReadonlySet<string> = new Set(['BadInputError', 'ValidationError']);

/** The last part of a path names the field; several names mean the same thing to people. */
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

/** The problem that a sentence of the server is about, if it is one of ours. */
function problemOfSentence(sentence: string): Problem | undefined {
  const known = Object.entries(messagesOf('en').fields.problems);
  return known.find(([, words]) => words === sentence.replace(/\.$/, ''))?.[0] as Problem | undefined;
}

/** What a field is called in an error: `address.line2` gives `Address Line 2`. */
export function fieldLabelOf(path: string, locale: Locale): string {
  const t = translatorOf(locale, 'fields');
  return t(`labels.${labelOfField[path.split('.').at(-1) ?? ''] ?? 'other'}`);
}

/**
 * The server's message in words: `minLength 1` gives `City is required`, `minLength 4` gives `City needs to be
 * atleast 4 character(s) long`. A sentence stays as it is, translated where we know it.
 */
export function fieldSentenceOf(path: string, message: string, locale: Locale): string {
  const t = translatorOf(locale, 'fields');
  const label = fieldLabelOf(path, locale);
  const minimum = /^minLength (\d+)$/.exec(message)?.[1];
  if (minimum === '1') return t('server.required', { label });
  if (minimum) return t('server.short', { label, count: minimum });
  if (message === 'invalid string value') return t('server.invalid', { label });
  const maximum = /^must be at most (\d+) characters$/.exec(message)?.[1];
  if (maximum) return t('server.long', { label, count: maximum });
  const problem = problemOfSentence(message);
  return problem ? t(`problems.${problem}`) : message;
}

/** The first message of every field that the server refused, in words; nothing for other kinds of errors. */
export function fieldErrorsOf(error: ApiError, locale: Locale): FieldErrors {
  const sentences: Record<string, string> = {};
  if (!kindsWithFields.has(error.kind)) return sentences;
  for (const { path, message } of error.errors ?? [])
    sentences[path] ??= fieldSentenceOf(path, message, locale);
  return sentences;
}
