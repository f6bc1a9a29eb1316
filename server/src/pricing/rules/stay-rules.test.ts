import { dateRules } from '@golark/contract/calendars/rules';
import type { Party } from '@golark/contract/stays/rules';
import { expect, test } from 'vitest';
import { brokenRule, type StayLimits } from './stay-rules.ts';

const limits: StayLimits = { ofDates: null, maxGuests: 4, isPetsAllowed: false };
const party: Party = { adults: 2, children: 2, childAges: [], infants: 1, pets: false };
const ruleOf = (change: Partial<Party>) =>
  brokenRule({ party: { ...party, ...change } }, limits)?.rule ?? null;

test('allows a party that keeps every rule', () => {
  expect(ruleOf({})).toBeNull();
});

test('names the rule that refuses', () => {
  expect(ruleOf({ adults: 3 })).toBe('max_guests');
  expect(ruleOf({ pets: true })).toBe('no_pets');
});

test('carries the figure it turns on', () => {
  expect(brokenRule({ party: { ...party, children: 3 } }, limits)).toMatchObject({
    path: 'numAdults',
    limit: 4,
  });
});

test('a rule of the dates comes before those of the party', () => {
  for (const rule of dateRules) {
    const ofDates = { path: 'departDay', rule } as const;
    expect(brokenRule({ party: { ...party, adults: 9 } }, { ...limits, ofDates })).toEqual(ofDates);
  }
});
