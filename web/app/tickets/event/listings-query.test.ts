import { expect, test } from 'vitest';
import { sampleEvent, sampleListings } from '../../../testing/sample-ticket-event.ts';
import { eventPageThing } from './event-page-thing.server.ts';
import { type EventPhase, phaseOf, splitInto } from './event-phase.ts';
import { changed, readTicketsQuery, writeTicketsQuery } from './listings-query.ts';

const read = (query: string) => readTicketsQuery(new URLSearchParams(query));

test('an address with filters is read and written without loss, and invalid values are ignored', () => {
  const query = '?quantity=4&section=108&minPrice=60&maxPrice=89&aisle=true&sort=price&show=60';
  expect(writeTicketsQuery(read(query))).toBe(query);
  expect(writeTicketsQuery(read('?quantity=99&section=../x&minPrice=-1&sort=odd&show=1'))).toBe('');
});

test('a change of a filter keeps the others and starts at the top of the list', () => {
  expect(changed(read('?quantity=4&show=100&aisle=true'), { section: '301' })).toBe(
    '?quantity=4&section=301&aisle=true',
  );
});

test('a quantity that is not sold is split into two that are, as evenly as possible', () => {
  expect(splitInto(4, [1, 2, 3])).toEqual([2, 2]);
  expect(splitInto(5, [2, 3])).toEqual([3, 2]);
  expect(splitInto(5, [2])).toBeNull();
});

test('an event whose sale has ended is over, whatever is left', () => {
  const now = sampleEvent.salesEndAt;
  expect(phaseOf(sampleEvent, { now, hasTickets: true })).toBe('past');
  expect(phaseOf(sampleEvent, { now: '2026-11-20T18:00:00.000Z', hasTickets: false })).toBe('soldOut');
});

const thingOf = (given: object, phase: EventPhase = 'onSale') => {
  const event = { ...sampleEvent, ...given };
  return eventPageThing(
    { event, phase, listings: sampleListings },
    { locale: 'en', file: (path) => path, page: (path) => path, picture: (id) => id },
  );
};

test('search engines get the prices of the page, and that an event was moved or canceled', () => {
  expect(thingOf({})).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    offers: { lowPrice: '48.00', highPrice: '97.00', availability: 'https://schema.org/InStock' },
  });
  expect(thingOf({}, 'soldOut')['offers']).not.toHaveProperty('lowPrice');
  expect(thingOf({ status: 'MOVED', movedFrom: '2026-11-28T03:00:00.000Z' })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-11-27T19:00:00-08:00',
  });
  expect(thingOf({ status: 'CANCELED' }, 'canceled')).not.toHaveProperty('offers');
});
