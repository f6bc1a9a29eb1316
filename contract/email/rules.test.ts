import { expect, test } from 'vitest';
import { isEmail } from './rules.ts';

test('accepts common addresses', () => {
  for (const email of [
    'maya@example.com',
    'a.b+tag@sub.example.co',
    "o'neil@example.org",
    'x_1@1-2.example.com',
  ]) {
    expect(isEmail(email), email).toBe(true);
  }
});

test('rejects malformed addresses', () => {
  const rejected = [
    '',
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@@b.com',
    'a@b@c.com',
    'a b@c.com',
    'a@-b.com',
    'a@b..com',
    'a@b.com\n',
    'á@b.com',
  ];
  for (const email of rejected) expect(isEmail(email), email).toBe(false);
});

test('limits the local part to 64, the domain to 255 and a label to 63 characters', () => {
  const label = 'd'.repeat(63);
  expect(isEmail(`${'l'.repeat(64)}@example.com`)).toBe(true);
  expect(isEmail(`${'l'.repeat(65)}@example.com`)).toBe(false);
  expect(isEmail(`a@${label}.com`)).toBe(true);
  expect(isEmail(`a@d${label}.com`)).toBe(false);
  expect(isEmail(`a@${`${label}.`.repeat(4)}com`)).toBe(false);
});
