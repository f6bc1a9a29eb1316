import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let server: Server;
beforeAll(async () => {
  golark = await createTestApp();
  await golark.app.listen({ port: 0, host: '127.0.0.1' });
  server = golark.app.server as Server;
});
afterAll(() => golark.close());

const seconds = 1000;

/** Sends this much of a request and no more; resolves with the response when the server closes the connection. */
const sendOnly = async (start: string): Promise<string> => {
  const { port } = server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(start);
  return text(socket);
};

test('the time for a request, its headers and a silent connection is limited', () => {
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeLessThanOrEqual(30 * seconds);
  expect(server.headersTimeout).toBeLessThanOrEqual(server.requestTimeout);
  expect(server.timeout).toBeGreaterThan(0);
  expect(server.timeout).toBeLessThanOrEqual(120 * seconds);
});

// the limits are checked in an interval, which is 30 seconds unless it is set
test('a body and headers that are not completed in time are closed', async () => {
  server.requestTimeout = 200;
  server.headersTimeout = 200;
  const head = 'POST /v1/contactus HTTP/1.1\r\nHost: golark\r\nContent-Type: application/json\r\n';
  const closed = await Promise.all([sendOnly(`${head}Content-Length: 20\r\n\r\n{"name":`), sendOnly(head)]);
  for (const response of closed) expect(response).toMatch(/^HTTP\/1.1 408 /);
});
