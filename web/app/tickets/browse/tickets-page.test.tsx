import type { EventCard } from '@golark/contract/events/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { sampleEvent } from '../../../testing/sample-event.ts';
import * as ticketsPage from './tickets-page.tsx';

const portland = {
  objectID: 'or-portland',
  name: 'Portland',
  nameSlug: 'portland',
  stateName: 'Oregon',
  stateNameSlug: 'oregon',
  stateId: 'or',
  _geoloc: { lat: 45.52, lng: -122.68 },
};

const counts = { concerts: 2, sports: 1, theatre: 0, other: 0 };

const open = async (events: EventCard[], address: string, locale: 'en' | 'es' = 'en') =>
  openPage(ticketsPage, {
    path: '/tickets/*',
    address,
    locale,
    api: {
      'POST /v1/destinations/search': () => Response.json({ hits: [portland], nbHits: 1 }),
      'GET /v1/venues': () => Response.json({ edges: [] }),
      'GET /v1/events': () =>
        Response.json({
          edges: events.map((node) => ({ node })),
          pageInfo: { pageNumber: 1, pageSize: 24, totalPages: 1, totalCount: events.length },
          categories: counts,
        }),
    },
  });

const words = () => screen.getByRole('article').textContent;

it.each([
  [{}, 'en', 'Sat, Nov 28The Paper LanternsCascade Hall, Portland8 PM PSTFrom $68each, all in'],
  [
    {},
    'es',
    'sáb, 28 de novThe Paper LanternsCascade Hall, Portland8 p.m. PSTDesde $68cada uno, todo incluido',
  ],
  [{ distanceMeters: 1770 }, 'en', 'Cascade Hall · 1.1 mi'],
  [{ fewLeft: 1 }, 'en', '$68each, all in1 left'],
  [{ fewLeft: 3 }, 'es', 'todo incluidoQuedan 3'],
  [{ fromPrice: null }, 'en', 'Sold out'],
  [{ fromPrice: null, onSaleAt: '2026-11-27T18:00:00Z' }, 'en', 'On sale Fri, Nov 27, 10 AM'],
  [{ isTimeTbd: true }, 'en', 'Time to be announced'],
  [{ status: 'MOVED' as const }, 'en', 'New date'],
] as const)('an event with %j, in %s', async (values, locale, expected) => {
  await open([sampleEvent(values)], '/tickets/concerts/', locale);
  expect(words()).toContain(expected);
});

it('an event that is not for sale yet is not called sold out', async () => {
  await open([sampleEvent({ fromPrice: null, onSaleAt: '2026-11-27T18:00:00Z' })], '/tickets/concerts/');
  expect(words()).not.toContain('Sold out');
});

it('filters keep the place, and lead to the first page', async () => {
  await open([sampleEvent()], '/tickets/concerts/?where=Portland&page=2');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Sports/)).toBe('/tickets/sports/?where=Portland');
  expect(hrefOf(/^This weekend/)).toBe('/tickets/concerts/this-weekend/?where=Portland');
  expect(hrefOf(/^Up to \$50/)).toBe('/tickets/concerts/?where=Portland&priceTo=50');
  expect(hrefOf(/^Within 25 mi/)).toBe('/tickets/concerts/');
  expect(hrefOf(/^Jazz/)).toBe('/tickets/concerts/jazz/?where=Portland');
});

it('says that a place is unknown, and shows events everywhere', async () => {
  await openPage(ticketsPage, {
    path: '/tickets/*',
    address: '/tickets/?where=Atlantis',
    api: {
      'POST /v1/destinations/search': () => Response.json({ hits: [], nbHits: 0 }),
      'GET /v1/venues': () => Response.json({ edges: [] }),
      'GET /v1/events': () =>
        Response.json({ edges: [{ node: sampleEvent() }], pageInfo: { totalCount: 1 }, categories: counts }),
    },
  });
  expect(screen.getByText(/We don’t know a place called “Atlantis”/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Event tickets');
});

it('leads those who have tickets that they cannot use to selling them', async () => {
  await open([sampleEvent()], '/tickets/concerts/');
  expect(screen.getByRole('link', { name: 'Sell tickets' }).getAttribute('href')).toBe('/tickets/sell/');
});
