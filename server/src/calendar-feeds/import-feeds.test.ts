import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import {
  addCalendarFeed,
  getCalendarFeed,
  importCalendarFeed,
  listCalendarFeeds,
  removeCalendarFeed,
  renewCalendarLink,
} from '@golark/contract/calendar-feeds/calls';
import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { getHostCalendar } from '@golark/contract/host-calendar/calls';
import { monthOf } from '@golark/contract/host-calendar/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutboundRequest } from '#platform/outbound/outbound';
import { aBookingBody, aHost, aListing, anAccount, aQuote, logInAgain, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { ownUidSuffixOf } from './links.ts';
import { siteCalendars } from './refresh-feeds.ts';

/** The answer of the other site. */
let site: { status: number; body: string; headers: Record<string, string> };
let requests: { url: string; headers: Record<string, string>; timeoutMilliseconds?: number }[] = [];
let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  const outbound = {
    get: async ({ headers = {}, ...request }: OutboundRequest) => {
      requests.push({ ...request, headers });
      return { ...site, body: new TextEncoder().encode(site.body) };
    },
    close: async () => {},
  };
  golark = await createTestApp({}, () => ({ outbound, siteCalendars: siteCalendars(() => golark.ctx) }));
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());
beforeEach(() => {
  requests = [];
});

const compact = (day: string): string => day.replaceAll('-', '');
const { arriveDay, departDay } = someDates;

interface SiteEvent {
  uid: string;
  from?: string;
  until?: string;
  summary?: string;
  code?: string;
}

