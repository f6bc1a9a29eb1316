import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maya, problem } from '../../testing/open-page.tsx';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { readSavedStays } from '../platform/saved-stays.ts';
import { SaveHeart } from './save-heart.tsx';

const query = '?dateFrom=2026-12-04&dateTo=2026-12-06&ages=7';
const stay = {
  globalId: 'stay2',
  dates: { arriveDay: '2026-12-04', departDay: '2026-12-06' },
  party: { adults: 2, childAges: [7], infants: 0, pets: false },
};

const calls: { call: string; body: unknown }[] = [];
const answer = (responses: Record<string, () => Response | Promise<Response>>) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    calls.push({ call, body: text ? JSON.parse(text) : undefined });
    return responses[call]?.() ?? problem(503, 'UNAVAILABLE');
  });

beforeEach(() => {
  localStorage.clear();
  calls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

const open = (account: typeof maya | null = null, locale: 'en' | 'es' = 'en') => {
  renderInApp(<SaveHeart globalId="stay2" title="Olive cabin" query={query} />, {
    locale,
    root: { account },
  });
  return screen.findByRole('button', { name: locale === 'en' ? 'Save Olive cabin' : 'Guardar Olive cabin' });
};
const isPressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';

it('saves in this browser with dates, party and the price of the server, and takes off again', async () => {
  const priceNow = { amount: 34_000, currency: 'USD' };
  answer({ 'POST /v1/saved-stays/preview': () => Response.json({ stays: [{ priceNow }] }) });
  const heart = await open();
  expect(isPressed(heart)).toBe(false);
  await userEvent.click(heart);
  expect(isPressed(heart)).toBe(true);
  await waitFor(() => expect(readSavedStays()).toMatchObject([{ ...stay, savedAmount: 34_000 }]));
  await userEvent.click(heart);
  expect(isPressed(heart)).toBe(false);
  expect(readSavedStays()).toEqual([]);
});

it('saves without a price when the server cannot be reached', async () => {
  answer({});
  await userEvent.click(await open());
  expect(readSavedStays()).toMatchObject([stay]);
});

it('knows and changes the list of an account', async () => {
  answer({
    'GET /v1/saved-stays/ids': () => Response.json({ ids: ['stay2'] }),
    'DELETE /v1/saved-stays/stay2': () => new Response(null, { status: 204 }),
    'PUT /v1/saved-stays': () => Response.json({ stays: [], shareKey: null }),
  });
  const heart = await open(maya);
  await waitFor(() => expect(isPressed(heart)).toBe(true));
  await userEvent.click(heart);
  await waitFor(() => expect(isPressed(heart)).toBe(false));
  await userEvent.click(heart);
  await waitFor(() => expect(isPressed(heart)).toBe(true));
  expect(calls.at(-1)).toMatchObject({ call: 'PUT /v1/saved-stays', body: { stays: [stay] } });
  expect(readSavedStays()).toEqual([]);
});

it('remains saved when it was pressed before the list had come', async () => {
  const list = Promise.withResolvers<Response>();
  answer({
    'GET /v1/saved-stays/ids': () => list.promise,
    'PUT /v1/saved-stays': () => Response.json({ stays: [], shareKey: null }),
  });
  const heart = await open({ ...maya, accountId: 'acc_quick' });
  await userEvent.click(heart);
  list.resolve(Response.json({ ids: ['stay9'] }));
  await waitFor(() => expect(calls.at(-1)?.call).toBe('PUT /v1/saved-stays'));
  await waitFor(() => expect(isPressed(heart)).toBe(true));
});

it.each([
  [422, 'VALIDATION_ERROR', 'Tu lista tiene 100 alojamientos, el máximo. Quita uno primero.'],
  [503, 'UNAVAILABLE', 'No funcionó. Inténtalo de nuevo.'],
])('is as before when the account refuses with %i, and says why', async (status, code, text) => {
  answer({
    'GET /v1/saved-stays/ids': () => Response.json({ ids: [] }),
    'PUT /v1/saved-stays': () => problem(status, code),
  });
  const someoneElse = { ...maya, accountId: `acc_${status}` };
  const heart = await open(someoneElse, 'es');
  await userEvent.click(heart);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(isPressed(heart)).toBe(false);
});
