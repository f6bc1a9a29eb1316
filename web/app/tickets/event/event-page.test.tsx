import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../../testing/open-page.tsx';
import { noListings, sampleEvent, sampleListings } from '../../../testing/sample-ticket-event.ts';
import * as eventPage from './event-page.tsx';

type Options = {
  api?: ApiResponses;
  event?: Partial<typeof sampleEvent>;
  query?: string;
  locale?: 'en' | 'es';
};

const listingsCall = 'GET /v1/events/ev1/listings';

const open = ({ api = {}, event = {}, query = '', locale = 'en' }: Options = {}) =>
  openPage(eventPage, {
    path: '/tickets/event/:eventId/',
    address: `/tickets/event/ev1/${query}`,
    locale,
    api: {
      'GET /v1/events/ev1': () => Response.json({ event: { ...sampleEvent, ...event } }),
      [listingsCall]: () => Response.json(sampleListings),
      'POST /v1/properties/search': () => Response.json({ properties: [] }),
      ...api,
    },
  });

const map = () => screen.getByRole('group', { name: /Seat map of Columbia Coliseum/ });
const focusedSection = () => document.activeElement?.getAttribute('data-section');

describe('the list of an event', () => {
  it('shows each listing with its place, reason and price with every fee, and its lines when it is open', async () => {
    await open();
    const [first] = screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset['listing'] === 'listing-101');
    const listing = within(first as HTMLElement);
    expect(listing.getByText('Section 101')).toBeTruthy();
    expect(listing.getByText('Seats 3 and 4, side by side')).toBeTruthy();
    expect(listing.getByText('$31 under similar seats in 101 to 107')).toBeTruthy();
    expect(listing.getByText('Resale · can’t be transferred')).toBeTruthy();
    expect(listing.getByText('$86')).toBeTruthy();
    expect(listing.getByText('Service fee').nextSibling?.textContent).toBe('$16.00');
    expect(listing.getByText('Total for 2').nextSibling?.textContent).toBe('$172.00');
  });

  it('holds the seats and leads to their checkout, with the price that was seen if it has changed', async () => {
    const held = { id: 'hold1', price: { amount: 8900 } };
    const { user, sent } = await open({
      api: { 'POST /v1/tickets/holds': () => Response.json({ hold: held }, { status: 201 }) },
    });
    await user.click(screen.getAllByRole('button', { name: 'Hold these seats' })[0] as HTMLElement);
    await screen.findByText('page /tickets/event/ev1/checkout/?hold=hold1&was=8600');
    expect(sent.at(-1)?.body).toEqual({ listingId: 'listing-101', quantity: 2 });
  });

  it('says in place that seats were sold in the meantime, and offers others of the same section', async () => {
    const { user } = await open({
      api: { 'POST /v1/tickets/holds': () => problem(409, 'TICKETS_UNAVAILABLE') },
    });
    await user.click(screen.getAllByRole('button', { name: 'Hold these seats' })[0] as HTMLElement);
    const alert = await screen.findByText(/Section 101, Row 2, Seats 3 and 4, side by side: just taken/);
    expect(alert).toBeTruthy();
    const similar = screen.getByRole('link', { name: 'One more in this section, from $86' });
    expect(similar.getAttribute('href')).toBe('/tickets/event/ev1/?section=101');
  });

  it('fetches the list again when the stock changes, and says in place which price was changed', async () => {
    const streams: EventTarget[] = [];
    class Stream extends EventTarget {
      constructor() {
        super();
        streams.push(this);
      }
      close() {}
    }
    vi.stubGlobal('EventSource', Stream);
    const [first, ...others] = sampleListings.edges;
    const dearer = { node: { ...first?.node, price: { amount: 8900, currency: 'USD' } } };
    vi.stubGlobal('fetch', async () => Response.json({ ...sampleListings, edges: [dearer, ...others] }));
    await open();
    await waitFor(() => expect(streams).toHaveLength(1));
    act(() => void streams[0]?.dispatchEvent(new Event('stock')));
    expect(await screen.findByText('Was $86 a moment ago. The seller changed it.')).toBeTruthy();
    expect(screen.getByText('$89')).toBeTruthy();
  });

  it('offers the quantities that exist when there are none of this one', async () => {
    const { sent } = await open({
      query: '?quantity=4',
      api: { [listingsCall]: () => Response.json(noListings) },
    });
    expect(screen.getByRole('heading', { name: 'No 4 seats together' })).toBeTruthy();
    // what is asked for, and eight quantities
    expect(sent.filter(({ path }) => path.endsWith('/listings'))).toHaveLength(9);
  });

  it.each([
    [{ status: 'CANCELED' }, 'This event is canceled'],
    [{ onSaleAt: '2026-11-25T18:00:00.000Z' }, 'On sale Wed, Nov 25, 10\u00a0AM PST'],
    [{ fromPrice: null }, 'Sold out'],
    [{ salesEndAt: '2026-11-19T03:00:00.000Z' }, 'This event is over'],
  ] as const)('says why nothing is sold: %j', async (event, title) => {
    await open({
      event: event as Partial<typeof sampleEvent>,
      api: { [listingsCall]: () => Response.json(noListings) },
    });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /Seat map/ })).toBeNull();
  });

  it('leads to other dates of the performer, on sale or not', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('link', { name: 'Rose City Rail' }).getAttribute('href')).toBe(
      '/tickets/performer/rail/',
    );
    unmount();
    await open({ event: { fromPrice: null }, api: { [listingsCall]: () => Response.json(noListings) } });
    expect(screen.getByRole('link', { name: 'All dates of Rose City Rail' })).toBeTruthy();
  });

  it('names the date that a moved event had', async () => {
    await open({ event: { status: 'MOVED', movedFrom: '2026-11-28T03:00:00.000Z' } });
    expect(screen.getByText(/It was announced for Fri, Nov 27, 2026, 7 PM PST/)).toBeTruthy();
  });
});

