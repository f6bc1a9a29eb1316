import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowed, forbidden, type GivenServer, startGivenServer } from '#testing/given-server';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { OutboundFault } from './outbound-fault.ts';

let golark: TestApp;
let server: GivenServer;
beforeAll(async () => {
  server = await startGivenServer((request, response) => {
    if (request.url?.startsWith('/secret-away'))
      response.writeHead(302, { location: 'http://[/secret' }).end();
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
  });
  golark = await createTestApp({
    GOLARK_OUTBOUND_NETWORKS: `${allowed}/32, ::1/128`,
    PUBLIC_URL: 'https://stays.test',
    LOG_LEVEL: 'debug',
  });
});
afterAll(async () => {
  await golark.close();
  await server.close();
  await expect(golark.ctx.outbound.get({ url: 'http://one.test/' })).rejects.toMatchObject({ code: 'busy' });
});

test('of a given address neither a log nor an error has more than its host', async () => {
  const hosts = [`${allowed}:${server.port}`, `${forbidden}:${server.port}`, `kim:secret@${allowed}`];
  const urls = hosts.flatMap((host) =>
    ['/secret', '/secret-away?key=secret'].map((path) => `http://${host}${path}`),
  );
  const faults: OutboundFault[] = await Promise.all(
    [...urls, 'secret', `https://${allowed}:${server.port}/secret`].map((url) =>
      golark.ctx.outbound.get({ url, headers: { authorization: 'secret' } }).catch((error) => error),
    ),
  );
  for (const error of faults) golark.ctx.log.error(error);
  const codes = ['broken_answer', 'bad_redirect', 'not_public', 'not_public', 'bad_address', 'bad_address'];
  expect(faults.map(({ code }) => code)).toEqual([...codes, 'bad_address', 'tls']);
  expect(golark.logged.filter((line) => line.includes('a request to a given address failed'))).toHaveLength(
    8,
  );
  expect(golark.logged.join('\n')).toContain(`"host":"${allowed}","fault":"broken_answer"`);
  expect(golark.logged.join('\n')).not.toContain('secret');
  expect(server.requests[0]?.headers['user-agent']).toBe('Golark (+https://stays.test)');
});
