import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { sampleEvent, sampleListing, sampleListings } from '../../../testing/sample-ticket-event.ts';
import * as eventPage from './event-page.tsx';

type Options = {
  seats: string[];
  spaces: string[];
  query?: string;
  locale?: 'en' | 'es';
  event?: Partial<typeof sampleEvent>;
};

/** The page of an event with one listing, of a bay. */
const open = ({ seats, spaces, query = '', locale = 'en', event = {} }: Options) => {
  const listing = sampleListing('101', 8600);
  const place = { ...listing.place, row: 'Bay 101A', isAccessible: true, seats, spaces };
  return openPage(eventPage, {
    path: '/tickets/event/:eventId/',
    address: `/tickets/event/ev1/?quantity=${seats.length}${query}`,
    locale,
    api: {
      'GET /v1/events/ev1': () => Response.json({ event: { ...sampleEvent, ...event } }),
      'GET /v1/events/ev1/listings': () =>
        Response.json({
          ...sampleListings,
          edges: [{ node: { ...listing, place } }],
          pageInfo: { ...sampleListings.pageInfo, totalCount: 1 },
          filterCounts: { ...sampleListings.filterCounts, accessible: 1 },
        }),
      'POST /v1/properties/search': () => Response.json({ properties: [] }),
      'POST /v1/tickets/holds': () =>
        Response.json({ hold: { id: 'hold1', price: { amount: 8600 } } }, { status: 201 }),
    },
  });
};

it('names a wheelchair space with the companion seats of the party, and until when these are reserved', async () => {
  const { user, sent } = await open({ seats: ['1', '2', '3'], spaces: ['1'], query: '&accessible=true' });
  expect(screen.getByText('Wheelchair space + 2 companion seats')).toBeTruthy();
  expect(screen.getByText('1 listing with a wheelchair space and companion seats')).toBeTruthy();
  const until = /reserved for their wheelchair space until Fri, Dec 4, 7\sPM PST/;
  // with the list, and with what holds for every ticket
  expect(screen.getAllByText(until)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Hold these seats' }));
  await screen.findByText('page /tickets/event/ev1/checkout/?hold=hold1');
  expect(sent.at(-1)?.body).toEqual({ listingId: 'listing-101', quantity: 3 });
});

it('says when companion seats are reserved no longer', async () => {
  const event = { companionsReleasedAt: '2020-01-01T00:00:00.000Z' };
  await open({ seats: ['1'], spaces: ['1'], event });
  expect(screen.getByText(/Companion seats that were left can now be bought by anyone\.$/)).toBeTruthy();
});

it('says so in Spanish, and for a space alone, with its number', async () => {
  const { unmount } = await open({ seats: ['5'], spaces: ['5'], query: '&accessible=true', locale: 'es' });
  expect(screen.getByText('Espacio para silla de ruedas, asiento 5')).toBeTruthy();
  expect(screen.getByText('1 oferta con espacio para silla de ruedas')).toBeTruthy();
  unmount();
  await open({ seats: ['5', '6'], spaces: ['5'], query: '&accessible=true', locale: 'es' });
  expect(screen.getByText('Espacio para silla de ruedas + 1 asiento de acompañante')).toBeTruthy();
});

it('sells companion seats that are released as what they are, without asking for a space', async () => {
  const { user, sent } = await open({ seats: ['3', '4'], spaces: [] });
  expect(screen.getByText('2 companion seats, next to a wheelchair space')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hold these seats' }));
  await screen.findByText('page /tickets/event/ev1/checkout/?hold=hold1');
  expect(sent.at(-1)?.body).toEqual({ listingId: 'listing-101', quantity: 2, companionsOnly: true });
});

it('says that companion seats are never sold alone where the organizer does not release them', async () => {
  await open({ seats: ['1'], spaces: ['1'], event: { companionsReleasedAt: null } });
  expect(screen.getByText(/Companion seats are sold only with their wheelchair space\./)).toBeTruthy();
});
