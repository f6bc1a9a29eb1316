import type {
  CalendarConflict,
  ChannelListing,
  FeedEvent,
  FeedFetch,
} from '@golark/contract/calendar-feeds/schemas';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../../testing/open-page.tsx';
import { sampleChannel, sampleFeed } from '../../../testing/sample-feed.ts';
import * as feedPage from './calendar-feed-page.tsx';
import * as feedsPage from './calendar-feeds-page.tsx';

const account = {
  ...maya,
  hosts: [
    {
      ...{ id: 'pm-1', propertyManagerId: 'pm-1', name: 'House of Maya', dataSource: 'DIRECT' },
      role: 'owner' as const,
    },
  ],
};
const list = '/v1/partner/calendar-feeds';
const feedsOfListing = '/v1/partner/listings/stay1/calendar-feeds';
const ofFeed = `${feedsOfListing}/${sampleFeed.id}`;
const pageInfo = { pageNumber: 1, pageSize: 20, totalPages: 1, totalCount: 1 };
const event: FeedEvent = {
  ...{ id: 'e1', kind: 'reservation', arriveDay: '2026-12-20', departDay: '2026-12-23' },
  ...{ summary: 'Reserved', code: 'HMABC2' },
};
const conflict: CalendarConflict = {
  listing: { id: 'stay1', title: 'Cedar cabin' },
  feed: { id: sampleFeed.id, name: 'Airbnb' },
  event,
  ...{ from: '2026-12-21', until: '2026-12-23' },
  takenBy: [
    { kind: 'booking', bookingId: 'b1', name: 'Rosa' },
    { kind: 'site', bookingId: null, name: 'Vrbo' },
    { kind: 'own', bookingId: null, name: null },
  ],
};

