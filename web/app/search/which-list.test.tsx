import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maya, problem } from '../../testing/open-page.tsx';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { SaveHeart } from './save-heart.tsx';

const mine = { id: 'mine', name: null, stayCount: 3 };
const coast = { id: 'coast', name: 'Coast', stayCount: 1 };

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

const moved = () => new Response(null, { status: 204 });
const base = {
  'GET /v1/saved-stays/ids': () => Response.json({ ids: [] }),
  'PUT /v1/saved-stays': () => Response.json({ list: mine, lists: [mine], stays: [], shareKey: null }),
  'GET /v1/saved-lists': () => Response.json({ lists: [mine, coast] }),
};

/** Saves with a heart and asks for another list; each test has an account of its own, whose ids are loaded again. */
const saveAndChange = async (accountId: string) => {
  renderInApp(<SaveHeart globalId="stay2" title="Olive cabin" query="" />, {
    root: { account: { ...maya, accountId } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save Olive cabin' }));
  await screen.findByText('Saved to My list');
  await userEvent.click(screen.getByText('Change'));
  return within(await screen.findByRole('dialog', { name: 'Choose a list' }));
};

it('moves a stay that a heart has saved to another list', async () => {
  answer({ ...base, 'PUT /v1/saved-lists/coast/stays/stay2': moved });
  const dialog = await saveAndChange('acc_move');
  await userEvent.click(await dialog.findByText('Coast'));
  await screen.findByText('Moved to Coast');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('makes a list for it, which needs a name', async () => {
  answer({
    ...base,
    'POST /v1/saved-lists': () => Response.json({ list: { id: 'ski', name: 'Ski trip', stayCount: 0 } }),
    'PUT /v1/saved-lists/ski/stays/stay2': moved,
  });
  const dialog = await saveAndChange('acc_make');
  await userEvent.click(await dialog.findByRole('button', { name: 'Create and move' }));
  expect(dialog.getByText('Give the list a name')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('New list'), ' Ski trip ');
  await userEvent.click(dialog.getByRole('button', { name: 'Create and move' }));
  await screen.findByText('Moved to Ski trip');
  expect(calls.find(({ call }) => call === 'POST /v1/saved-lists')?.body).toEqual({ name: 'Ski trip' });
});

it('says that a list is full and remains open', async () => {
  const errors = [{ path: 'globalId', code: 'saved_limit', message: '', params: {} }];
  answer({
    ...base,
    'PUT /v1/saved-lists/coast/stays/stay2': () => problem(422, 'VALIDATION_ERROR', { errors }),
  });
  const dialog = await saveAndChange('acc_full');
  await userEvent.click(await dialog.findByText('Coast'));
  expect(await dialog.findByText('That list has 100 stays, the most it can have.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