describe('the seat map', () => {
  it('is one tab stop: arrows go along a tier and to the next tier at the same angle', async () => {
    const { user } = await open();
    await waitFor(() => expect(map()).toBeTruthy());
    const stops = [...map().querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map((stop) => stop.getAttribute('data-section'))).toEqual(['101']);
    stops[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(focusedSection()).toBe('107');
    await user.keyboard('{ArrowUp}');
    expect(focusedSection()).toBe('307');
    await user.keyboard('{ArrowLeft}');
    expect(focusedSection()).toBe('301');
    await user.keyboard('{ArrowDown}');
    expect(focusedSection()).toBe('101');
  });

  it('opens a section, which then is a filter in the address, and closes it with Escape', async () => {
    const { user, sent } = await open();
    await waitFor(() => expect(map()).toBeTruthy());
    await user.click(within(map()).getByRole('link', { name: /^Section 107/ }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Section 107', current: true })).toBeTruthy(),
    );
    map().querySelector<SVGElement>('[data-section="107"]')?.focus();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Section 107', current: true })).toBeNull(),
    );
    expect(sent.filter(({ path }) => path.endsWith('/listings')).length).toBeGreaterThan(1);
  });

  it('states number, level, price and listings of each section, and is there as a list of sections too', async () => {
    await open();
    expect(
      within(map()).getByRole('link', { name: 'Section 301: $48 and up, Upper level, 1 listing' }),
    ).toBeTruthy();
    expect(within(map()).queryByRole('link', { name: /Pit/ })).toBeNull();
    const list = screen.getByRole('region', { name: 'Sections' });
    expect(within(list).getByText('Lower level')).toBeTruthy();
    expect(within(list).getAllByRole('link').length).toBe(4);
  });

  it('has a price range, which Escape closes and whose button has the focus once it applies', async () => {
    const { user } = await open();
    const range = screen.getByText('Any price');
    await user.click(range);
    await user.type(screen.getByRole('textbox', { name: 'From, $' }), '50{Escape}');
    expect(range.closest('details')?.open).toBe(false);
    expect(document.activeElement).toBe(range);
    await user.click(range);
    await user.click(screen.getByRole('button', { name: 'Show tickets' }));
    const shown = await screen.findByText(/^\$50 to/);
    expect(document.activeElement).toBe(shown);
  });

  it('shows the section of the listing that the pointer is on', async () => {
    const { user } = await open();
    const listing = document.querySelector('[data-listing="listing-307"] details') as HTMLElement;
    await user.hover(listing);
    expect(map().querySelector('[data-section="307"]')?.hasAttribute('data-marked')).toBe(true);
    await user.unhover(listing);
    expect(map().querySelector('[data-section="307"]')?.hasAttribute('data-marked')).toBe(false);
  });
});

describe('an event without tickets', () => {
  const waiting = { waitingCount: 38, servedCount: 11, place: null };
  const place = { id: 'place1', key: 'key1' };

  it('has a waiting list with plain numbers, joined with an address and without an account', async () => {
    const { user, sent } = await open({
      event: { fromPrice: null },
      api: {
        [listingsCall]: () => Response.json(noListings),
        'GET /v1/events/ev1/waiting-list': () => Response.json(waiting),
        'POST /v1/events/ev1/waiting-list': () => Response.json({ place }, { status: 201 }),
      },
    });
    expect(
      screen.getByText(/38 people are waiting; 11 people got seats last week. You’ll have 20 minutes/),
    ).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ana@example.com');
    await user.click(screen.getByRole('button', { name: 'Join the list' }));
    await screen.findByText('page /tickets/waiting/place1/?key=key1');
    expect(sent.at(-1)?.body).toEqual({ quantity: 2, email: 'ana@example.com' });
  });

  it('shows who waits already where their place is', async () => {
    await open({
      event: { fromPrice: null },
      api: {
        [listingsCall]: () => Response.json(noListings),
        'GET /v1/events/ev1/waiting-list': () => Response.json({ ...waiting, place }),
      },
    });
    const link = screen.getByRole('link', { name: 'See your place on the list' });
    expect(link.getAttribute('href')).toBe('/tickets/waiting/place1/');
  });
});
