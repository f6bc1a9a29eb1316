import type { SavedStay } from '@golark/contract/saved/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponses, maya, openPage, problem } from '../../testing/open-page.tsx';
import { sampleHit } from '../../testing/sample-hit.ts';
import { readSavedStays, storeSavedStay } from '../platform/saved-stays.ts';
import * as savedPage from './saved-page.tsx';
import * as sharedPage from './shared-page.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });
const dates = { arriveDay: '2026-12-04', departDay: '2026-12-06' };
const party = { adults: 2, childAges: [7], infants: 0, pets: true };
const saved = (change: Partial<SavedStay> = {}): SavedStay => ({
  ...{ stay: sampleHit(), dates, party, savedAt: '2026-11-19T18:00:00.000Z' },
  ...{ priceThen: usd(34_000), priceNow: usd(30_000) },
  ...change,
});
const onDevice = { globalId: 'stay2', dates, party, savedAmount: 34_000 };

const coast = { id: 'coast', name: 'Oregon coast', stayCount: 1 };
const twoLists = { list: coast, lists: [{ id: 'first', name: null, stayCount: 2 }, coast] };

/** Calls of the browser itself, beside those of loaders and actions. */
const browserCalls: { call: string; body: unknown }[] = [];
const answerBrowser = (responses: Record<string, () => Response>) =>
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    browserCalls.push({ call, body: text ? JSON.parse(text) : undefined });
    return responses[call]?.() ?? problem(503, 'UNAVAILABLE');
  });

