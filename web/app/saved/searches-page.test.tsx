import type { SavedSearch } from '@golark/contract/saved-searches/schemas';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import * as searchesPage from './searches-page.tsx';

const saved = (change: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{
    id: 'search1',
    name: 'Bend, Dec 4 – 6',
    path: '/s/oregon/bend/?dateFrom=2026-12-04&dateTo=2026-12-06',
  },
  ...{ hasAlerts: true, dropPercent: 12, hasDates: true, isOver: false },
  savedAt: '2026-11-19T18:00:00.000Z',
  ...change,
});

const open = (
  searches: SavedSearch[],
  { alertObstacle = null as string | null, locale = 'en' as 'en' | 'es' } = {},
) =>
  openPage(searchesPage, {
    ...{ path: '/saved/searches/', account: maya, locale },
    api: {
      'GET /v1/saved-searches': () => Response.json({ searches, alertObstacle }),
      'PATCH /v1/saved-searches/search1': () => Response.json({ search: saved() }),
      'DELETE /v1/saved-searches/search1': () => new Response(null, { status: 204 }),
    },
  });

it('opens a search again, turns its alerts off and changes which price drops are reported', async () => {
  const { sent } = await open([saved()]);
  const changes = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  expect(screen.getByRole('link', { name: 'Bend, Dec 4 – 6' }).getAttribute('href')).toBe(saved().path);
  await userEvent.click(screen.getByRole('switch', { name: 'Alerts for Bend, Dec 4 – 6', checked: true }));
  await waitFor(() => expect(changes()).toEqual([{ hasAlerts: false }]));
  const drop = screen.getByRole('combobox', { name: 'Price drops of at least, for Bend, Dec 4 – 6' });
  expect((drop as HTMLSelectElement).value).toBe('12');
  await userEvent.selectOptions(drop, '20%');
  await userEvent.click(screen.getByRole('button', { name: 'Save price drops for Bend, Dec 4 – 6' }));
  await screen.findByText('Saved.');
  expect(changes()[1]).toEqual({ dropPercent: 20 });
});

it('deletes a search, and has the focus on what it says', async () => {
  await open([saved()]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bend, Dec 4 – 6' }));
  const said = await screen.findByText('Search deleted.');
  await waitFor(() => expect(document.activeElement).toBe(said));
});

it('says why there are no alerts, in Spanish', async () => {
  const undated = { id: 'search2', name: 'Bend', hasDates: false };
  await open([saved({ isOver: true }), saved(undated)], { alertObstacle: 'muted', locale: 'es' });
  expect(screen.getByText('Estas fechas ya pasaron, así que no hay alertas.')).toBeTruthy();
  expect(screen.getByText('Sin fechas, las alertas no son sobre precios.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Elegir tus correos' })).toBeTruthy();
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('asks for the confirmation of the address', async () => {
  await open([saved()], { alertObstacle: 'unverified' });
  expect(screen.getByText('Confirm your email address to get alerts.')).toBeTruthy();
});

it('is empty with a way to the search', async () => {
  await open([]);
  expect(screen.getByRole('link', { name: 'Find a stay' }).getAttribute('href')).toBe('/');
});
