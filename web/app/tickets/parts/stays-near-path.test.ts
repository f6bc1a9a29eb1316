import type { Event } from '@golark/contract/events/schemas';
import { expect, it } from 'vitest';
import { nightOf, staysNearPath } from './stays-near-path.ts';

const venue = {
  ...{ timeZone: 'America/Los_Angeles', lat: 34.05, lng: -118.25 },
  ...{ state: { slug: 'california' }, city: { slug: 'los-angeles' } },
} as Event['venue'];
const show = (startsAt: string, genre: Event['genre'] = 'rock') => ({ startsAt, genre, venue });

it.each([
  ['a concert in the evening', show('2027-01-16T04:00:00Z'), '2027-01-16'],
  ['a matinee', show('2027-01-15T19:00:00Z', 'family'), '2027-01-16'],
  ['a set that ends at 3 AM', show('2027-01-16T07:00:00Z', 'electronic'), '2027-01-16'],
  ['a festival that ends at 9 AM', show('2027-01-16T07:00:00Z', 'festivals'), '2027-01-17'],
])('guests of %s check out after it', (_what, event, dateTo) => {
  expect(nightOf(event)).toEqual({ dateFrom: '2027-01-15', dateTo });
});

it('all holders of tickets sleep near the venue', () => {
  expect(staysNearPath(show('2027-01-16T04:00:00Z'), 4)).toBe(
    '/s/california/los-angeles/?dateFrom=2027-01-15&dateTo=2027-01-16&adults=4&radius=15000&ll=34.05,-118.25',
  );
});
