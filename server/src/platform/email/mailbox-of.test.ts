import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['maya@example.com', 'maya@example.com'],
  ['Maya@Example.com', 'maya@example.com'],
  ['maya+1@example.com', 'maya@example.com'],
  ['maya+a+b@example.com', 'maya@example.com'],
  ['m.a.y.a+list@gmail.com', 'maya@gmail.com'],
  ['Maya@GoogleMail.com', 'maya@gmail.com'],
  ['m.aya@example.com', 'm.aya@example.com'],
  ['m.aya@mail.gmail.com', 'm.aya@mail.gmail.com'],
  ['+1@example.com', '+1@example.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
