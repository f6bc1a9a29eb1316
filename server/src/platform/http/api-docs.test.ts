import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('the page of the API has everything that a browser requests for it', async () => {
  const page = await golark.app.inject('/docs');
  const links = [...page.body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(2);
  // browsers ask for it if a page names no icon
  for (const address of [...links, '/favicon.ico'])
    expect([address, (await golark.app.inject(address)).statusCode]).toEqual([address, 200]);
});

test('the icon of pages outside the web app is its drawing', async () => {
  const { headers, body } = await golark.app.inject('/favicon.ico');
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  });
  expect(body).toMatch(/^<svg /);
});
