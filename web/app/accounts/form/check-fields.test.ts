import { beforeAll, describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { provideMessages } from '../../platform/messages.ts';
import {
  emailProblem,
  loginPasswordMinimum,
  loginPasswordProblem,
  newPasswordMinimum,
  newPasswordProblem,
  required,
} from './check-fields.ts';
import { wordsOfProblems } from './words-of-problems.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

it('the words of the specification stand at the fields, word for word', () => {
  const { problems } = en.fields;
  expect(problems).toMatchObject({
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    emailRequired: 'Email address is required',
    emailInvalid: 'Email address is invalid',
    passwordRequired: 'Password is required',
    passwordShort6: 'Password must be at least 6 characters',
    passwordShort12: 'Password must be at least 12 characters',
    phoneCodeRequired: 'Phone extension is required',
    phoneRequired: 'Contact number is required',
    phoneInvalid: 'Phone number contains invalid characters',
    addressRequired: 'Address is required',
    stateRequired: 'State is required',
    cityRequired: 'City is required',
    zipRequired: 'Postal code is required',
    countryRequired: 'Country is required',
  });
});

describe('a form', () => {
  it('needs 6 characters to log in and 12 for a new password', () => {
    expect([loginPasswordMinimum, newPasswordMinimum]).toEqual([6, 12]);
    expect(loginPasswordProblem('')).toBe('passwordRequired');
    expect(loginPasswordProblem('12345')).toBe('passwordShort6');
    expect(loginPasswordProblem('123456')).toBeNull();
    expect(newPasswordProblem('')).toBe('passwordRequired');
    expect(newPasswordProblem('elevenchars')).toBe('passwordShort12');
    expect(newPasswordProblem('twelve chars')).toBeNull();
  });

  it('counts characters as people do', () => {
    expect(newPasswordProblem('🦉'.repeat(11))).toBe('passwordShort12');
    expect(newPasswordProblem('🦉'.repeat(12))).toBeNull();
  });

  it('tells a missing email address from one that is none', () => {
    expect(emailProblem('')).toBe('emailRequired');
    expect(emailProblem('maya@@example.com')).toBe('emailInvalid');
    expect(emailProblem('maya@example.com')).toBeNull();
  });

  it('takes blanks for nothing', () => {
    expect(required('  \t ', 'cityRequired')).toBe('cityRequired');
    expect(required(' x ', 'cityRequired')).toBeNull();
  });

  it('has words only for the fields at fault, in the language of the page', () => {
    const problems = { email: 'emailInvalid', password: null, firstName: undefined } as const;
    expect(wordsOfProblems(problems, 'en')).toEqual({ email: 'Email address is invalid' });
    expect(wordsOfProblems(problems, 'es')).toEqual({ email: 'El correo electrónico no es válido' });
  });
});
