import { expect, test } from 'vitest';
import { eventGenres } from '../events/rules.ts';
import { usualEndOf } from '../events/usual-minutes.ts';
import { eventCalendarOf } from './calendar-file.ts';
import type { TicketOrder } from './order-schemas.ts';
import type { TicketStatus } from './rules.ts';

const now = new Date('2026-11-20T18:00:00Z');
const words = { summary: 'Rail v. Kings', description: 'Section 108', url: 'https://golark.example/o/' };

const event = (given: object = {}, statuses: TicketStatus[] = ['VALID', 'VALID']) => ({
  id: 'order1',
  event: {
    startsAt: '2026-12-06T03:00:00.000Z',
    isTimeTbd: false,
    genre: 'hockey',
    status: 'SCHEDULED',
    changeCount: 0,
    venue: {
      name: 'Coliseum',
      city: 'Portland',
      state: 'OR',
      timeZone: 'America/Los_Angeles',
      lat: 45,
      lng: -122,
    },
    ...given,
  } as unknown as TicketOrder['event'],
  tickets: statuses.map((status) => ({ status })),
});

test('an event starts at its instant, in its venue, and ends when its kind usually does', () => {
  const file = eventCalendarOf(event(), words, now);
  expect(file).toContain('DTSTART:20261206T030000Z\r\nDTEND:20261206T053000Z\r\n');
  expect(file).toContain('LOCATION:Coliseum\\, Portland\\, OR\r\n');
});

test.each(eventGenres)('an event of %s takes between one and ten hours', (genre) => {
  const startsAt = '2026-12-06T03:00:00.000Z';
  const hours = (usualEndOf({ startsAt, genre }).getTime() - Date.parse(startsAt)) / 3_600_000;
  expect(hours).toBeGreaterThan(1);
  expect(hours).toBeLessThanOrEqual(10);
});

test('an event whose hour is not known fills its day at the venue', () => {
  const file = eventCalendarOf(event({ isTimeTbd: true }), words, now);
  expect(file).toContain('DTSTART;VALUE=DATE:20261205\r\n');
  expect(file).not.toContain('DTEND');
});

test('the file of an event that was moved or canceled replaces the earlier one', () => {
  const moved = eventCalendarOf(event({ status: 'MOVED', changeCount: 3 }), words, now);
  expect(moved).toContain('METHOD:PUBLISH\r\n');
  expect(moved).toContain('SEQUENCE:3\r\n');
  const canceled = eventCalendarOf(event({ status: 'CANCELED', changeCount: 4 }), words, now);
  expect(canceled).toContain('METHOD:CANCEL\r\n');
  expect(canceled).toContain('SEQUENCE:4\r\n');
  expect(canceled).toContain('STATUS:CANCELLED\r\n');
});

test('an order whose tickets are all void is taken out of the calendar', () => {
  const file = eventCalendarOf(event({ changeCount: 2 }, ['VOID', 'VOID']), words, now);
  expect(file).toContain('METHOD:CANCEL\r\n');
  expect(file).toContain('SEQUENCE:3\r\n');
  const rest = eventCalendarOf(event({ changeCount: 2 }, ['VOID', 'VALID']), words, now);
  expect(rest).toContain('METHOD:PUBLISH\r\n');
});
