import type { Destination } from '@golark/contract/destinations/schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maya, problem } from '../../testing/open-page.tsx';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleCity } from '../../testing/sample-city.ts';
import { readSearchToSave } from './read-search-to-save.ts';
import { SaveSearch } from './save-search.tsx';
import { readSearchQuery } from './search-query.ts';

const query = '?dateFrom=2026-12-04&dateTo=2026-12-06&ages=7&amenities=pool';
const address = `/s/oregon/bend/${query}`;

const calls: { call: string; body: unknown }[] = [];
const answer = (responses: Record<string, () => Response>) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    calls.push({ call, body: text ? JSON.parse(text) : undefined });
    return responses[call]?.() ?? problem(503, 'UNAVAILABLE');
  });

beforeEach(() => {
  calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const open = (account: typeof maya | null, locale: 'en' | 'es' = 'en') => {
  const search = { ...readSearchQuery(new URLSearchParams(query)), page: 3, hitsPerPage: 50 };
  const from = { path: '/s/oregon/bend/', search, destination: sampleCity as Destination, isState: false };
  renderInApp(<SaveSearch {...from} />, { locale, root: { account } });
};
const noneSaved = { 'GET /v1/saved-searches': () => Response.json({ searches: [] }) };

const texts = {
  en: ['Save search', 'Search saved', 'Bend, Dec 4 – 6, 3 guests, filters'],
  es: ['Guardar búsqueda', 'Búsqueda guardada', 'Bend, 4 – 6 de dic, 3 huéspedes, filtros'],
} as const;

it.each(['en', 'es'] as const)(
  'saves the search with a name, and leads to the list then, in %s',
  async (locale) => {
    const [save, saved, name] = texts[locale];
    answer({ ...noneSaved, 'POST /v1/saved-searches': () => Response.json({ search: { path: address } }) });
    open(maya, locale);
    await userEvent.click((await screen.findAllByRole('button', { name: save }))[0] as HTMLElement);
    const link = await screen.findByRole('link', { name: saved });
    expect(link.getAttribute('href')).toBe('/saved/searches/');
    await waitFor(() => expect(document.activeElement).toBe(link));
    const body = calls.at(-1)?.body as { search: object };
    expect(body).toMatchObject({ name, path: address, search: { filters: { amenities: ['pool'] } } });
    for (const ofPage of ['page', 'pageSize']) expect(body.search).not.toHaveProperty(ofPage);
    // as the form of a page without JavaScript sends it
    const api = { fetch: async () => Response.json({ hits: [sampleCity], nbHits: 1 }) };
    expect(await readSearchToSave(api, address, locale)).toEqual(body);
    expect(await readSearchToSave(api, '/saved/', locale)).toBeNull();
  },
);

it('knows the searches of an account', async () => {
  answer({ 'GET /v1/saved-searches': () => Response.json({ searches: [{ path: address }] }) });
  open(maya);
  expect(await screen.findByRole('link', { name: 'Search saved' })).toBeTruthy();
});

it('says when the list is full, and stays as it was', async () => {
  const full = { errors: [{ path: 'search', code: 'searches_limit', message: '', params: {} }] };
  answer({ ...noneSaved, 'POST /v1/saved-searches': () => problem(422, 'VALIDATION_ERROR', full) });
  open(maya);
  await userEvent.click((await screen.findAllByRole('button', { name: 'Save search' }))[0] as HTMLElement);
  await screen.findByText(/^You have 50 saved searches/);
  expect(screen.queryByRole('link', { name: 'Search saved' })).toBeNull();
});

it('leads a visitor to the login and back', async () => {
  answer({});
  open(null);
  const link = await screen.findByRole('link', { name: 'Save search' });
  const back = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('next');
  expect(back).toBe(address);
  expect(calls).toEqual([]);
});
