import { createHash } from 'node:crypto';
import { type CalendarEntry, calendarFile } from '@golark/contract/calendar-files/rules';
import { addDays, type Day, utcDay } from '@golark/contract/dates/rules';
import type { Clock } from '#platform/clock';
import type { Outbound } from '#platform/outbound/outbound';
import type { OutboundAnswer } from '#platform/outbound/send-request';

/** A name that no site can have (RFC 2606). */
export const sampleSiteHost = 'harborstay.example';

const [weeksBack, weeksAhead] = [4, 30];
const windowDays = 365;
/** A Monday. */
const firstWeek = Date.parse('2024-01-01T00:00:00Z');
const weekMilliseconds = 7 * 86_400_000;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** One week of a calendar: a guest in every third one, and now and then a week that its host has closed. Always the same for a path. */
const entryOf = (path: string, week: number): CalendarEntry | null => {
  const digest = digestOf(`${path} ${week}`);
  const [choice = 0, offset = 0, length = 0] = digest;
  const monday = utcDay(new Date(firstWeek + week * weekMilliseconds));
  const start = addDays(monday, offset % 4);
  const end = addDays(start, 2 + (length % 3));
  const common = {
    uid: `${digest.toString('hex').slice(0, 24)}@${sampleSiteHost}`,
    sequence: 0,
    isCanceled: false,
  };
  if (choice % 3 === 0) {
    const code = `HM${digest.toString('hex').slice(0, 8).toUpperCase()}`;
    return { ...common, start, end, summary: 'Reserved', description: `Reservation ${code}` };
  }
  return choice % 10 === 1 ? { ...common, start, end, summary: 'Not available' } : null;
};

/** The site takes bookings for a year; its calendar closes everything after it. */
const endOfWindow = (path: string, today: Day): CalendarEntry => ({
  uid: `${digestOf(path).toString('hex').slice(0, 24)}-window@${sampleSiteHost}`,
  sequence: 0,
  start: addDays(today, windowDays),
  end: addDays(today, 2 * windowDays),
  summary: 'Not available',
  isCanceled: false,
});

const calendarOf = (path: string, now: Date): string => {
  const thisWeek = Math.floor((now.getTime() - firstWeek) / weekMilliseconds);
  const weeks = Array.from({ length: weeksBack + weeksAhead }, (_, i) => thisWeek - weeksBack + i);
  const entries = weeks.flatMap((week) => entryOf(path, week) ?? []);
  const today = utcDay(now);
  return calendarFile([...entries, endOfWindow(path, today)], {
    product: 'Harborstay sample',
    now: new Date(`${today}T00:00:00Z`),
  });
};

/**
 * The requests of a demo: those to a site that is made up are answered here, with a calendar for every address, so that a demo works without
 * a network. All others are sent.
 */
export const withSampleSite = (outbound: Outbound, clock: Clock): Outbound => ({
  get: async (request): Promise<OutboundAnswer> => {
    const address = URL.parse(request.url);
    if (address?.hostname !== sampleSiteHost) return outbound.get(request);
    const calendar = calendarOf(address.pathname, clock.now());
    const etag = `"${digestOf(calendar).toString('base64url').slice(0, 22)}"`;
    const headers = { 'content-type': 'text/calendar; charset=utf-8', etag };
    if (request.headers?.['if-none-match'] === etag) return { status: 304, headers, body: new Uint8Array() };
    return { status: 200, headers, body: new TextEncoder().encode(calendar) };
  },
  close: () => outbound.close(),
});