describe('the calendars of other sites', () => {
  type Shown = { listings?: ChannelListing[]; conflicts?: CalendarConflict[]; locale?: 'en' | 'es' };
  const open = (
    { listings = [sampleChannel], conflicts = [], locale = 'en' }: Shown,
    api: ApiResponses = {},
  ) =>
    openPage(feedsPage, {
      ...{ path: '/partner/ical', account, locale },
      api: {
        [`GET ${list}`]: () =>
          Response.json({ edges: listings.map((node) => ({ node })), pageInfo, conflicts }),
        ...api,
      },
    });
  const channelWith = (feed: Partial<typeof sampleFeed>): ChannelListing => ({
    ...sampleChannel,
    feeds: [{ ...sampleFeed, ...feed }],
  });

  it('show the state of a calendar, what it contains and when it is read again', async () => {
    await open({});
    expect(screen.getByText('Up to date')).toBeTruthy();
    expect(screen.getByText('5 reservations · 2 blocks · 1 ignored')).toBeTruthy();
    expect(
      screen.getByText(/Read Fri, Nov 20, 10:56.AM MST · Next fetch Fri, Nov 20, 11:20.AM MST/),
    ).toBeTruthy();
    const events = screen.getByRole('link', { name: 'Events and history: Airbnb' });
    expect(events.getAttribute('href')).toBe(`/partner/ical/stay1/${sampleFeed.id}/`);
  });

  it('say in Spanish since when a calendar cannot be read, and why', async () => {
    await open({ listings: [channelWith({ fault: 'site_error' })], locale: 'es' });
    expect(screen.getByRole('heading', { level: 1, name: 'Calendarios de otros sitios' })).toBeTruthy();
    expect(
      screen.getByText(/No se ha leído desde el vie, 20 de nov.*El sitio responde con un error\./),
    ).toBeTruthy();
  });

  it('lead hosts without a listing to a new one', async () => {
    await open({ listings: [] });
    expect(screen.getByRole('link', { name: 'Create a listing' })).toBeTruthy();
  });

  it('name both sides of nights that are sold twice', async () => {
    await open({ conflicts: [conflict] });
    const conflicts = within(screen.getByRole('region', { name: 'Nights sold twice' }));
    expect(conflicts.getByText('Dec 21 – 23, 2 nights')).toBeTruthy();
    expect(conflicts.getByText('Airbnb: Reservation HMABC2, Dec 20 – 23')).toBeTruthy();
    expect(conflicts.getByText('Vrbo')).toBeTruthy();
    const booking = conflicts.getByRole('link', { name: 'Booking of Rosa' });
    expect(booking.getAttribute('href')).toBe('/partner/reservations/booking/b1/');
    const taken = conflicts.getByRole('link', { name: 'Taken in your calendar' });
    expect(taken.getAttribute('href')).toBe('/partner/calendar/?listing=stay1&month=2026-12');
  });

  it('are added by their address, or say at the field why not', async () => {
    const refused = { path: 'url', code: 'feed_not_a_calendar', params: {}, message: '' };
    const { user, sent } = await open(
      {},
      { [`POST ${feedsOfListing}`]: () => problem(422, 'VALIDATION_ERROR', { errors: [refused] }) },
    );
    await user.click(screen.getByText('Add a calendar'));
    const form = within(screen.getByText('Import').closest('form') as HTMLElement);
    const address = form.getByLabelText('Address of the calendar') as HTMLInputElement;
    await user.click(form.getByRole('button', { name: 'Import' }));
    expect(await form.findByText('Enter the address of the calendar')).toBeTruthy();
    await user.type(address, 'https://vrbo.example/a.ics');
    await user.click(form.getByRole('button', { name: 'Import' }));
    expect(await form.findByText(/There is no calendar at this address/)).toBeTruthy();
    expect(address.value).toBe('https://vrbo.example/a.ics');
    const posted = sent.filter(({ method }) => method === 'POST');
    expect(posted.map(({ host, body }) => [host, body])).toEqual([
      ['pm-1', { url: 'https://vrbo.example/a.ics' }],
    ]);
  });

  it('import a fetch that loses much after the host has confirmed it', async () => {
    const held = { since: '2026-11-20T17:00:00.000Z', lost: 6, known: 9 };
    const { user, sent } = await open(
      { listings: [channelWith({ held })] },
      { [`POST ${ofFeed}/import`]: () => Response.json({ feed: sampleFeed, outcome: 'imported' }) },
    );
    expect(screen.getByText('6 of 9 future events are gone.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Fetch again: Airbnb' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import anyway: Airbnb' }));
    expect(await screen.findByText('Calendar imported')).toBeTruthy();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ confirm: true });
  });

  it('report a fetch that failed at its form', async () => {
    const feed = { ...sampleFeed, fault: 'too_slow' };
    const { user } = await open(
      {},
      { [`POST ${ofFeed}/import`]: () => Response.json({ feed, outcome: 'failed' }) },
    );
    await user.click(screen.getByRole('button', { name: 'Fetch now: Airbnb' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The site takes too long to respond.');
  });

  it('are removed after a question about their nights', async () => {
    const { user, sent } = await open(
      {},
      { [`DELETE ${ofFeed}`]: () => new Response(null, { status: 204 }) },
    );
    expect(screen.getByText(/their nights open again for guests/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the calendar: Airbnb' }));
    expect(await screen.findByText('Calendar removed')).toBeTruthy();
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('have an address of their own for each site, which is copied and replaced', async () => {
    const renew = '/v1/partner/listings/stay1/calendar-links/renew';
    const { user, sent } = await open(
      {},
      { [`POST ${renew}`]: () => Response.json({ exportUrl: 'https://golark.example/ical/new.ics' }) },
    );
    const field = screen.getByLabelText('For Airbnb') as HTMLInputElement;
    expect([field.value, field.readOnly]).toEqual([sampleFeed.exportUrl, true]);
    await user.click(screen.getByRole('button', { name: 'Copy: For Airbnb' }));
    expect(await navigator.clipboard.readText()).toBe(sampleFeed.exportUrl);
    expect(await screen.findByText('Address copied')).toBeTruthy();
    const everything = 'Everything, for other sites and calendar apps';
    const subscribe = screen.getByRole('link', { name: `Subscribe in a calendar app: ${everything}` });
    expect(subscribe.getAttribute('href')).toBe('webcal://golark.example/ical/secret-of-all.ics');
    await user.click(screen.getByRole('button', { name: `Replace the address: ${everything}` }));
    expect(await screen.findByText('Address replaced')).toBeTruthy();
    const body = sent.find(({ path }) => path === renew)?.body;
    expect(body).toEqual({ roomTypeId: 'r1', feedId: null });
  });
});

describe('a calendar of another site', () => {
  const differenceOf = (change: 'added' | 'changed') => ({
    ...event,
    change,
    before: change === 'changed' ? { arriveDay: '2026-12-19', departDay: '2026-12-23' } : null,
  });
  const nothing: FeedFetch = {
    ...{ id: 'f1', at: '2026-11-20T12:00:00.000Z', lastAt: '2026-11-20T17:56:00.000Z', fetches: 12 },
    ...{ outcome: 'unchanged', fault: null, added: 0, changed: 0, removed: 0, differences: [], problems: [] },
  };
  const news: FeedFetch = {
    ...{ ...nothing, id: 'f2', fetches: 1, outcome: 'imported', added: 1, changed: 1, removed: 1 },
    differences: [differenceOf('added'), differenceOf('changed')].map(({ id, ...rest }) => rest),
    problems: [{ code: 'reversed', summary: 'Cleaning' }],
  };
  const open = (locale: 'en' | 'es' = 'en', api: ApiResponses = {}) =>
    openPage(feedPage, {
      ...{ path: '/partner/ical/:listingId/:feedId', address: `/partner/ical/stay1/${sampleFeed.id}/` },
      ...{ account, locale, postsTo: { '/partner/ical': feedsPage } },
      api: {
        [`GET ${ofFeed}`]: () =>
          Response.json({
            listing: sampleChannel,
            feed: sampleFeed,
            events: [event, { ...event, id: 'e2', kind: 'shadow', code: null, summary: 'Not available' }],
            fetches: {
              edges: [nothing, news].map((node) => ({ node })),
              pageInfo: { ...pageInfo, totalPages: 3 },
            },
          }),
        ...api,
      },
    });

  it('shows its events and what each fetch has changed', async () => {
    await open();
    const events = within(screen.getByRole('region', { name: 'Events that aren’t over' }));
    expect(events.getByText('Code HMABC2 · Reserved')).toBeTruthy();
    expect(events.getByText('Ignored')).toBeTruthy();
    const history = within(screen.getByRole('region', { name: 'Fetches' }));
    expect(history.getByText(/12 fetches, nothing new, until Fri, Nov 20, 10:56.AM MST/)).toBeTruthy();
    expect(history.getByText('Added: Reservation HMABC2, Dec 20 – 23')).toBeTruthy();
    expect(history.getByText('Changed: Reservation HMABC2, from Dec 19 – 23 to Dec 20 – 23')).toBeTruthy();
    expect(history.getByText('1 more change')).toBeTruthy();
    expect(history.getByText('Cleaning: it ends before it begins')).toBeTruthy();
    expect(history.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      `/partner/ical/stay1/${sampleFeed.id}/?page=2`,
    );
  });

  it('leads in Spanish to the calendars that remain once it is removed', async () => {
    const { user } = await open('es', {
      [`DELETE ${ofFeed}`]: () => new Response(null, { status: 204 }),
    });
    await user.click(screen.getByRole('button', { name: 'Quitar el calendario: Airbnb' }));
    expect(await screen.findByText('page /partner/ical/')).toBeTruthy();
  });
});
