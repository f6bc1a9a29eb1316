import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ApiResponses, openPage, problem } from '../../testing/open-page.tsx';
import * as homePage from './home-page.tsx';

const popular = 'GET /api/popular-destinations';
const search = 'POST /v1/properties/search';
const bend = {
  objectID: 'or-bend',
  name: 'Bend',
  nameSlug: 'bend',
  stateName: 'Oregon',
  stateNameSlug: 'oregon',
  timeZone: 'America/Los_Angeles',
  stayCount: 3,
  mainImageId: 'city.or-bend',
  _geoloc: { lat: 44, lng: -121 },
};

const open = (api: ApiResponses, locale: 'en' | 'es' = 'en') =>
  openPage(homePage, { path: '/start/', locale, api });
const failed = 'This part didn’t load. The rest of the page is fine.';
const found = (properties: object[]) => () =>
  Response.json({ properties, estimatedTotalResults: properties.length, facets: {} });

it('says that its rows did not load, with a link that loads the page again', async () => {
  await open({ [popular]: () => problem(429, 'RATE_LIMITED') });
  expect(screen.getByText(failed)).toBeTruthy();
  const retry = screen.getByRole('link', { name: 'Reload the page' });
  expect(retry.getAttribute('href')).toBe('/start/');
});

it('shows what did load when the stays did not', async () => {
  await open({
    [popular]: () => Response.json({ destinations: [bend] }),
    [search]: () => problem(503, 'UNAVAILABLE'),
  });
  expect(screen.getByText('Bend')).toBeTruthy();
  expect(screen.getByText(failed)).toBeTruthy();
});

it('says nothing of the kind when there is nothing', async () => {
  await open({ [popular]: () => Response.json({ destinations: [bend] }), [search]: found([]) }, 'es');
  expect(screen.queryByText(/no se cargó/)).toBeNull();
});
