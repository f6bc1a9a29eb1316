import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test('takes addresses that people have', () => {
  for (const email of [
    'maya@example.com',
    'a.b+tag@sub.example.co',
    "o'neil@example.org",
    'x_1@1-2.example.com',
  ]) {
    expect(isEmail(email), email).toBe(true);
  }
});

test('refuses what is none', () => {
  const refused = [
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
  for (const email of refused) expect(isEmail(email), email).toBe(false);
});

test('holds to 64, 255 and 63 characters', () => {
  const label = 'd'.repeat(63);
  expect(isEmail(`${'l'.repeat(64)}@example.com`)).toBe(true);
  expect(isEmail(`${'l'.repeat(65)}@example.com`)).toBe(false);
  expect(isEmail(`a@${label}.com`)).toBe(true);
  expect(isEmail(`a@d${label}.com`)).toBe(false);
  expect(isEmail(`a@${`${label}.`.repeat(4)}com`)).toBe(false);
});
