import type { Party, StayDates } from '@golark/contract/stays/rules';
import { expect, test } from 'vitest';
import { brokenRule, type StayLimits } from './stay-rules.ts';

const limits: StayLimits = {
  today: '2026-11-20',
  bookableDaysAhead: 730,
  maxGuests: 4,
  isPetsAllowed: false,
  minNights: 2,
  maxNights: 14,
};
const dates: StayDates = { arriveDay: '2026-11-20', departDay: '2026-11-22' };
const party: Party = { adults: 2, children: 2, childAges: [], infants: 1, pets: false };
const stayWith = (change: Partial<StayDates & Party>) => {
  const { arriveDay, departDay, ...people } = { ...dates, ...party, ...change };
  return { dates: { arriveDay, departDay }, party: people };
};
const ruleOf = (change: Partial<StayDates & Party>) => brokenRule(stayWith(change), limits)?.rule ?? null;

test('allows a stay that keeps every rule, arriving today', () => {
  expect(ruleOf({})).toBeNull();
});

test('names the rule that refuses', () => {
  expect(ruleOf({ departDay: '2026-11-20' })).toBe('order');
  expect(ruleOf({ arriveDay: '2026-11-19' })).toBe('past');
  expect(ruleOf({ arriveDay: '2028-11-18', departDay: '2028-11-21' })).toBe('too_far');
  expect(ruleOf({ departDay: '2026-11-21' })).toBe('min_nights');
  expect(ruleOf({ departDay: '2026-12-05' })).toBe('max_nights');
  expect(ruleOf({ adults: 3 })).toBe('max_guests');
  expect(ruleOf({ pets: true })).toBe('no_pets');
});

test('carries the figure it turns on', () => {
  expect(brokenRule(stayWith({ children: 3 }), limits)).toMatchObject({ path: 'numAdults', limit: 4 });
});
