import { ticketCategoryPath } from '@golark/contract/event-paths';
import { searchPath } from '@golark/contract/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEvent } from '#testing/event-factories';
import { aListing } from '#testing/factories';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let served: ServedPages;
beforeAll(async () => {
  golark = await createTestApp();
  await aListing(golark.ctx.db, { title: 'Larch cabin', amenities: ['pool', 'wifi'] });
  // an island beyond the 180th meridian
  await aListing(golark.ctx.db, { title: 'Foggy harbor', latitude: 51.9, longitude: -178.5 });
  await anEvent(golark.ctx.db, { title: 'Rail v. Kings', category: 'sports' });
  served = await servePages(golark);
});
afterAll(async () => {
  await served?.close();
  await golark?.close();
});

const open = async (url: string) => {
  const { statusCode, body } = await served.app.inject({ url, headers: { 'accept-language': 'en' } });
  return { statusCode, body, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '') };
};

const place = { state: 'colorado', city: 'denver' };
const odd = encodeURIComponent(`🎉 שלום \u202e "quoted" 'x' <script>`);
const many = (value: string, count = 150) => Array(count).fill(value).join(',');

/** Values that no field has: the page is the one without them. */
const ignored = [
  ...['bounds=1,2,3', 'bounds=NaN,1,2,3', 'll=91,0', 'radius=0', 'radius=-5', 'radius=999999999999'],
  ...['page=-1', 'page=1000000000', 'page=two', 'pageToken=forged', 'ages=abc', `amenities=${odd}`],
  ...['amenities=moat', `facilities=${many('pool')}`, `amenities=${many('wifi')}`, `rooms=${odd}`],
  ...['dateFrom=2027-02-30&dateTo=2027-03-02', `x=${'y'.repeat(6000)}`, `${odd}=${odd}`],
];

test.each(ignored)('a search with %j shows what there is without it', async (query) => {
  const { statusCode, heading, body } = await open(searchPath(place, `?${query}`));
  expect([statusCode, heading]).toEqual([200, '1 stay in and near Denver']);
  expect(body.includes('Larch cabin')).toBe(true);
});

test.each([
  ['bounds=51,170,53,-170', '1 stay in this area of the map', 'Foggy harbor'],
  ['bounds=53,-170,51,170', '1 stay in this area of the map', 'Foggy harbor'],
  ['bounds=13,144,14,146', 'No stays in this area of the map', ''],
  ['bounds=40,-104,39,-106', '1 stay in this area of the map', 'Larch cabin'],
  ['radius=1000000', '1 stay in and near Denver', 'Larch cabin'],
  [`ages=${many('7')}`, 'No stays in and near Denver', ''],
  ['ages=7,abc,40', '1 stay in and near Denver', 'Larch cabin'],
])('a search with %j has the heading %j', async (query, title, text) => {
  const { statusCode, heading, body } = await open(searchPath(place, `?${query}`));
  expect([statusCode, heading]).toEqual([200, title]);
  expect(body.includes(text)).toBe(true);
});

test.each(['🎉', 'שלום', '" OR 1=1 --', '<script>alert(1)</script>'])(
  'a search for %j says that there is no such place, as text',
  async (typed) => {
    const { statusCode, body } = await open(searchPath(null, `?q=${encodeURIComponent(typed)}`));
    expect(statusCode).toBe(200);
    expect(body.includes('<script>alert(1)')).toBe(false);
  },
);

test.each([
  searchPath(place, '?page=999&adults=3'),
  searchPath({ ...place, offer: 'events' }, '?page=999'),
  ticketCategoryPath(['sports'], '?page=999&priceTo=900'),
])('%s, which is beyond the end of the list, leads to its last page', async (url) => {
  const { statusCode, headers } = await served.app.inject({ url });
  expect([statusCode, headers.location]).toEqual([302, url.replace(/page=999&?/, '').replace(/\?$/, '')]);
});
