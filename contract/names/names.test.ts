import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOfIssues } from '../errors/field-errors.ts';
import { fullNameOf } from './rules.ts';
import { LastName, Name } from './schemas.ts';

const Person = z.strictObject({ firstName: z.string(), lastName: LastName });

it('is a first and a last name, or one name with nothing after it', () => {
  expect(Person.parse({ firstName: 'Maya', lastName: ' Ortega ' })).toEqual({
    firstName: 'Maya',
    lastName: 'Ortega',
  });
  expect(Person.parse({ firstName: 'Sukarno', lastName: null }).lastName).toBe('');
  expect(fullNameOf({ firstName: 'Maya', lastName: 'Ortega' })).toBe('Maya Ortega');
  expect(fullNameOf({ firstName: 'Sukarno', lastName: '' })).toBe('Sukarno');
});

it.each([
  'call 415 555 0142',
  'maya＠example．com',
  'call 4155',
  'Maya3141',
  'instagram maya.ortega',
  'example.com',
])('holds no way to write to a person: %s', (name) => {
  const { error } = Name.safeParse(name);
  expect(fieldErrorsOfIssues(error?.issues ?? [])).toMatchObject([{ code: 'name_contact' }]);
});

it.each([
  'John 3rd',
  'Mary-Jane',
  'O’Connor',
  'St. James',
  'Анна',
  '李小龍',
  'José Mª',
  'de la Cruz',
  'X Æ A-12',
  'Dot',
])('is what people are called: %s', (name) => expect(Name.parse(name)).toBe(name));

it.each([
  [{ firstName: 'Maya' }, 'required'],
  [{ firstName: 'Maya', lastName: '' }, 'too_short'],
  [{ firstName: 'Maya', lastName: '  ' }, 'too_short'],
  [{ firstName: 'Maya', lastName: 'x'.repeat(101) }, 'too_long'],
])('is required unless it is said that there is none: %j', (person, code) => {
  const { error } = Person.safeParse(person, { reportInput: true });
  expect(fieldErrorsOfIssues(error?.issues ?? [])).toMatchObject([{ path: 'lastName', code }]);
});
