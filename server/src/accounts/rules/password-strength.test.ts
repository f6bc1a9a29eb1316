import { expect, test } from 'vitest';
import { passwordProblem } from './password-strength.ts';

const owner = { email: 'maya.ortega@example.com', firstName: 'Maya', lastName: 'Ortega-Lindqvist' };

test.each([
  'passwordpassword',
  'PASSWORDPASSWORD',
  'maya.ortega@example.com',
  'Maya.Ortega@Example.com',
  'maya.ortega!',
  'MayaOrtegaLindqvist',
  'Ortega-Lindqvist Maya',
  'ortega lindqvist',
])('refuses %j', (password) => {
  expect(passwordProblem(password, owner)).not.toBeNull();
});

test.each([
  'metolius-at-nine',
  'maya ortega likes rivers',
  'correct horse battery',
  '雪の降る町を一人で歩く人',
])('takes %j', (password) => {
  expect(passwordProblem(password, owner)).toBeNull();
});
