import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { spawnServerWithPages } from '#testing/spawn-server';
import type { StartedServer } from '#testing/started-server';

const clients = 8;

let place: KillPlace;
let server: StartedServer;

beforeAll(async () => {
  place =
    (await openKillPlace('postgres', 'empty')) ?? ((await openKillPlace('embedded', 'empty')) as KillPlace);
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.stop();
});

const start = async (environment: Record<string, string>): Promise<void> => {
  server = await spawnServerWithPages({ ...place.environment, GOLARK_CATALOG_SIZE: '0', ...environment });
};

const ask = (url: string, agent?: http.Agent): Promise<{ status: number; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    const request = http.get(`${server.url}${url}`, agent ? { agent } : {}, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
        );
    });
    request.on('error', reject);
  });

/** Clients that call as fast as they can over connections that they never close, until the server has gone. */
const callUntilGone = (): Promise<unknown> => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const client = async (): Promise<void> => {
    for (let isGone = false; !isGone; )
      isGone = await ask('/v1/feature-flags?deviceId=0123456789abcdef', agent).then(
        () => false,
        () => true,
      );
  };
  return Promise.all(Array.from({ length: clients }, client));
};

const openSocket = async (text: string): Promise<net.Socket> => {
  const { port, hostname } = new URL(server.url);
  const socket = net.connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};

const openConnections = async (): Promise<void> => {
  const idle = await openSocket('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(idle, 'data');
  // a request that never ends
  await openSocket('POST /v1/contactus HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n{');
};

test('a server that gets SIGTERM ends with code 0, although clients call over connections that they keep open', async () => {
  await start({ SHUTDOWN_DRAIN_SECONDS: '1' });
  await openConnections();
  const calling = callUntilGone();
  expect(await server.stop('SIGTERM')).toBe(0);
  await calling;
});

test('a draining server is not ready, and serves on connections that it closes', async () => {
  await start({ SHUTDOWN_DRAIN_SECONDS: '600' });
  expect(await ask('/readyz')).toEqual({ status: 200, connection: expect.not.stringMatching('close') });
  const stopped = server.stop('SIGTERM');
  while ((await ask('/readyz')).status === 200);
  for (const url of ['/', '/healthz', '/v1/feature-flags?deviceId=0123456789abcdef'])
    expect(await ask(url), url).toEqual({ status: 200, connection: 'close' });
  await server.stop('SIGINT');
  expect(await stopped).toBe(0);
});
