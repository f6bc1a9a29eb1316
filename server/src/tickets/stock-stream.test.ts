import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, aHold, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  await golark.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => golark.close());

const open = async (eventId: string) => {
  const { port } = golark.app.server.address() as AddressInfo;
  const request = http.get({ port, host: '127.0.0.1', path: `/v1/events/${eventId}/stock` });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return { request, response, received: () => text };
};

test('a page that watches an event learns that its listings have changed', async () => {
  const eventId = await aGame(golark);
  const listingId = await seatsForSale(golark, { eventId });
  const { request, response, received } = await open(eventId);
  expect(response.headers['content-type']).toContain('text/event-stream');
  await expect.poll(received).toContain('retry');
  await aHold(golark, { listingId, quantity: 2 }, aBrowser());
  await expect.poll(received).toMatch(/event: stock\ndata: \{"changeNumber":"\d+"\}\n\n/);
  request.destroy();
  expect((await open('no-such-event')).response.statusCode).toBe(404);
});
