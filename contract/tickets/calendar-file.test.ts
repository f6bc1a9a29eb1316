import { expect, test } from 'vitest';
import { eventCalendarOf } from './calendar-file.ts';
import type { TicketOrder } from './order-schemas.ts';

const now = new Date('2026-11-20T18:00:00Z');
const words = { summary: 'Rail v. Kings', description: 'Section 108', url: 'https://golark.example/o/' };

const event = (given: object = {}) => ({
  id: 'order1',
  event: {
    startsAt: '2026-12-06T03:00:00.000Z',
    isTimeTbd: false,
    status: 'SCHEDULED',
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
});

test('an event starts at its instant, in its venue', () => {
  const file = eventCalendarOf(event(), words, now);
  expect(file).toContain('DTSTART:20261206T030000Z\r\n');
  expect(file).toContain('LOCATION:Coliseum\\, Portland\\, OR\r\n');
});

test('an event whose hour is not known fills its day at the venue', () => {
  expect(eventCalendarOf(event({ isTimeTbd: true }), words, now)).toContain(
    'DTSTART;VALUE=DATE:20261205\r\n',
  );
});

test('the file of an event that was moved or canceled replaces the earlier one', () => {
  expect(eventCalendarOf(event({ status: 'MOVED' }), words, now)).toContain('SEQUENCE:1\r\n');
  const canceled = eventCalendarOf(event({ status: 'CANCELED' }), words, now);
  expect(canceled).toContain('SEQUENCE:2\r\n');
  expect(canceled).toContain('STATUS:CANCELLED\r\n');
});
