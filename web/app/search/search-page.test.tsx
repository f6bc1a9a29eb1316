import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sampleHit } from '../../testing/sample-hit.ts';
import * as searchPage from './search-page.tsx';

vi.mock('./results-map.tsx', () => ({ ResultsMap: () => null }));

const bend = {
  objectID: 'or-bend',
  name: 'Bend',
  nameSlug: 'bend',
  stateName: 'Oregon',
  stateNameSlug: 'oregon',
  stateId: 'or',
  timeZone: 'America/Los_Angeles',
  _geoloc: { lat: 44.06, lng: -121.31 },
};

const open = async (
  cities: string[],
  query = '',
  ...[locale = 'en', amenities = []]: [('en' | 'es')?, string[][]?]
) => {
  const asked: unknown[] = [];
  await openPage(searchPage, {
    path: '/s/*',
    address: `/s/oregon/bend/${query}`,
    locale,
    api: {
      'POST /v1/destinations/search': () => Response.json({ hits: [bend], nbHits: 1 }),
      'POST /v1/properties/search': ({ body }) => {
        asked.push(body);
        const properties = cities.map((city, place) =>
          sampleHit({ id: String(place), city, amenities: amenities[place] ?? [] }),
        );
        return Response.json({ properties, estimatedTotalResults: properties.length, facets: {} });
      },
    },
  });
  return asked;
};

const order = () =>
  [...document.querySelectorAll('.search-hit h3, .search-farther')].map((element) => element.textContent);

it.each([
  ['en', 'Farther away, up to 62 mi'],
  ['es', 'Más lejos, hasta 62 mi'],
] as const)('the city comes first, then a line, then what is farther away, in %s', async (locale, line) => {
  const [asked] = await open(['Bend', 'Sisters', 'Sunriver'], '', locale);
  expect(asked).toMatchObject({ firstCityId: 'or-bend' });
  expect(order()).toEqual(['Cabin 0', line, 'Cabin 1', 'Cabin 2']);
});

it('there is no line among stays that are all in the city, or in another order', async () => {
  await open(['Bend', 'Bend']);
  expect(order()).toEqual(['Cabin 0', 'Cabin 1']);
});

it('names the best amenity of a stay as within a sentence, abbreviations as they are', async () => {
  await open(['Bend', 'Bend'], '', 'en', [['ev-charger'], ['hot-tub']]);
  expect(screen.getByText('Cabin · 1 bedroom · EV charger')).toBeTruthy();
  expect(screen.getByText('Cabin · 1 bedroom · hot tub')).toBeTruthy();
});

it('there is no line in the order of prices', async () => {
  await open(['Sisters', 'Bend'], '?sort=price-low');
  expect(order()).toEqual(['Cabin 0', 'Cabin 1']);
  expect(screen.queryByText(/Farther/)).toBeNull();
});

describe('the price filter', () => {
  const openFilter = async (query = '') => {
    const user = userEvent.setup();
    const asked: { sort?: string; filters: object }[] = [];
    const respond = (body: unknown) => {
      const search = body as (typeof asked)[number];
      asked.push(search);
      const amount = { 'price-low': 23_100, 'price-high': 421_000 }[search.sort ?? ''] ?? 30_000;
      const properties = [sampleHit({ id: '0', total: { amount, currency: 'USD' } })];
      return Response.json({ properties, estimatedTotalResults: 1, facets: {} });
    };
    vi.stubGlobal('fetch', async (request: Request) => respond(await request.json()));
    await openPage(searchPage, {
      path: '/s/*',
      address: `/s/oregon/bend/${query}`,
      api: {
        'POST /v1/destinations/search': () => Response.json({ hits: [bend], nbHits: 1 }),
        'POST /v1/properties/search': ({ body }) => respond(body),
      },
    });
    await user.click(screen.getByRole('button', { name: /Price|\$/ }));
    return { user, asked };
  };

  it('shows the lowest and the highest total of the search without the filter', async () => {
    const { asked } = await openFilter('?priceTo=300&amenities=pool');
    await screen.findByText('From $231 to $4,210 in these results.');
    const bounds = asked.filter(({ sort }) => sort?.startsWith('price'));
    expect(bounds).toHaveLength(2);
    for (const { filters } of bounds) {
      expect(filters).toMatchObject({ amenities: ['pool'] });
      expect(filters).not.toHaveProperty('price');
    }
  });

  it.each([
    ['$1,200.50', '1500.25', { from: 1200, to: 1501 }],
    ['99.99', '250,50', { from: 99, to: 251 }],
    ['200', '20000', { from: 200, to: 10_000 }],
  ])('reads %s to %s with its cents', async (from, to, price) => {
    const { user, asked } = await openFilter();
    await user.type(await screen.findByLabelText('From'), from);
    await user.type(screen.getByLabelText('Up to'), to);
    asked.length = 0;
    await user.click(screen.getByRole('button', { name: 'Show stays' }));
    await waitFor(() => expect(asked[0]?.filters).toMatchObject({ price }));
  });

  it('does not take a highest price below the lowest', async () => {
    const { user } = await openFilter();
    await user.type(await screen.findByLabelText('From'), '500');
    await user.type(screen.getByLabelText('Up to'), '300');
    await user.click(screen.getByRole('button', { name: 'Show stays' }));
    await screen.findByText('Must not be lower than the price on the left.');
    expect(screen.getByLabelText('Up to').getAttribute('aria-invalid')).toBe('true');
  });
});

it.each([
  ['en', 'It’s past midnight in Bend', 'Search from Fri, Nov 20'],
  ['es', 'En Bend ya pasó la medianoche', 'Buscar desde el vie, 20 de nov'],
] as const)('offers the next night where the first one is over, in %s', async (locale, title, link) => {
  await open([], '?dateFrom=2026-11-19&dateTo=2026-11-21&adults=3', locale);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: link }).href);
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    dateFrom: '2026-11-20',
    dateTo: '2026-11-22',
    adults: '3',
  });
});

it('suggests other dates where the first night is not over', async () => {
  await open([], '?dateFrom=2026-11-20&dateTo=2026-11-21');
  expect(screen.getByRole('link', { name: 'Search without dates' })).toBeTruthy();
});
