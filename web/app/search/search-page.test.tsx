import type { HitReason } from '@golark/contract/search/schemas';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, problem } from '../../testing/open-page.tsx';
import { sampleCity } from '../../testing/sample-city.ts';
import { sampleHit } from '../../testing/sample-hit.ts';
import * as searchPage from './search-page.tsx';

const open = async (
  cities: string[],
  query = '',
  ...[locale = 'en', amenities = [], reasons = []]: [('en' | 'es')?, string[][]?, HitReason[]?]
) => {
  const asked: unknown[] = [];
  await openPage(searchPage, {
    path: '/s/*',
    address: `/s/oregon/bend/${query}`,
    locale,
    api: {
      'POST /v1/destinations/search': () => Response.json({ hits: [sampleCity], nbHits: 1 }),
      'GET /v1/hosts/pm-1': () => Response.json({ name: 'House of Maya' }),
      'GET /v1/hosts/pm-2': () => problem(404, 'NOT_FOUND'),
      'POST /v1/properties/search': ({ body }) => {
        asked.push(body);
        const isFlexible = JSON.stringify(body).includes('flexible');
        const properties = cities.map((city, place) =>
          sampleHit({
            ...{ id: String(place), city, amenities: amenities[place] ?? [] },
            ...(isFlexible ? { dates: best } : {}),
            ...(query.includes('rooms=') ? ofHotel : {}),
            ...(reasons[place] ? { reason: reasons[place] } : {}),
          }),
        );
        return Response.json({
          properties,
          estimatedTotalResults: properties.length,
          facets: {},
          without,
          ...(isFlexible ? { windows } : {}),
          ...(JSON.stringify(body).includes('splitStays') ? { splitStays } : {}),
          longerStays: JSON.stringify(body).includes('dateFrom') ? longerStays : [],
        });
      },
    },
  });
  return asked;
};

const guests = [{ adults: 1, children: 0, infants: 0 }];
const ofHotel = {
  stayType: 'hotels' as const,
  rooms: [
    { roomTypeId: 'a-1', name: 'Queen Room', units: 2, guests: [...guests, ...guests] },
    { roomTypeId: 'a-2', name: 'King Suite', units: 1, guests },
  ],
};
const best = { arriveDay: '2026-12-05', departDay: '2026-12-07' };
const lowest = { amount: 30_000, currency: 'USD' as const };
const windows = [
  { arriveDay: '2026-12-03', departDay: '2026-12-05', stayCount: 0, lowest: null },
  { ...best, stayCount: 1, lowest },
];
const homeOf = (id: string, arriveDay: string, departDay: string) =>
  sampleHit({ id, dates: { arriveDay, departDay } });
const splitStays = [
  {
    changeDay: '2026-12-08',
    homes: [homeOf('one', '2026-12-04', '2026-12-08'), homeOf('two', '2026-12-08', '2026-12-12')],
    total: { amount: 60_000, currency: 'USD' },
    meters: 1609,
  },
];
const longerStays = [
  { nights: 3, stayCount: 2 },
  { nights: 4, stayCount: 5 },
];
const without = { 'views.sea-view': 12, propertyType: 7, beds: 0 };

const order = () =>
  [...document.querySelectorAll('.search-hit h3, .search-farther')].map((element) => element.textContent);