const calendarWith = (events: readonly SiteEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harborstay//Calendar 1.0//EN',
    ...events.flatMap(({ uid, from = arriveDay, until = departDay, summary = 'Reserved', code }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(until)}`,
      `SUMMARY:${summary}`,
      ...(code
        ? [`DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/${code}`]
        : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const says = (...events: SiteEvent[]): void => {
  site = { status: 200, headers: {}, body: calendarWith(events) };
};

const one = { uid: '1@harborstay.example', code: 'HMABCDEFGH' };

let addresses = 0;
const aFeedOf = async (listingId: string): Promise<CalendarFeed> => {
  addresses += 1;
  const body = { url: `https://harborstay.example/ical/secret-${addresses}.ics`, name: 'Harborstay' };
  const added = await golark.call(addCalendarFeed, { as: host, params: { listingId }, body });
  expect(added.status).toBe(201);
  return added.body.feed;
};

const aHostListing = () => aListing(golark.ctx.db, { property_manager_id: hostId });
const isFree = async (listing: string): Promise<boolean> => {
  const guest = await anAccount(golark);
  return aQuote(golark, listing, { as: guest }).then(
    () => true,
    () => false,
  );
};
const readFeedOf = async (listingId: string, { id: feedId }: CalendarFeed) =>
  (await golark.call(getCalendarFeed, { as: host, params: { listingId, feedId } })).body.feed;
const importNow = (listingId: string, feed: CalendarFeed, confirm = false) =>
  golark.call(importCalendarFeed, { as: host, params: { listingId, feedId: feed.id }, body: { confirm } });

test('nights that another site has sold are not sold here, until they are canceled there', async () => {
  const listing = await aHostListing();
  expect(await isFree(listing)).toBe(true);
  says(one, { uid: '2', from: addDays(departDay, 9), until: addDays(departDay, 12) });
  const feed = await aFeedOf(listing);
  expect(feed).toMatchObject({ name: 'Harborstay', host: 'harborstay.example', fault: null, held: null });
  expect(feed.counts).toEqual({ reservations: 2, blocks: 0, shadows: 0 });
  expect(await isFree(listing)).toBe(false);

  const { body: calendar } = await golark.call(getHostCalendar, {
    as: host,
    params: { listingId: listing },
    query: { month: monthOf(arriveDay), months: 1 },
  });
  expect(calendar.stays[0]).toMatchObject({
    kind: 'elsewhere',
    arriveDay,
    departDay,
    guestName: 'Harborstay',
  });

  says({ uid: '2', from: addDays(departDay, 9), until: addDays(departDay, 12) });
  expect((await importNow(listing, feed)).body.outcome).toBe('imported');
  expect(await isFree(listing)).toBe(true);
  const { body } = await golark.call(getCalendarFeed, {
    as: host,
    params: { listingId: listing, feedId: feed.id },
  });
  expect(body.fetches.edges.map(({ node }) => [node.outcome, node.added, node.removed])).toEqual([
    ['imported', 0, 1],
    ['imported', 2, 0],
  ]);
  expect(body.events).toMatchObject([{ kind: 'reservation', arriveDay: addDays(departDay, 9) }]);
});

test('an address that cannot be read is refused at its field, and nothing is stored', async () => {
  const listing = await aHostListing();
  const refusal = async (url: string) => {
    const { status, problem } = await golark.call(addCalendarFeed, {
      as: host,
      params: { listingId: listing },
      body: { url },
    });
    return [status, problem.errors?.map(({ path, code }) => `${path} ${code}`)];
  };
  site = { status: 200, headers: {}, body: '<!doctype html><title>Log in</title>' };
  expect(await refusal('https://harborstay.example/login')).toEqual([422, ['url feed_not_a_calendar']]);
  says(...Array.from({ length: 2001 }, (_, i) => ({ uid: `${i}` })));
  expect(await refusal('https://harborstay.example/huge.ics')).toEqual([422, ['url feed_too_many_events']]);
  site = { status: 404, headers: {}, body: '' };
  expect(await refusal('https://harborstay.example/gone.ics')).toEqual([422, ['url feed_not_found']]);
  expect(await refusal('file:///etc/passwd')).toEqual([422, ['url feed_bad_address']]);
  says(one);
  const { status } = await golark.call(addCalendarFeed, {
    as: host,
    params: { listingId: listing },
    body: { url: 'webcal://harborstay.example/twice.ics' },
  });
  expect([status, requests.at(-1)?.url]).toEqual([201, 'https://harborstay.example/twice.ics']);
  expect(await refusal('https://harborstay.example/twice.ics')).toEqual([422, ['url feed_known']]);
});

test('a fetch that loses more than half changes nothing until a second one, or the host, confirms it', async () => {
  const listing = await aHostListing();
  says(one);
  const feed = await aFeedOf(listing);
  says();
  const held = await importNow(listing, feed);
  expect(held.body).toMatchObject({ outcome: 'held', feed: { held: { lost: 1, known: 1 } } });
  expect(await isFree(listing)).toBe(false);
  says(one);
  expect((await importNow(listing, feed)).body).toMatchObject({ outcome: 'unchanged', feed: { held: null } });

  says();
  await importNow(listing, feed);
  expect((await importNow(listing, feed)).body.outcome).toBe('held');
  await golark.passMinutes(10);
  await golark.runRecurring('calendar-feeds.enqueue-due');
  await golark.runJobs();
  expect(await isFree(listing)).toBe(true);

  says(one);
  await importNow(listing, feed);
  says();
  expect((await importNow(listing, feed, true)).body.outcome).toBe('imported');
  expect(await isFree(listing)).toBe(true);
});

test('a fetch that fails changes nothing and says why; the next one is later', async () => {
  const listing = await aHostListing();
  says(one);
  const feed = await aFeedOf(listing);
  const minutesTo = (at: string) => (new Date(at).getTime() - golark.clock.now().getTime()) / 60_000;
  expect(minutesTo(feed.nextFetchAt)).toBeLessThanOrEqual(36);
  for (const [body, fault] of [
    ['', 'empty_file'],
    [calendarWith([one]).slice(0, -30), 'truncated'],
  ] as const) {
    site = { status: 200, headers: {}, body };
    expect((await importNow(listing, feed)).body).toMatchObject({ outcome: 'failed', feed: { fault } });
  }
  site = { status: 503, headers: {}, body: 'busy' };
  await importNow(listing, feed);
  const failed = await importNow(listing, feed);
  expect(failed.body.feed.fault).toBe('site_error');
  expect(minutesTo(failed.body.feed.nextFetchAt)).toBeGreaterThan(180);
  expect(await isFree(listing)).toBe(false);
  const { body } = await golark.call(getCalendarFeed, {
    as: host,
    params: { listingId: listing, feedId: feed.id },
  });
  expect(body.fetches.edges[0]?.node).toMatchObject({ outcome: 'failed', fault: 'site_error', fetches: 2 });
});

test('asks only whether the calendar has changed, and reads it again once a day', async () => {
  const listing = await aHostListing();
  says(one);
  site.headers = { etag: '"7"' };
  const feed = await aFeedOf(listing);
  expect(requests.at(-1)?.headers).not.toHaveProperty('if-none-match');
  site.status = 304;
  expect((await importNow(listing, feed)).body).toMatchObject({
    outcome: 'unchanged',
    feed: { fault: null },
  });
  expect(requests.at(-1)?.headers).toMatchObject({ 'if-none-match': '"7"' });
  site.status = 200;
  await golark.passMinutes(24 * 60);
  host = await logInAgain(golark, host);
  await importNow(listing, feed);
  expect(requests.at(-1)?.headers).not.toHaveProperty('if-none-match');
});

test('an import never changes a booking of ours: both sides are shown', async () => {
  const listing = await aHostListing();
  const guest = await anAccount(golark);
  const booked = await golark.call(bookStay, {
    as: guest,
    body: aBookingBody(await aQuote(golark, listing, { as: guest })),
  });
  says({ ...one, until: addDays(arriveDay, 1) });
  await aFeedOf(listing);
  const { body } = await golark.call(listCalendarFeeds, { as: host });
  const conflict = body.conflicts.find((found) => found.listing.id === listing);
  expect(conflict).toMatchObject({
    event: { code: 'HMABCDEFGH', arriveDay },
    feed: { name: 'Harborstay' },
    from: arriveDay,
    until: addDays(arriveDay, 1),
    takenBy: [{ kind: 'booking', bookingId: booked.body.booking.id, name: 'Maya Ortega' }],
  });
});

test('a stay that has begun is the same on the next day', async () => {
  const listing = await aHostListing();
  const today = dayInZone(golark.clock.now(), 'America/Denver');
  const begun = { uid: 'begun', from: addDays(today, -2), until: addDays(today, 5) };
  says(begun);
  const feed = await aFeedOf(listing);
  golark.clock.advanceMinutes(24 * 60);
  host = await logInAgain(golark, host);
  expect((await importNow(listing, feed)).body.outcome).toBe('unchanged');
  const params = { listingId: listing, feedId: feed.id };
  const { body } = await golark.call(getCalendarFeed, { as: host, params });
  expect(body.events).toMatchObject([{ arriveDay: begun.from, departDay: begun.until }]);
});

test('at the checkout the calendars are asked again, for two seconds at most, so that a night sold a moment ago is not sold here', async () => {
  const listing = await aHostListing();
  says();
  const feed = await aFeedOf(listing);
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listing, { as: guest });
  const book = () => golark.call(bookStay, { as: guest, body: aBookingBody(quote) });
  golark.clock.advanceMinutes(2);
  requests = [];
  says(one);
  expect((await book()).problem).toMatchObject({ code: 'DATES_UNAVAILABLE' });
  expect(requests).toMatchObject([{ url: expect.stringContaining('harborstay'), timeoutMilliseconds: 2000 }]);

  golark.clock.advanceMinutes(2);
  says();
  await importNow(listing, feed, true);
  golark.clock.advanceMinutes(2);
  site.status = 500;
  expect((await book()).status).toBe(201);
  const { body } = await golark.call(getCalendarFeed, {
    as: host,
    params: { listingId: listing, feedId: feed.id },
  });
  expect(body.feed.fault).toBeNull();
});

