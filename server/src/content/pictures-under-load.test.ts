import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
afterEach(() => golark.close());

/** The application with a gate before each rendering, which counts what was rendered. */
const start = async (environment: Record<string, string> = {}) => {
  const gate = Promise.withResolvers<void>();
  let started = 0;
  const rendered: string[] = [];
  golark = await createTestApp(environment, ({ files }) => ({
    files: {
      ...files,
      read: async (key) => {
        if (key.startsWith('drawing/')) {
          started += 1;
          await gate.promise;
        }
        return files.read(key);
      },
      write: async (key, bytes, contentType) => {
        rendered.push(key);
        await files.write(key, bytes, contentType);
      },
    },
  }));
  const untilStarted = async (count: number): Promise<void> => {
    while (started < count) await turn();
  };
  return { open: () => gate.resolve(), rendered, untilStarted };
};

const scenes = ['hero-dawn', 'gone-traveling', 'golf-green', 'lake-night', 'villa'];
/** Small ones, which are rendered in a few milliseconds. */
const files = [60, 320, 640].flatMap((width) => ['webp', 'jpg'].map((format) => `${width}.${format}`));
const pictures = scenes.flatMap((scene) => files.map((file) => `/pictures/scene.${scene}/${file}`));
const [first = '', second = '', third = '', ...others] = pictures;

const get = (url: string, remoteAddress = '127.0.0.1') => golark.app.inject({ url, remoteAddress });
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Requests over connections that a test can close. */
const overSockets = async () => {
  await golark.app.listen({ port: 0, host: '127.0.0.1' });
  const server = golark.app.server as http.Server;
  const { port } = server.address() as net.AddressInfo;
  let arrived = 0;
  server.on('request', () => {
    arrived += 1;
  });
  const countConnections = promisify(server.getConnections.bind(server));
  return {
    ask: async (path: string) => {
      const before = arrived;
      const request = http.get({ port, host: '127.0.0.1', path, agent: false }).on('error', () => undefined);
      while (arrived === before) await turn();
      return request;
    },
    /** Resolves when the server has noticed that all but so many connections are closed. */
    untilOpen: async (count: number) => {
      while ((await countConnections()) > count) await turn();
    },
  };
};

test('a picture that many request at once is rendered once', async () => {
  const { open, rendered } = await start();
  const asked = Array.from({ length: 20 }, () => get(first));
  open();
  const responses = await Promise.all(asked);
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(rendered).toHaveLength(1);
});

test('pictures that were requested and dropped are not rendered, and nobody waits for them', async () => {
  const { open, rendered, untilStarted } = await start();
  const { ask, untilOpen } = await overSockets();
  const running = [await ask(first), await ask(second)];
  await untilStarted(running.length);
  const dropped = [];
  for (const path of others) dropped.push(await ask(path));
  for (const request of dropped) request.destroy();
  await untilOpen(running.length);
  const wanted = get(third);
  open();
  expect((await wanted).statusCode).toBe(200);
  // one of the two that ran may end later
  await expect.poll(() => rendered.length).toBe(3);
  for (const request of running) request.destroy();
});

test('a picture is rendered for the one who still waits when another has gone', async () => {
  const { open, untilStarted } = await start();
  const { ask, untilOpen } = await overSockets();
  const running = [await ask(first), await ask(second)];
  await untilStarted(running.length);
  const gone = await ask(third);
  const staying = await ask(third);
  gone.destroy();
  await untilOpen(3);
  const response = once(staying, 'response') as Promise<[http.IncomingMessage]>;
  open();
  expect((await response)[0].statusCode).toBe(200);
  for (const request of [...running, staying]) request.destroy();
});

test('an address that waits for too many pictures is refused, and others are served', async () => {
  const { open } = await start({ LIMIT_LOOPBACK: '1' });
  const many = Array.from({ length: 80 }, (_, n) =>
    get(`${pictures[n % (pictures.length - 1)]}?n=${n}`, '192.0.2.1'),
  );
  const refused = await Promise.race(many);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const other = get(pictures.at(-1) ?? '', '192.0.2.2');
  open();
  expect((await other).statusCode).toBe(200);
  const statuses = (await Promise.all(many)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
});

test('the pictures that an address may request in a minute are limited', async () => {
  await start({ LIMIT_LOOPBACK: '1' });
  const { headers } = await get('/pictures/nothing/1.webp');
  expect(Number(headers['x-ratelimit-limit'])).toBeGreaterThan(0);
});
