import { expect, it } from 'vitest';
import { tripCopySeconds } from './trip-copy.ts';

const trip = { departDay: '2026-11-22', property: { checkOutBy: '11:00', timeZone: 'UTC' } };
const now = new Date('2026-11-21T11:00:00Z');
const day = 86_400;

it('a copy of a trip that says how to get in ends with the check-out, another one two days later', () => {
  expect(tripCopySeconds(trip, { access: 'Code 1234', wifi: null }, now)).toBe(day);
  expect(tripCopySeconds(trip, { access: null, wifi: { network: 'Cabin', password: null } }, now)).toBe(day);
  expect(tripCopySeconds(trip, { access: null, wifi: null }, now)).toBe(3 * day);
  expect(tripCopySeconds(trip, null, now)).toBe(3 * day);
});