it.each([
  ['en', 'Farther away, up to 93 mi'],
  ['es', 'Más lejos, hasta 93 mi'],
] as const)('the city comes first, then a line, then what is farther away, in %s', async (locale, line) => {
  const [asked] = await open(['Bend', 'Sisters', 'Sunriver'], '', locale);
  expect(asked).toMatchObject({ firstCityId: 'or-bend', aroundRadius: 149_900 });
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

it.each([
  [
    'en',
    '18% below similar stays’ usual price',
    'Among the best rated 10% in Bend',
    'About 0.3 mi from your point',
    'Listed less than a month ago',
  ],
  [
    'es',
    '18% menos de lo habitual en alojamientos similares',
    'Entre el 10% mejor calificado de Bend',
    'A unas 0.3 mi de tu punto',
    'Publicado hace menos de un mes',
  ],
] as const)(
  'a card says why it is shown, and links to how results are ordered, in %s',
  async (locale, ...lines) => {
    await open(
      ['Bend', 'Bend', 'Bend', 'Bend'],
      '',
      locale,
      [],
      [
        { kind: 'price', percent: 18, stayCount: 23 },
        { kind: 'rating', percent: 10, stayCount: 90 },
        { kind: 'distance', meters: 500 },
        { kind: 'new', days: 3 },
      ],
    );
    for (const line of lines) expect(screen.getByText(line)).toBeTruthy();
    const order = screen.getByRole('link', {
      name: locale === 'en' ? 'How results are ordered' : 'Cómo se ordenan los resultados',
    });
    expect(order.getAttribute('href')).toBe('/help/#search');
  },
);

it('there is no line in the order of prices', async () => {
  await open(['Sisters', 'Bend'], '?sort=price-low');
  expect(order()).toEqual(['Cabin 0', 'Cabin 1']);
  expect(screen.queryByText(/Farther/)).toBeNull();
});

it.each([
  ['en', 'It’s past midnight in Bend', 'Search from Fri, Nov 20'],
  ['es', 'En Bend ya pasó la medianoche', 'Buscar desde el vie, 20 de nov'],
] as const)('offers the next night where the first one is over, in %s', async (locale, title, link) => {
  await open([], '?dateFrom=2026-11-19&dateTo=2026-11-21&adults=3', locale);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: link }).href);
  expect(Object.fromEntries(new URLSearchParams(search))).toMatchObject({
    dateFrom: '2026-11-20',
    dateTo: '2026-11-22',
    adults: '3',
  });
});

it('suggests other dates where the first night is not over', async () => {
  await open([], '?dateFrom=2026-11-20&dateTo=2026-11-21');
  expect(await screen.findByRole('link', { name: 'Search without dates' })).toBeTruthy();
});

it('says which filter to leave out where none matches, and how many stays that gives', async () => {
  await open([], '?views=sea-view&propertyType=boat,dome&beds=4');
  const ways = await screen.findAllByRole('link', { name: /^Without/ });
  expect(ways.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).search])).toEqual([
    ['Without “Ocean view”12', '?propertyType=boat,dome&beds=4'],
    ['Without “Boat, Dome”7', '?views=sea-view&beds=4'],
  ]);
});

it.each([
  ['en', '5 more stays are available for 4 nights.', 'Add 2 nights'],
  ['es', 'Hay 5 alojamientos más para 4 noches.', 'Agregar 2 noches'],
] as const)('offers the nights that rules of stays ask for, in %s', async (locale, title, link) => {
  await open(['Bend'], '?dateFrom=2026-12-01&dateTo=2026-12-03&page=1', locale);
  expect(screen.getByText(title)).toBeTruthy();
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: link }).href);
  expect(search).toBe('?dateFrom=2026-12-01&dateTo=2026-12-05');
});

it.each([
  [
    'en',
    'The lowest totals for 2 nights, with all fees and taxes.',
    'Dec 5 – 7 · from $300',
    'from $300 total · Dec 5 – 7',
  ],
  [
    'es',
    'Los totales más bajos por 2 noches, con cargos e impuestos.',
    '5 – 7 de dic · desde $300',
    'desde $300 en total · 5 – 7 de dic',
  ],
] as const)(
  'a flexible search shows the dates of each total and the lowest by date, in %s',
  async (locale, text, ...[link, price]) => {
    const query = 'dateFrom=2026-12-04&dateTo=2026-12-06&flexible=days-1&adults=3';
    const [asked] = await open(['Bend'], `?${query}`, locale);
    expect(asked).toMatchObject({ filters: { guests: { flexible: 'days-1' } } });
    expect(screen.getByText(text)).toBeTruthy();
    const strip = await screen.findAllByRole('link', { name: / · / });
    expect(strip.map(({ textContent }) => textContent)).toEqual([link]);
    const searchOf = (element: HTMLElement) => new URL((element as HTMLAnchorElement).href).search;
    const ofBest = '?dateFrom=2026-12-05&dateTo=2026-12-07&adults=3';
    expect(strip.map(searchOf)).toEqual([ofBest]);
    const parts = [...(document.querySelector('.stay-card .price')?.children ?? [])];
    expect(parts.map(({ textContent }) => textContent).join(' ')).toBe(price);
    const card = screen.getByRole('link', { name: 'Cabin 0' });
    expect(searchOf(card)).toBe(ofBest);
  },
);

