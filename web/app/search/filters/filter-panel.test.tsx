import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { sampleCity } from '../../../testing/sample-city.ts';
import { sampleHit } from '../../../testing/sample-hit.ts';
import * as searchPage from '../search-page.tsx';

vi.mock('../results-map.tsx', () => ({ ResultsMap: () => null }));

const facets = {
  stayType: { homes: 30, hotels: 4 },
  propertyType: { cabin: 9 },
  facilities: { 'hot-tub': 12, pool: 3 },
  bedding: { king: 8 },
  instant: { true: 21 },
  maxSteps: { 0: 5, 1: 6, 3: 9 },
  accessibility: { parking: 4 },
};

type Search = { allFacets?: boolean; filters: { facilities?: string[]; price?: object } };

const openPanel = async (query = '', locale: 'en' | 'es' = 'en', canCount = true) => {
  const user = userEvent.setup();
  const asked: Search[] = [];
  const respond = (body: unknown) => {
    const search = body as Search;
    asked.push(search);
    if (search.allFacets && !canCount) return new Response(null, { status: 503 });
    const isFiltered = Boolean(search.filters.facilities);
    return Response.json({
      properties: [sampleHit()],
      estimatedTotalResults: isFiltered ? 12 : 34,
      ...{ facets, totals: { from: 300, step: 100, counts: [4, 0, 9] } },
    });
  };
  vi.stubGlobal('fetch', async (request: Request) => respond(await request.json()));
  await openPage(searchPage, {
    path: '/s/*',
    address: `/s/oregon/bend/${query}`,
    locale,
    api: {
      'POST /v1/destinations/search': () => Response.json({ hits: [sampleCity], nbHits: 1 }),
      'POST /v1/properties/search': ({ body }) => respond(body),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^(Filters|Filtros)/ }));
  const panel = within(await screen.findByRole('dialog'));
  return { user, asked, panel };
};

const lastSearch = (asked: Search[]) => asked.filter(({ allFacets }) => !allFacets).at(-1)?.filters;

it('shows the number of stays beside each value, and of the results while they are filtered', async () => {
  const { user, asked, panel } = await openPanel();
  await panel.findByRole('button', { name: 'Show 34 stays' });
  expect(panel.getByRole('radio', { name: 'Hotels (4 stays)' })).toBeTruthy();
  expect(panel.getByRole('checkbox', { name: 'King bed (8 stays)' })).toBeTruthy();
  expect(panel.queryByRole('checkbox', { name: /Sauna/ })).toBeNull();
  await user.click(panel.getByRole('checkbox', { name: 'Hot tub (12 stays)' }));
  await user.click(await panel.findByRole('button', { name: 'Show 12 stays' }));
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ facilities: ['hot-tub'] }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const chip = await screen.findByRole('link', { name: /^Hot tub/, current: true });
  expect((chip as HTMLAnchorElement).href).not.toContain('hot-tub');
});

it('has a lowest and a highest price that the keyboard moves, in steps of the totals', async () => {
  const { user, asked, panel } = await openPanel();
  const lowest = await panel.findByRole('slider', { name: /Lowest price/ });
  lowest.focus();
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { price: { from: 400 } } }));
  panel.getByRole('slider', { name: /Highest price/ }).focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filters: { price: { from: 400, to: 500 } } }));
});

it.each([
  ['$1,200.50', '1500.25', { from: 1200, to: 1501 }],
  ['99.99', '250,50', { from: 99, to: 251 }],
  ['200', '20000', { from: 200, to: 10_000 }],
])('reads %s to %s with its cents', async (from, to, price) => {
  const { user, asked, panel } = await openPanel();
  await user.type(await panel.findByLabelText('From'), from);
  await user.type(panel.getByLabelText('Up to'), `${to}{Enter}`);
  await user.click(panel.getByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ price }));
});

it('does not take a highest price below the lowest', async () => {
  const { user, panel } = await openPanel();
  await user.type(await panel.findByLabelText('From'), '500');
  await user.type(panel.getByLabelText('Up to'), '300{Enter}');
  await panel.findByText('Must not be lower than the price on the left.');
  expect(panel.getByLabelText('Up to').getAttribute('aria-invalid')).toBe('true');
});

it('clears all filters at once, in Spanish', async () => {
  const { user, asked, panel } = await openPanel('?facilities=pool&beds=3&priceTo=400&adults=3', 'es');
  await panel.findByRole('checkbox', { name: 'Alberca (3 alojamientos)', checked: true });
  await user.click(panel.getByRole('button', { name: 'Borrar todo' }));
  await user.click(await panel.findByRole('button', { name: 'Ver 34 alojamientos' }));
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ guests: { adults: 3 } }));
  expect(lastSearch(asked)).not.toHaveProperty('facilities');
});

it.each([
  ['en', 'No steps', 'Accessible parking (4 stays)'],
  ['es', 'Sin escalones', 'Estacionamiento accesible (4 alojamientos)'],
] as const)('filters by what hosts have measured, where they have (%s)', async (locale, steps, parking) => {
  const { user, asked, panel } = await openPanel('', locale);
  await user.click(await panel.findByRole('radio', { name: new RegExp(`^${steps} \\(5`) }));
  await user.click(panel.getByRole('checkbox', { name: parking }));
  expect(panel.queryByRole('group', { name: /door|Puerta/ })).toBeNull();
  await user.click(panel.getByRole('button', { name: /^(Show|Ver) 34/ }));
  const accessibility = { maxSteps: 0, needs: ['parking'] };
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ accessibility }));
  const chip = await screen.findByRole('link', { name: new RegExp(`^${steps}`), current: true });
  expect((chip as HTMLAnchorElement).href).toMatch(/\?accessibility=parking$/);
});

it('filters without the counts where they cannot be loaded', async () => {
  const { user, asked, panel } = await openPanel('', 'en', false);
  await panel.findByText('We couldn’t count the stays. You can still filter.');
  await user.click(panel.getByRole('checkbox', { name: 'Sauna' }));
  await user.click(panel.getByRole('button', { name: 'Show stays' }));
  await waitFor(() => expect(lastSearch(asked)).toMatchObject({ facilities: ['sauna'] }));
});
