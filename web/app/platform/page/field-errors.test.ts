import {
  type FieldErrorCode,
  type FieldErrorParams,
  fieldErrorMessage,
  fieldErrorMessages,
} from '@golark/contract/errors/rules';
import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '../api-client.ts';
import { provideMessages } from '../messages.ts';
import { fieldErrorsOf, fieldLabelOf, fieldSentenceOf } from './field-errors.ts';

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

const fieldError = (path: string, code: FieldErrorCode, params: FieldErrorParams = {}) => ({
  path,
  code,
  params,
  message: fieldErrorMessage(code, params),
});
const sentence = (path: string, code: FieldErrorCode, params: FieldErrorParams = {}) =>
  fieldSentenceOf(fieldError(path, code, params), 'en');

describe('the sentence of a field error', () => {
  it.each(labels)('names %s as %s', (path, label) => {
    expect(fieldLabelOf(path, 'en')).toBe(label);
    expect(sentence(path, 'too_short', { minimum: 1 })).toBe(`${label} is required`);
    expect(sentence(path, 'required')).toBe(`${label} is required`);
    expect(sentence(path, 'too_short', { minimum: 4 })).toBe(
      `${label} needs to be atleast 4 character(s) long`,
    );
    expect(sentence(path, 'invalid')).toBe(`${label} is not valid`);
  });

  it('shows the minimum without digit grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100_000 }), (minimum) => {
        expect(sentence('city', 'too_short', { minimum })).toBe(
          `City needs to be atleast ${minimum} character(s) long`,
        );
      }),
    );
  });

  it('shows the maximum', () => {
    expect(sentence('address.city', 'too_long', { maximum: 100 })).toBe(
      'City must be at most 100 characters',
    );
  });

  it('depends on the code, never on the message of the server', () => {
    const error = { ...fieldError('oldPassword', 'password_wrong'), message: 'anything' };
    expect(fieldSentenceOf(error, 'en')).toBe('This password is wrong');
    expect(fieldSentenceOf(error, 'es')).toBe('Esta contraseña es incorrecta');
  });

  it('is translated for every code', () => {
    for (const code of Object.keys(fieldErrorMessages) as FieldErrorCode[]) {
      const english = fieldSentenceOf(fieldError('city', code), 'en');
      const spanish = fieldSentenceOf(fieldError('city', code), 'es');
      expect(spanish, code).not.toBe(english);
      expect(english).not.toContain('{');
    }
  });

  it('names the same fields in Spanish', () => {
    expect(fieldSentenceOf(fieldError('address.city', 'required'), 'es')).toBe(
      'Falta un dato obligatorio: Ciudad',
    );
    expect(fieldSentenceOf(fieldError('cvc', 'invalid'), 'es')).toBe('CVC: el valor no es válido');
  });

  it.each(['BadInputError', 'ValidationError'])('is read from a %s, the first of each field', (kind) => {
    const errors = [
      fieldError('address.city', 'required'),
      fieldError('address.city', 'invalid'),
      fieldError('cvc', 'invalid'),
    ];
    expect(fieldErrorsOf(refusal(kind, errors), 'en')).toEqual({
      'address.city': 'City is required',
      cvc: 'CVC is not valid',
    });
  });

  it('is absent for errors of other kinds and without a list', () => {
    const errors = [fieldError('email', 'required')];
    expect(fieldErrorsOf(refusal('ConflictError', errors), 'en')).toEqual({});
    expect(fieldErrorsOf(refusal('ValidationError', undefined), 'en')).toEqual({});
  });
});