test('while a calendar is late, instant booking is a request, and what the host has chosen holds again once it is read', async () => {
  const listing = await aHostListing();
  says();
  const feed = await aFeedOf(listing);
  const offered = async () => {
    const { body } = await golark.call(getProperty, { params: { globalId: listing } });
    const { properties } = (
      await golark.call(searchProperties, { body: { filters: { pmId: hostId, guests: { instant: true } } } })
    ).body;
    return [body.instantBook, body.requestReason, properties.some(({ id }) => id === listing)];
  };
  expect(await offered()).toEqual([true, null, true]);
  site.status = 500;
  golark.clock.advanceMinutes(91);
  host = await logInAgain(golark, host);
  await golark.runRecurring('calendar-feeds.pause-where-late');
  expect(await offered()).toEqual([false, 'late-calendar', false]);
  expect((await readFeedOf(listing, feed)).isLate).toBe(true);
  const guest = await anAccount(golark);
  const booked = await golark.call(bookStay, {
    as: guest,
    body: aBookingBody(await aQuote(golark, listing, { as: guest })),
  });
  expect(booked.body.booking.status).toBe('AWAITING_HOST');
  site.status = 200;
  await importNow(listing, feed);
  expect(await offered()).toEqual([true, null, true]);
  expect((await readFeedOf(listing, feed)).isLate).toBe(false);
});

