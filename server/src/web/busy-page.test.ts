import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Context } from '#platform/context';
import { limitWork, workLimits } from '#platform/http/admission';
import type { PageBuild } from './page-build.ts';
import { registerPages } from './register-pages.ts';

const app = Fastify();
const end = Promise.withResolvers<void>();
afterAll(() => app.close());

test('a visitor of a busy server gets a page in their language that says so', async () => {
  limitWork(app);
  app.decorate('callerOf', () => Promise.reject(new Error('nobody')));
  await registerPages(app, {} as Context, { load: async () => ({}) as PageBuild, isDev: true });
  const { running, waiting } = workLimits.pages;
  const rendering = Array.from({ length: running + waiting }, () =>
    app.workQueues.pages.run(() => end.promise),
  );
  const page = await app.inject({
    url: '/search/',
    headers: { accept: 'text/html,*/*', 'accept-language': 'es-MX' },
  });
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': expect.any(String) });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('<html lang="es">');
  expect(page.body).toContain('Inténtalo de nuevo');
  const data = await app.inject({ url: '/search.data', headers: { accept: '*/*' } });
  expect([data.statusCode, data.json().code]).toEqual([503, 'UNAVAILABLE']);
  end.resolve();
  await Promise.all(rendering);
});
