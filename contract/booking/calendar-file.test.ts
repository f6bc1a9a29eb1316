import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFileOf } from './calendar-file.ts';
import type { Booking } from './schemas.ts';

const booking = {
  id: '7d1c',
  status: 'CONFIRMED',
  arriveDay: '2026-11-13',
  departDay: '2026-11-17',
  timeline: [{}, {}],
  property: {
    title: 'Cedar A-frame; on the Metolius',
    city: 'Camp Sherman',
    state: 'Oregon',
    timeZone: 'America/Los_Angeles',
    checkInFrom: '16:00',
    checkOutBy: '11:00',
    location: { lat: 44.46, lng: -121.63 },
  },
} as unknown as Booking;
const words = {
  summary: 'Cedar',
  description: 'Code GL-7',
  url: 'https://golark.example/account/trips/7d1c/',
  address: null,
};
const now = new Date('2026-11-01T10:00:00Z');

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of a trip', () => {
  it('lasts from check-in to check-out in the zone of the house', () => {
    const lines = unfolded(calendarFileOf(booking, words, now));
    expect(lines).toContain('DTSTART:20261114T000000Z');
    expect(lines).toContain('DTEND:20261117T190000Z');
    expect(lines).toContain('LOCATION:Cedar A-frame\\; on the Metolius\\, Camp Sherman\\, Oregon');
  });

  it('leads to the address, if the host has entered one', () => {
    const address = {
      line1: '25419 Forest Road',
      line2: 'Unit B',
      city: 'Camp Sherman',
      state: 'OR',
      zip: '97730',
    };
    expect(unfolded(calendarFileOf(booking, { ...words, address }, now))).toContain(
      'LOCATION:Cedar A-frame\\; on the Metolius\\, 25419 Forest Road\\, Unit B\\, Camp Sherman\\, OR 97730',
    );
  });

  it('keeps its UID and counts up when the trip is canceled', () => {
    const canceled = { ...booking, status: 'CANCELED', timeline: [{}, {}, {}] } as unknown as Booking;
    const [before, after] = [booking, canceled].map((one) => unfolded(calendarFileOf(one, words, now)));
    expect([before, after].map((lines) => lines?.find((line) => line.startsWith('METHOD')))).toEqual([
      'METHOD:PUBLISH',
      'METHOD:CANCEL',
    ]);
    expect(before).toEqual(expect.arrayContaining(['UID:7d1c@golark', 'SEQUENCE:1', 'STATUS:CONFIRMED']));
    expect(after).toEqual(expect.arrayContaining(['UID:7d1c@golark', 'SEQUENCE:2', 'STATUS:CANCELLED']));
  });

  it('folds at 75 octets whatever the words are, and no word starts a line of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const file = calendarFileOf(booking, { ...words, summary }, now);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(unfolded(file).filter((line) => line.startsWith('BEGIN:'))).toHaveLength(2);
      }),
    );
  });
});
