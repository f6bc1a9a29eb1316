import zlib from 'node:zlib';
import { eventPath } from '@golark/contract/event-paths';
import { homePath, searchPath, stayPath, ticketsPath } from '@golark/contract/paths';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { aListing } from '#testing/factories';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { aGame, seatsForSale } from '#testing/tickets';

const dates = `?dateFrom=${testDay(17)}&dateTo=${testDay(20)}`;
const paths = {
  home: homePath(),
  search: searchPath({ state: 'colorado', city: 'denver' }, dates),
  stay: stayPath('stay-0', dates),
  event: eventPath('game-0'),
  tickets: ticketsPath(),
};
type Page = keyof typeof paths;
const pages = Object.keys(paths) as Page[];

/** Every function that compresses, of whichever library calls it. */
const compressors = [
  ...(['brotliCompress', 'brotliCompressSync', 'createBrotliCompress'] as const),
  ...(['gzip', 'gzipSync', 'createGzip'] as const),
];

let golark: TestApp;
let served: ServedPages;
const compressions: string[] = [];
beforeAll(async () => {
  for (const name of compressors) {
    const original = zlib[name] as (...args: unknown[]) => unknown;
    vi.spyOn(zlib, name).mockImplementation(((...args: unknown[]) => {
      compressions.push(name);
      return original(...args);
    }) as never);
  }
  golark = await createTestApp();
  for (let n = 0; n < 12; n++) {
    await aListing(golark.ctx.db, { id: `stay-${n}`, title: `Cedar cabin ${n}` });
    const eventId = await aGame(golark, { id: `game-${n}`, title: `Rail v. Kings ${n}` });
    for (let row = 0; row < 8; row++)
      await seatsForSale(golark, { eventId, rowIndex: row, rowLabel: String(row + 1) });
  }
  served = await servePages(golark);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await served?.close();
  await golark?.close();
});
beforeEach(() => {
  served.rendered.length = 0;
  compressions.length = 0;
});

const open = async (page: Page, encodings = 'gzip, deflate, br, zstd') => {
  const response = await served.app.inject({
    url: paths[page],
    headers: { 'accept-encoding': encodings, 'accept-language': 'en' },
  });
  expect(response.statusCode, page).toBe(200);
  return response;
};

test.each(pages)('100 requests of the unchanged %s page render it once', async (page) => {
  for (let n = 0; n < 100; n++) await open(page);
  expect(served.rendered).toHaveLength(1);
});

test.each(pages)('100 requests of the unchanged %s page compress it once in each encoding', async (page) => {
  for (let n = 0; n < 100; n++) await open(page, n % 4 === 0 ? 'gzip' : 'gzip, deflate, br, zstd');
  await expect.poll(async () => (await open(page)).headers['content-encoding']).toBe('br');
  expect(compressions.length, compressions.join()).toBeLessThanOrEqual(2);
});

/** Pages whose calls depend on nothing but public data: the feed of its changes says that they are unchanged. */
const versionedPages = ['search', 'stay', 'event'] as const;

test.each(versionedPages)('an unchanged %s page sends one statement', async (page) => {
  for (let n = 0; n < 3; n++) await open(page);
  const statements = await listStatements(golark.database, () => open(page));
  // flags are read at most once a second
  const ofPage = statements.filter((text) => !text.includes('feature_flags'));
  expect(ofPage, ofPage.join('\n')).toHaveLength(1);
  expect(ofPage[0]).toContain('public_changes');
});

/**
 * The weight of each page with the data of this file, uncompressed. A change that makes a page heavier than this fails here: if the
 * page is worth it, measure again (the message of the failed test has the figures) and raise the number in the same commit,
 * which says why.
 */
const mostKilobytes: Record<Page, { html: number; styles: number; data: number }> = {
  home: { html: 153.5, styles: 83.4, data: 18 },
  search: { html: 148.2, styles: 83.1, data: 16.4 },
  stay: { html: 180.1, styles: 86.1, data: 52 },
  event: { html: 174.2, styles: 97.6, data: 16.7 },
  tickets: { html: 133.5, styles: 92.6, data: 9 },
};

const kilobytesOf = (html: string, pattern?: RegExp): number => {
  const texts = pattern ? [...html.matchAll(pattern)].map(([text]) => text) : [html];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1000;
};

test('the home page has the styles of its islands, whose code comes later', async () => {
  const { body } = await open('home', 'identity');
  const styles = [...body.matchAll(/<style[\s\S]*?<\/style>/g)].join('');
  for (const part of ['search-box', 'pair-event', 'event-tile', 'stay-card'])
    expect(styles).toContain(`.${part}`);
});

describe.each(pages)('the %s page', (page) => {
  test('has no more HTML, styles and data for hydration than before', async () => {
    const { body } = await open(page, 'identity');
    const weights = {
      html: kilobytesOf(body),
      styles: kilobytesOf(body, /<style[\s\S]*?<\/style>/g),
      data: kilobytesOf(body, /<script[^>]*>window\.__reactRouterContext[\s\S]*?<\/script>/g),
    };
    // a page without them would be light for the wrong reason
    expect(Math.min(...Object.values(weights)), JSON.stringify(weights)).toBeGreaterThan(1);
    for (const [what, most] of Object.entries(mostKilobytes[page]))
      expect(weights[what as keyof typeof weights], JSON.stringify(weights)).toBeLessThanOrEqual(most);
  });
});

const changes: [what: string, statement: string, page: Page][] = [
  ['the title of a stay', "UPDATE listing_texts SET title = 'Pine hut'", 'search'],
  ['the price of a stay', 'UPDATE room_types SET nightly_amount = nightly_amount + 700', 'stay'],
  [
    'a night',
    `INSERT INTO nights (room_type_id, night, units, is_closed) VALUES ('stay-0-1', '${testDay(18)}', 1, true)`,
    'stay',
  ],
  ['a host', "UPDATE property_managers SET joined_on = '2009-02-01'", 'stay'],
  [
    'an event nearby',
    `UPDATE events SET day = '${testDay(18)}', starts_at = '${testDay(18)}T19:00:00Z'`,
    'stay',
  ],
  ['the price of tickets', 'UPDATE ticket_listings SET price_amount = price_amount + 700', 'event'],
  ['the seats that are free', "UPDATE ticket_listings SET free = '{[4,10)}'", 'event'],
  ['the title of an event', "UPDATE events SET title = 'Rail v. Bears'", 'event'],
  ['the name of a venue', "UPDATE venues SET name = 'Union Hall'", 'event'],
];

test.each(changes)('a change of %s shows in the next response', async (_what, statement, page) => {
  const before = (await open(page, 'identity')).body;
  expect((await open(page, 'identity')).body).toBe(before);
  await golark.database.pool.query(statement);
  expect((await open(page, 'identity')).body).not.toBe(before);
});
