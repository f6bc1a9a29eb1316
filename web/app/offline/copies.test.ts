import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  copiesCache,
  copyPage,
  deleteCopies,
  listCopies,
  refreshCopies,
  setOwner,
  shownCopy,
} from './copies.ts';

const origin = 'https://golark.example';

/** The part of a browser's stores that copies use. */
class Store {
  private readonly responses = new Map<string, Response>();
  private readonly urlOf = (key: string) => new URL(key, origin).href;
  keys = async () => [...this.responses.keys()].map((url) => ({ url }));
  match = async (key: string) => this.responses.get(this.urlOf(key))?.clone();
  delete = async (key: string) => this.responses.delete(this.urlOf(key));
  put = async (key: string, response: Response) => void this.responses.set(this.urlOf(key), response);
}

const page = (text: string, seconds = 3600) =>
  new Response(
    `<html lang="en"><head><title>Tickets: Kings | Golark</title><meta name="offline-seconds" content="${seconds}"/><meta name="offline-note" content="As at {time}."/></head><body>${text}</body></html>`,
    { headers: { 'content-encoding': 'br', 'content-security-policy': "default-src 'self'" } },
  );

const order = '/account/tickets/purchased/o1/';
const trip = '/account/trips/b1/';
const pathsOfCopies = async () => (await listCopies()).map(({ path }) => path);
let answer: (path: string) => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
  const stores = new Map<string, Store>();
  vi.stubGlobal('caches', {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new Store()).get(name),
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  answer = () => page('code');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shown = async (path: string) => {
  const copy = await (await caches.open(copiesCache)).match(path);
  return copy && shownCopy(copy);
};

it('a copy has the policy of its page and says when it was made', async () => {
  await copyPage(order);
  const copy = await shown(order);
  expect(copy?.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(copy?.headers.has('content-encoding')).toBe(false);
  expect(await copy?.text()).toMatch(/As at Nov 20, 2026, .*code/);
  expect(await listCopies()).toMatchObject([{ path: order, title: 'Tickets: Kings' }]);
});

it('a copy that is too old is not shown, and deleted', async () => {
  await copyPage(order);
  vi.advanceTimersByTime(3_600_000);
  expect(await shown(order)).toBeUndefined();
  expect(await pathsOfCopies()).toEqual([]);
});

it('a page that its reader may no longer see has no copy; an outage changes nothing', async () => {
  await copyPage(order);
  for (const status of [500, 503, 429]) {
    answer = () => new Response('busy', { status });
    await copyPage(order);
    expect(await pathsOfCopies()).toEqual([order]);
  }
  for (const gone of [
    () => Response.error(),
    () => new Response('', { status: 404 }),
    () => new Response('plain'),
  ]) {
    answer = () => page('code');
    await copyPage(order);
    answer = gone;
    await copyPage(order);
    expect(await pathsOfCopies()).toEqual([]);
  }
});

it('copies end with the account that made them, also those that are being made', async () => {
  await setOwner('maya');
  await copyPage(order);
  await setOwner('maya');
  expect(await pathsOfCopies()).toEqual([order]);
  await setOwner(null);
  expect(await pathsOfCopies()).toEqual([]);
  let respond: (response: Response) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const made = copyPage(order);
  await vi.waitFor(() => expect(respond.length).toBe(1));
  await deleteCopies();
  respond(page('code'));
  await made;
  expect(await pathsOfCopies()).toEqual([]);
});

it('older copies with codes are fetched again, those of trips are not, and the oldest of many are deleted', async () => {
  await copyPage(order);
  await copyPage(trip);
  vi.advanceTimersByTime(11 * 60_000);
  const fetched: string[] = [];
  answer = (path) => {
    fetched.push(path);
    return page('new');
  };
  await refreshCopies();
  expect(fetched).toEqual([order]);
  for (let number = 0; number < 20; number++) {
    vi.advanceTimersByTime(1000);
    await copyPage(`/tickets/transfer/t${number}/`);
  }
  await refreshCopies();
  expect(await pathsOfCopies()).not.toContain(trip);
  expect((await listCopies()).length).toBe(20);
});
