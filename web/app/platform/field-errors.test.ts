import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import type { ApiError } from './api-client.ts';
import { fieldErrorsOf, fieldLabelOf, fieldSentenceOf } from './field-errors.ts';
import { provideMessages } from './messages.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

const refusal = (kind: string, errors: ApiError['errors']): ApiError => ({
  type: 'about:blank',
  title: 'Unprocessable Content',
  status: 422,
  statusCode: 422,
  detail: '',
  code: 'VALIDATION_ERROR',
  requestId: '',
  kind,
  ...(errors ? { errors } : {}),
});

const labels = [
  ['firstName', 'First Name'],
  ['newLastName', 'Last Name'],
  ['guest.email', 'Email Address'],
  ['oldPassword', 'Old Password'],
  ['newPassword', 'New Password'],
  ['password', 'Password'],
  ['phone.nationalNumber', 'Phone Number'],
  ['mobileNumber', 'Mobile Number'],
  ['address.line1', 'Address'],
  ['address.line2', 'Address Line 2'],
  ['address.city', 'City'],
  ['address.state', 'State'],
  ['address.zip', 'Zip Code'],
  ['address.province', 'Province'],
  ['address.countryCode', 'Country'],
  ['card.cardNumber', 'Card Number'],
  ['cardExpiry', 'Card Expiry'],
  ['cvc', 'CVC'],
  ['cardType', 'Card Type'],
] as const;

describe('the words for what the server refused', () => {
  it.each(labels)('call %s %s', (path, label) => {
    expect(fieldLabelOf(path, 'en')).toBe(label);
    expect(fieldSentenceOf(path, 'minLength 1', 'en')).toBe(`${label} is required`);
    expect(fieldSentenceOf(path, 'minLength 4', 'en')).toBe(
      `${label} needs to be atleast 4 character(s) long`,
    );
    expect(fieldSentenceOf(path, 'invalid string value', 'en')).toBe(`${label} is not valid`);
  });

  it('write every minimum but 1 as it came, without grouping its digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), (minimum) => {
        expect(fieldSentenceOf('city', `minLength ${minimum}`, 'en')).toBe(
          `City needs to be atleast ${minimum} character(s) long`,
        );
      }),
    );
  });

  it('finish a sentence that begins in the middle', () => {
    expect(fieldSentenceOf('address.city', 'must be at most 100 characters', 'en')).toBe(
      'City must be at most 100 characters',
    );
  });

  it('leave plain sentences as they are, translated where we know them', () => {
    const known = 'Phone number contains invalid characters';
    expect(fieldSentenceOf('phone.nationalNumber', known, 'en')).toBe(known);
    expect(fieldSentenceOf('phone.nationalNumber', known, 'es')).toBe(es.fields.problems.phoneInvalid);
    expect(fieldSentenceOf('oldPassword', 'This password is wrong.', 'es')).toBe(
      'Esta contraseña es incorrecta',
    );
    expect(fieldSentenceOf('city', 'No such place.', 'es')).toBe('No such place.');
  });

  it('name in Spanish the same fields', () => {
    expect(fieldSentenceOf('address.city', 'minLength 1', 'es')).toBe('Falta un dato obligatorio: Ciudad');
    expect(fieldSentenceOf('cvc', 'invalid string value', 'es')).toBe('CVC: el valor no es válido');
  });

  it.each(['BadInputError', 'ValidationError'])('are read from a %s, the first of each field', (kind) => {
    const errors = [
      { path: 'address.city', message: 'minLength 1' },
      { path: 'address.city', message: 'invalid string value' },
      { path: 'cvc', message: 'invalid string value' },
    ];
    expect(fieldErrorsOf(refusal(kind, errors), 'en')).toEqual({
      'address.city': 'City is required',
      cvc: 'CVC is not valid',
    });
  });

  it('are none for errors of other kinds and without a list', () => {
    const errors = [{ path: 'email', message: 'minLength 1' }];
    expect(fieldErrorsOf(refusal('ConflictError', errors), 'en')).toEqual({});
    expect(fieldErrorsOf(refusal('ValidationError', undefined), 'en')).toEqual({});
  });
});