it.each([
  ['en', 'Cabin · 2 × Queen Room and King Suite', 'Search for any rooms'],
  ['es', 'Cabaña · 2 × Queen Room y King Suite', 'Buscar con cualquier distribución'],
] as const)(
  'asks for exactly the rooms of the address, and names those of a hotel, in %s',
  async (locale, facts, link) => {
    const address = '?adults=5&ages=9&rooms=2.1.0,2.0.0,1.0.0';
    const [asked] = await open(['Bend'], address, locale);
    expect(asked).toMatchObject({
      filters: {
        guests: {
          rooms: [
            { adults: 2, childAges: [9], infants: 0 },
            { adults: 2, childAges: [], infants: 0 },
            { adults: 1, childAges: [], infants: 0 },
          ],
        },
      },
    });
    expect(screen.getByText(facts)).toBeTruthy();
    const card = screen.getByRole<HTMLAnchorElement>('link', { name: 'Cabin 0' });
    expect(new URL(card.href).search).toBe(address);
    cleanup();
    await open([], address, locale);
    const anyRooms = await screen.findByRole<HTMLAnchorElement>('link', { name: link });
    expect(new URL(anyRooms.href).search).toBe('?adults=5&ages=9');
  },
);

describe('two homes in one trip', () => {
  const week = '?dateFrom=2026-12-04&dateTo=2026-12-12&adults=3';
  it.each([
    ['en', 'Book both', 'You move on Tue, Dec 8. The homes are about 1.0 mi apart.'],
    ['es', 'Reservar los dos', 'Te cambias el mar, 8 de dic. Están a unas 1.0 mi entre sí.'],
  ] as const)(
    'are offered where few stays have all nights, with one checkout, in %s',
    async (locale, name, text) => {
      await open(['Bend'], week, locale);
      expect(await screen.findByText(text)).toBeTruthy();
      const { pathname, search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
      expect(`${pathname}${search}`).toBe(`/property/one/booking/two/${week}&changeDay=2026-12-08`);
      expect(screen.getByText('$600')).toBeTruthy();
    },
  );

  const five = ['Bend', 'Bend', 'Bend', 'Bend', 'Bend'];
  it.each([
    { when: 'where many stays are free', cities: five, query: week, isAsked: false },
    { when: 'where the address asks for them', cities: five, query: `${week}&split=true`, isAsked: true },
    { when: 'for six nights', query: '?dateFrom=2026-12-04&dateTo=2026-12-10', isAsked: false },
    { when: 'for flexible dates', query: `${week}&flexible=days-1`, isAsked: false },
    { when: 'among hotels', query: `${week}&stayType=hotels`, isAsked: false },
  ])('are asked for $when: $isAsked', async ({ cities = ['Bend'], query, isAsked }) => {
    const asked = await open(cities, query);
    expect(asked.some((body) => JSON.stringify(body).includes('splitStays'))).toBe(isAsked);
  });
});

it.each([
  ['?pmId=pm-1', 'Host: House of Maya'],
  ['?pmId=pm-2', 'One host only'],
])('a search of one host says whose stays it has (%s)', async (query, name) => {
  await open(['Bend'], query);
  const chip = await screen.findByRole('link', { name: new RegExp(`^${name}`), current: true });
  expect(new URL((chip as HTMLAnchorElement).href).search).toBe('');
});

it('ignores values of filters that no stay can have', async () => {
  const [asked] = await open(['Bend'], '?facilities=moat,pool&propertyType=castle&bounds=1,2,3&ll=x');
  expect(asked).toMatchObject({ filters: { facilities: ['pool'] }, aroundLatLng: sampleCity._geoloc });
  expect(asked).not.toHaveProperty('filters.propertyType');
});
