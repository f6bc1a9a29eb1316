import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../testing/open-page.tsx';
import { sampleEvent as concert } from '../../testing/sample-event.ts';
import { sampleHit } from '../../testing/sample-hit.ts';
import { noListings, sampleEvent, sampleListings } from '../../testing/sample-ticket-event.ts';
import * as homePage from '../home/home-page.tsx';
import * as eventPage from '../tickets/event/event-page.tsx';

const portland = {
  objectID: 'or-portland',
  name: 'Portland',
  nameSlug: 'portland',
  stateName: 'Oregon',
  stateNameSlug: 'oregon',
  timeZone: 'America/Los_Angeles',
  population: 650_000,
  stayCount: 3,
  mainImageId: 'city.or-portland',
  _geoloc: { lat: 45.52, lng: -122.68 },
};
const near = sampleHit({ title: 'Garden flat', lat: 45.526, lng: -122.68 });
const event = concert({ id: 'ev1' });

const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
  openPage(homePage, {
    path: '/start/',
    locale,
    api: {
      'GET /api/popular-destinations': () => Response.json({ destinations: [portland] }),
      'POST /v1/properties/search': () =>
        Response.json({ properties: [near], estimatedTotalResults: 1, facets: {} }),
      'GET /v1/events': () =>
        Response.json({ edges: [{ node: event }], pageInfo: { totalCount: 1 }, categories: {} }),
      'GET /v1/events/ev1/listings': () => Response.json(sampleListings),
      'GET /v1/events/ev1': () => Response.json({ event: sampleEvent }),
      ...api,
    },
    postsTo: { '/tickets/event/:eventId/': eventPage },
  });

/** When all parts of the page have loaded: React may otherwise wait for one of them with the next page. */
const book = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(document.querySelector('[data-island]:not([data-ready])')).toBeNull());
  return button;
};

it('shows seats and a stay with one total, and leads to one checkout with both', async () => {
  const held = { id: 'hold1', price: { amount: 8600 } };
  const { user, sent } = await open({
    'POST /v1/tickets/holds': () => Response.json({ hold: held }, { status: 201 }),
  });
  const button = await book(/^Book both: The Paper Lanterns and Garden flat/);
  const pair = within(button.closest('article') as HTMLElement);
  // two seats at $86 and the stay at $300
  expect(pair.getByText('$472')).toBeTruthy();
  expect(pair.getByText('Section 101, Row 2, Seats 3 and 4, side by side')).toBeTruthy();
  expect(pair.getByText(/mi apart, about 11 minutes on foot/)).toBeTruthy();
  await user.click(button);
  await screen.findByText(/page \/property\/stay2\/booking\/\?dateFrom=.*tickets=1/);
  expect(sent.at(-1)?.body).toEqual({ listingId: 'listing-101', quantity: 2 });
});

it('says what a member saves', async () => {
  const ofMember = { ...near, savings: { amount: 2900, currency: 'USD' } };
  await open({
    'POST /v1/properties/search': () =>
      Response.json({ properties: [ofMember], estimatedTotalResults: 1, facets: {} }),
  });
  const pair = within((await book(/^Book both/)).closest('article') as HTMLElement);
  expect(pair.getByText(/You save \$29/)).toBeTruthy();
});

it('leads to the event, which says why, if the seats were sold in the meantime', async () => {
  const { user } = await open({
    'POST /v1/tickets/holds': () => problem(409, 'TICKETS_UNAVAILABLE'),
  });
  await user.click(await book(/^Book both/));
  await screen.findByText('page /tickets/event/ev1/');
});

it('is left out where no event has two seats together', async () => {
  await open({ 'GET /v1/events/ev1/listings': () => Response.json(noListings) }, 'es');
  expect(await screen.findByText('Portland')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Arma tu fin de semana' })).toBeNull();
});
