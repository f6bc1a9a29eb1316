import { getProperty } from '@golark/contract/stays/calls';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aListing } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let imageId: string;
beforeAll(async () => {
  golark = await createTestApp();
  const listing = await aListing(golark.database.db);
  const { body } = await golark.call(getProperty, { params: { globalId: listing } });
  imageId = body.images[0]?.id ?? '';
});
afterAll(() => golark.close());

const get = (id: string, file: string) => golark.app.inject({ url: `/pictures/${id}/${file}` });

test.each(['avif', 'webp', 'jpg'])(
  'draws a picture of a stay as %s, to be cached for a year',
  async (format) => {
    const response = await get(imageId, `320.${format}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toContain('immutable');
    const { width, height } = await sharp(response.rawPayload).metadata();
    expect([width, height]).toEqual([320, 213]);
  },
);

test('renders icons as squares, and cities up to 1024 pixels in at most 25 kB', async () => {
  const { width, height } = await sharp((await get('city.co-denver', '60.webp')).rawPayload).metadata();
  expect([width, height]).toEqual([60, 60]);
  const { rawPayload } = await get('city.co-denver', '1024.webp');
  expect((await sharp(rawPayload).metadata()).width).toBe(1024);
  expect(rawPayload.length).toBeLessThanOrEqual(25_000);
});

test('returns the same bytes again, from the file store', async () => {
  const first = await get(imageId, '640.webp');
  await golark.database.db.updateTable('listings').set({ property_type: 'dome' }).execute();
  expect((await get(imageId, '640.webp')).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('returns 404 for another width, format, hash or place', async () => {
  const stale = imageId.replace(/\.[^.]+$/, '.0000000000');
  for (const [id, file] of [
    [imageId, '641.webp'],
    [imageId, '640.gif'],
    [imageId, '99999.webp'],
    [stale, '640.webp'],
    ['nobody.0.0000000000', '640.webp'],
    ['city.nowhere', '640.webp'],
    ['scene.nothing', '640.webp'],
    ['..%2f..%2fsecret', '640.webp'],
  ] as const) {
    expect((await get(id, file)).statusCode, `${id}/${file}`).toBe(404);
  }
});

test('renders the pictures of static pages', async () => {
  for (const scene of ['hero-dawn', 'gone-traveling', 'lake-night']) {
    expect((await get(`scene.${scene}`, '320.webp')).statusCode, scene).toBe(200);
  }
});
