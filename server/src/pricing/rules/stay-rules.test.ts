import { expect, test } from 'vitest';
import { brokenRule, type StayAsked, type StayLimits } from './stay-rules.ts';

const limits: StayLimits = {
  today: '2026-11-20',
  bookableDaysAhead: 730,
  maxGuests: 4,
  isPetsAllowed: false,
  minNights: 2,
  maxNights: 14,
};
const asked: StayAsked = { arriveDay: '2026-11-20', departDay: '2026-11-22', guests: 4, hasPets: false };
const ruleOf = (change: Partial<StayAsked>) => brokenRule({ ...asked, ...change }, limits)?.rule ?? null;

test('allows a stay that keeps every rule, arriving today', () => {
  expect(ruleOf({})).toBeNull();
});

test('names the rule that refuses', () => {
  expect(ruleOf({ departDay: '2026-11-20' })).toBe('order');
  expect(ruleOf({ arriveDay: '2026-11-19' })).toBe('past');
  expect(ruleOf({ arriveDay: '2028-11-18', departDay: '2028-11-21' })).toBe('too_far');
  expect(ruleOf({ departDay: '2026-11-21' })).toBe('min_nights');
  expect(ruleOf({ departDay: '2026-12-05' })).toBe('max_nights');
  expect(ruleOf({ guests: 5 })).toBe('max_guests');
  expect(ruleOf({ hasPets: true })).toBe('no_pets');
});

test('carries the figure it turns on', () => {
  expect(brokenRule({ ...asked, guests: 5 }, limits)).toMatchObject({ path: 'numAdults', limit: 4 });
});