test('a removed calendar opens its nights again', async () => {
  const listing = await aHostListing();
  says(one);
  const feed = await aFeedOf(listing);
  const params = { listingId: listing, feedId: feed.id };
  expect((await golark.call(removeCalendarFeed, { as: host, params })).status).toBe(204);
  expect(await isFree(listing)).toBe(true);
  expect((await golark.call(getCalendarFeed, { as: host, params })).status).toBe(404);
});

/** Paths are logged: the key is in the query. */
const pathOf = (url: string): string => {
  const { pathname, search, searchParams } = new URL(url);
  expect(pathname).not.toContain(searchParams.get('key'));
  return pathname + search;
};

test('an exported calendar has what takes nights, without what came from the site that reads it, and no names', async () => {
  const listing = await aHostListing();
  const guest = await anAccount(golark);
  await golark.call(bookStay, {
    as: guest,
    body: aBookingBody(await aQuote(golark, listing, { as: guest })),
  });
  says({ ...one, from: addDays(departDay, 2), until: addDays(departDay, 5) });
  const feed = await aFeedOf(listing);
  const own = await golark.app.inject(pathOf(feed.exportUrl));
  expect(own.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(own.body).toContain(
    `DTSTART;VALUE=DATE:${compact(arriveDay)}\r\nDTEND;VALUE=DATE:${compact(departDay)}`,
  );
  expect(own.body).not.toContain(compact(addDays(departDay, 2)));
  expect(own.body).not.toContain('Ortega');
  const { body } = await golark.call(listCalendarFeeds, { as: host });
  const room = body.edges.find(({ node }) => node.id === listing)?.node.rooms[0];
  const all = await golark.app.inject(pathOf(room?.exportUrl ?? ''));
  expect(all.body).toContain(compact(addDays(departDay, 2)));
  golark.clock.advanceMinutes(24 * 60);
  host = await logInAgain(golark, host);
  const again = await golark.app.inject({
    url: pathOf(feed.exportUrl),
    headers: { 'if-none-match': String(own.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);

  const renewed = await golark.call(renewCalendarLink, {
    as: host,
    params: { listingId: listing },
    body: { roomTypeId: `${listing}-1`, feedId: feed.id },
  });
  expect((await golark.app.inject(pathOf(feed.exportUrl))).statusCode).toBe(404);
  expect((await golark.app.inject(pathOf(renewed.body.exportUrl))).body).toBe(own.body);
});

test('what comes back from our own export takes no nights; what another server has sold does', async () => {
  const listing = await aHostListing();
  says({ uid: `booking-1${ownUidSuffixOf(golark.ctx)}`, summary: 'Reserved' });
  const feed = await aFeedOf(listing);
  expect(feed.counts).toEqual({ reservations: 0, blocks: 0, shadows: 1 });
  expect(await isFree(listing)).toBe(true);
  const otherServer = ownUidSuffixOf({ secret: new TextEncoder().encode('another server') });
  says({ uid: `booking-1${otherServer}`, summary: 'Reserved' });
  const { body } = await importNow(listing, feed);
  expect(body.feed.counts).toEqual({ reservations: 1, blocks: 0, shadows: 0 });
  expect(await isFree(listing)).toBe(false);
});