beforeEach(() => {
  localStorage.clear();
  browserCalls.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

describe('the list of an account', () => {
  const open = (stays: SavedStay[], shareKey: string | null = null, locale: 'en' | 'es' = 'en') =>
    openPage(savedPage, {
      ...{ path: '/saved/', account: maya, locale },
      api: {
        'GET /v1/saved-stays': () => Response.json({ ...twoLists, stays, shareKey }),
        'DELETE /v1/saved-stays/stay2': () => new Response(null, { status: 204 }),
        'PUT /v1/saved-stays': () => Response.json({ ...twoLists, stays, shareKey }),
        'POST /v1/saved-stays/share': () => Response.json({ shareKey: 'secret' }),
      },
    });

  it.each([
    ['cheaper', {}, '$40 less than when you saved it ($340)'],
    ['dearer', { priceNow: usd(35_000) }, '$10 more than when you saved it ($340)'],
    ['cheaper without dates', { dates: null }, '$40 less a night than when you saved it ($340)'],
  ])('says that a price is %s', async (_, change, text) => {
    await open([saved(change)]);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says nothing about a price that is the same', async () => {
    await open([saved({ priceNow: usd(34_020) })]);
    expect(screen.queryByText(/when you saved it/)).toBeNull();
  });

  it('says which dates are taken and which are past, in Spanish', async () => {
    const past = { arriveDay: '2026-11-10', departDay: '2026-11-12' };
    const gone = sampleHit({ id: 'stay3' });
    delete gone.total;
    await open([saved({ priceNow: null, dates: past }), saved({ stay: gone, priceNow: null })], null, 'es');
    expect(screen.getByText(/ya pasaron\. El precio es de las próximas fechas libres\./)).toBeTruthy();
    expect(screen.getByText(/ya no está disponible\.$/)).toBeTruthy();
  });

  it('links to a stay with the dates and party that it was saved with', async () => {
    await open([saved()]);
    const address = '/property/stay2/?dateFrom=2026-12-04&dateTo=2026-12-06&ages=7&pets=1';
    expect(screen.getByRole('link', { name: 'Cabin stay2' }).getAttribute('href')).toBe(address);
  });

  it('takes a stay off, has the focus on what it says, and undoes it with its date and price', async () => {
    const { sent } = await open([saved()]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Cabin stay2' }));
    const said = await screen.findByText('Removed from your list.');
    await waitFor(() => expect(document.activeElement).toBe(said));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('It’s on your list again.');
    const undone = { globalId: 'stay2', dates, party, savedAt: saved().savedAt, savedAmount: 34_000 };
    expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ stays: [undone], listId: 'coast' });
  });

  it('is shared by a link, which ends when it is wanted, also when the list is empty', async () => {
    const { sent } = await open([], 'secret');
    const link = screen.getByRole('link', { name: 'Link to your list' });
    expect(link.getAttribute('href')).toBe('/saved/secret/');
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() =>
      expect(sent.some(({ body }) => JSON.stringify(body) === '{"isShared":false,"listId":"coast"}')).toBe(
        true,
      ),
    );
  });

  it('moves a stay to another list than its own', async () => {
    answerBrowser({ 'GET /v1/saved-lists': () => Response.json({ lists: twoLists.lists }) });
    await open([saved()]);
    await userEvent.click(screen.getByRole('button', { name: 'Move Cabin stay2 to another list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a list' }));
    expect(await dialog.findByText('My list')).toBeTruthy();
    expect(dialog.queryByText('Oregon coast')).toBeNull();
  });

  it('is empty with a way to the search', async () => {
    await open([]);
    expect(screen.getByRole('link', { name: 'Find a stay' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Create a link' })).toBeNull();
  });

  it('says that it did not load', async () => {
    await openPage(savedPage, {
      ...{ path: '/saved/', account: maya },
      api: { 'GET /v1/saved-stays': () => problem(503, 'UNAVAILABLE') },
    });
    expect(screen.getByRole('link', { name: 'Reload the page' })).toBeTruthy();
  });

  it('takes over what this browser saved before the login, once', async () => {
    storeSavedStay(onDevice);
    answerBrowser({ 'PUT /v1/saved-stays': () => Response.json({ stays: [], shareKey: null }) });
    await open([]);
    await waitFor(() => expect(readSavedStays()).toEqual([]));
    expect(browserCalls.map(({ call }) => call)).toEqual(['PUT /v1/saved-stays']);
    expect(browserCalls[0]?.body).toMatchObject({ stays: [onDevice] });
  });

  it.each([
    [422, 'VALIDATION_ERROR', /no room for all the stays/],
    [503, 'UNAVAILABLE', /couldn’t be added/],
  ])('keeps in the browser what was refused with %i, and says so', async (status, code, text) => {
    storeSavedStay(onDevice);
    answerBrowser({ 'PUT /v1/saved-stays': () => problem(status, code) });
    await open([]);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(readSavedStays()).toHaveLength(1);
  });

  it('says that it is full when undoing finds no room', async () => {
    await openPage(savedPage, {
      ...{ path: '/saved/', account: maya },
      api: {
        'GET /v1/saved-stays': () => Response.json({ ...twoLists, stays: [saved()], shareKey: null }),
        'DELETE /v1/saved-stays/stay2': () => new Response(null, { status: 204 }),
        'PUT /v1/saved-stays': () =>
          problem(422, 'VALIDATION_ERROR', {
            errors: [{ path: 'stays', code: 'saved_limit', params: { maximum: 100 }, message: '' }],
          }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Cabin stay2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/Your list has 100 stays/)).toBeTruthy();
  });
});

describe('several lists', () => {
  const open = (api: ApiResponses = {}, locale: 'en' | 'es' = 'en') =>
    openPage(savedPage, {
      ...{ path: '/saved/', address: '/saved/?list=coast', account: maya, locale },
      api: {
        'GET /v1/saved-stays': () => Response.json({ ...twoLists, stays: [saved()], shareKey: null }),
        ...api,
      },
    });
  const type = async (form: string, name: string) => {
    await userEvent.click(screen.getByText(form, { selector: 'summary' }));
    const field = screen.getByLabelText(form === 'Rename' ? 'New name' : 'Name of the list');
    await userEvent.clear(field);
    await userEvent.type(field, name);
  };

  it('are links, and one without a name has one in the language of the page', async () => {
    const { sent } = await open({}, 'es');
    expect(sent[0]?.search).toBe('?listId=coast');
    const links = within(screen.getByRole('navigation', { name: 'Tus listas' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mi lista2', '/saved/?list=first'],
      ['Oregon coast1', '/saved/?list=coast'],
    ]);
    expect(links[1]?.getAttribute('aria-current')).toBe('page');
  });

  it('are made, and the new one is shown', async () => {
    const { sent } = await open({
      'POST /v1/saved-lists': () => Response.json({ list: { id: 'ski', name: 'Ski', stayCount: 0 } }),
    });
    await type('New list', 'Ski');
    await userEvent.click(screen.getByRole('button', { name: 'Create list' }));
    await waitFor(() => expect(sent.at(-1)?.search).toBe('?listId=ski'));
  });

  it('say that a name is taken, and get another one', async () => {
    let isTaken = true;
    const errors = [{ path: 'name', code: 'list_name_taken', message: '', params: {} }];
    const { sent } = await open({
      'PATCH /v1/saved-lists/coast': () =>
        isTaken ? problem(422, 'VALIDATION_ERROR', { errors }) : Response.json({ list: coast }),
    });
    await type('Rename', 'Coast');
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await screen.findByText('You already have a list with this name.');
    isTaken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
    await screen.findByText('The list has a new name.');
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Coast' });
  });

  it('are deleted after a question that says what is lost', async () => {
    const { sent } = await open({
      'DELETE /v1/saved-lists/coast': () => new Response(null, { status: 204 }),
    });
    await userEvent.click(screen.getByText('Delete list', { selector: 'summary' }));
    expect(screen.getByText(/“Oregon coast” is deleted with the stay on it/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'GET', search: '' }));
  });

  it('lead to the list that was used last when one has been deleted since', async () => {
    const { sent } = await openPage(savedPage, {
      ...{ path: '/saved/', address: '/saved/?list=gone', account: maya },
      api: {
        'GET /v1/saved-stays': ({ search }) =>
          search ? problem(404, 'NOT_FOUND') : Response.json({ ...twoLists, stays: [], shareKey: null }),
      },
    });
    expect(sent.map(({ search }) => search)).toEqual(['?listId=gone', '']);
  });
});

describe('the list of a visitor', () => {
  const preview = 'POST /v1/saved-stays/preview';
  const open = () => openPage(savedPage, { path: '/saved/' });

  it('is priced again, and a removal is undone with the price of its day', async () => {
    storeSavedStay(onDevice);
    answerBrowser({ [preview]: () => Response.json({ stays: [saved()] }) });
    await open();
    expect(await screen.findByText('$40 less than when you saved it ($340)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Cabin stay2' }));
    expect(readSavedStays()).toEqual([]);
    expect(screen.getByText('Nothing saved yet')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(readSavedStays()).toMatchObject([onDevice]);
    expect(await screen.findByText('Cabin stay2')).toBeTruthy();
  });

  it('asks the server for nothing when it is empty, and leads to the login', async () => {
    answerBrowser({});
    await open();
    expect(await screen.findByText('Nothing saved yet')).toBeTruthy();
    expect(browserCalls).toEqual([]);
    const logIn = within(screen.getByText(/in this browser only/)).getByRole('link', { name: 'Log in' });
    expect(logIn.getAttribute('href')).toContain('saved');
  });

  it('leaves out entries that the server would refuse', async () => {
    const wrong = {
      ...onDevice,
      globalId: 'other',
      dates: { arriveDay: '2026-12-06', departDay: '2026-12-04' },
    };
    localStorage.setItem('golark.savedStays', JSON.stringify([onDevice, wrong, null, { globalId: 7 }]));
    answerBrowser({ [preview]: () => Response.json({ stays: [saved()] }) });
    await open();
    await screen.findByText('Cabin stay2');
    expect(browserCalls[0]?.body).toEqual({ stays: [onDevice] });
  });

  it('says that it did not load', async () => {
    storeSavedStay(onDevice);
    answerBrowser({});
    await open();
    expect(await screen.findByRole('link', { name: 'Reload the page' })).toBeTruthy();
  });
});

describe('dates and guests of all stays', () => {
  const other = { dates: null, party: { ...party, adults: 3 } };
  const applyMoreAdults = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Change dates and guests' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'More: Adults' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply to all stays' }));
  };

  it('change in the account with one call', async () => {
    answerBrowser({
      'PATCH /v1/saved-stays': () => Response.json({ stays: [saved(other)], shareKey: null }),
    });
    await openPage(savedPage, {
      ...{ path: '/saved/', account: maya },
      api: {
        'GET /v1/saved-stays': () =>
          Response.json({ ...twoLists, stays: [saved({ dates: null })], shareKey: null }),
      },
    });
    await applyMoreAdults();
    await screen.findByText('All stays on the list have the new dates and guests.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(browserCalls).toEqual([{ call: 'PATCH /v1/saved-stays', body: { ...other, listId: 'coast' } }]);
  });

  it('change in this browser, and later prices are compared with those of now', async () => {
    storeSavedStay({ ...onDevice, dates: null });
    answerBrowser({
      'POST /v1/saved-stays/preview': () =>
        Response.json({ stays: [saved({ dates: null, priceNow: usd(29_000) })] }),
    });
    await openPage(savedPage, { path: '/saved/' });
    await screen.findByText('Cabin stay2');
    await applyMoreAdults();
    await waitFor(() => expect(readSavedStays()).toMatchObject([{ ...other, savedAmount: 29_000 }]));
  });

  it('remain as they were when that fails', async () => {
    storeSavedStay(onDevice);
    let isUp = true;
    answerBrowser({
      'POST /v1/saved-stays/preview': () =>
        isUp ? Response.json({ stays: [saved()] }) : problem(503, 'UNAVAILABLE'),
    });
    await openPage(savedPage, { path: '/saved/' });
    await screen.findByText('Cabin stay2');
    isUp = false;
    await applyMoreAdults();
    await screen.findByText('The dates couldn’t be changed. Try again.');
    expect(readSavedStays()).toMatchObject([onDevice]);
  });
});

describe('a shared list', () => {
  it('shows the stays and nothing to change', async () => {
    const { savedAt, priceThen, ...shared } = saved();
    await openPage(sharedPage, {
      ...{ path: '/saved/:shareKey/', address: '/saved/secret/' },
      api: { 'GET /v1/shared-stays/secret': () => Response.json({ name: 'Oregon coast', stays: [shared] }) },
    });
    expect(screen.getByText('Cabin stay2')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Oregon coast' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
    expect(screen.queryByText(/when you saved it/)).toBeNull();
  });

  it('does not speak of stays that are no longer on it', async () => {
    await openPage(sharedPage, {
      ...{ path: '/saved/:shareKey/', address: '/saved/secret/' },
      api: { 'GET /v1/shared-stays/secret': () => Response.json({ name: null, stays: [] }) },
    });
    expect(screen.getByText('There are no stays on this list now')).toBeTruthy();
    expect(screen.queryByText(/shared these stays/)).toBeNull();
  });
});
