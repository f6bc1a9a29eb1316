import type { EventCard } from '@golark/contract/events/schemas';
import { expect, it } from 'vitest';
import { sampleEvent } from '../../../testing/sample-event.ts';
import { byCity, byMonth } from './group-events.ts';

const at = (startsAt: string, city: string, distanceMeters: number | null): EventCard => {
  const event = sampleEvent({ startsAt, distanceMeters });
  return { ...event, venue: { ...event.venue, city: { id: city, name: city, slug: city } } };
};

const keys = (groups: readonly { key: string }[]) => groups.map(({ key }) => key);

it('a concert on the evening of the 30th is in that month, although it is the 1st in UTC', () => {
  const events = [at('2026-12-01T04:00:00Z', 'Portland', null), at('2026-12-02T04:00:00Z', 'Portland', null)];
  expect(keys(byMonth(events))).toEqual(['2026-11', '2026-12']);
});

it('the nearest city comes first where the place is known, otherwise the one with the next date', () => {
  const dates = ['2026-12-01T04:00:00Z', '2026-12-03T04:00:00Z', '2026-12-05T04:00:00Z'] as const;
  const cities = ['Salem', 'Portland', 'Salem'];
  const known = dates.map((day, index) => at(day, cities[index] ?? '', index === 1 ? 900 : 70_000));
  expect(keys(byCity(known))).toEqual(['Portland, Oregon', 'Salem, Oregon']);
  const unknown = dates.map((day, index) => at(day, cities[index] ?? '', null));
  expect(keys(byCity(unknown))).toEqual(['Salem, Oregon', 'Portland, Oregon']);
  expect(byCity(unknown)[0]?.events).toHaveLength(2);
});
