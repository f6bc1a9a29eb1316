import { createHash } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/caller';
import type { Clock } from '#platform/clock';
import { limitWork } from '#platform/http/admission';
import { respondWithProblem } from '#platform/http/problem';
import { createTestApp, type TestApp } from '#testing/test-app';
import type { PageBuild } from './page-build.ts';
import { registerPages } from './register-pages.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

type Api = { fetch(request: Request): Promise<Response> };

const page = (handle: object, loader: (api: Api | undefined) => unknown = () => null) => ({
  default: () => null,
  handle,
  loader: ({ context }: LoaderFunctionArgs) => loader(apis.get(context)),
});

const apis = new WeakMap<object, Api>();

/** A build with a shared home page, a page of one's own, and what `answer` makes of a rendering. */
const serve = async (answer: Partial<{ status: number; headers: Record<string, string> }> = {}) => {
  const rendered: string[] = [];
  const values = new WeakMap<object, Record<string, unknown>>();
  const routes = {
    root: { id: 'root', path: '', module: page({}) },
    home: { id: 'home', parentId: 'root', index: true, module: page({ isShared: true }) },
    list: {
      id: 'list',
      parentId: 'root',
      path: 'list',
      // a loader that shows less of its page when a call fails
      module: page({ isShared: true }, async (api) => {
        const answer = await api?.fetch(new Request('http://in.process/v1/list'));
        return answer?.ok ? 'a list' : null;
      }),
    },
    own: { id: 'own', parentId: 'root', path: 'own', module: page({}) },
  };
  const entry = {
    createRequestContext(given: Record<string, unknown>) {
      const context = new RouterContextProvider();
      values.set(context, given);
      apis.set(context, given['api'] as Api);
      return context;
    },
    default(...[request, , , , context]: [Request, number, Headers, unknown, RouterContextProvider]) {
      const { locale, nonce, requestId, clock } = values.get(context) ?? {};
      const now = (clock as Clock).now().toISOString();
      rendered.push(new URL(request.url).pathname);
      const cookies = request.headers.get('cookie');
      const scripts = `<script nonce="${nonce}">start()</script><script type="module" nonce="${nonce}">load()</script>`;
      const html = `<p>${locale} ${requestId} ${cookies}</p><time>${now}</time>${scripts}<script>injected()</script>`;
      return new Response(html, { status: 200, headers: { 'content-type': 'text/html' }, ...answer });
    },
  };
  const build = {
    entry: { module: entry },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    future: {},
    publicPath: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as PageBuild;
  const app = Fastify() as unknown as FastifyInstance;
  apps.push(app);
  app.setErrorHandler(respondWithProblem);
  await app.register(cookie);
  app.decorate('callerOf', async (request) => {
    const locale = request.headers['accept-language'] === 'es' ? 'es' : 'en';
    return {
      session: null,
      isSuspended: false,
      locale,
      ip: '',
      deviceId: null,
      userAgent: '',
    } satisfies Caller;
  });
  limitWork(app);
  await registerPages(app, golark.ctx, { load: async () => build, isDev: false });
  const api = { status: 200 };
  app.get('/v1/list', async (_request, reply) => reply.status(api.status).send({}));
  const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const post = (type: string, bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/own',
      headers: { 'content-type': type },
      payload: Buffer.alloc(bytes),
    });
  return { open, post, rendered, api };
};

test('a page takes the time from the clock of the server, whether it is shared or not', async () => {
  const { open } = await serve();
  const now = golark.clock.now().toISOString();
  expect((await open('/')).body).toContain(now);
  expect((await open('/own')).body).toContain(now);
});

test('a shared page is rendered once for many visitors, and once for each language', async () => {
  const { open, rendered } = await serve();
  await Promise.all(Array.from({ length: 20 }, () => open('/')));
  await open('/', { cookie: 'tracker=1' });
  expect(rendered).toEqual(['/']);
  expect((await open('/', { 'accept-language': 'es' })).body).toContain('<p>es ');
  expect(rendered).toHaveLength(2);
});

const policyOf = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['content-security-policy']);
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy of a shared page lists the hashes of its own scripts, and none of a script that was injected', async () => {
  const { open } = await serve();
  const [first, second] = [await open('/'), await open('/')];
  expect(policyOf(first)).toContain(`script-src 'self' ${hashOf('start()')} ${hashOf('load()')};`);
  expect(policyOf(first)).not.toMatch(/nonce-|script-src[^;]*unsafe-inline/);
  expect(first.body).toContain('<script>start()</script><script type="module">load()</script>');
  expect(second.body).toBe(first.body);
  expect(policyOf(second)).toBe(policyOf(first));
});

test('every page of one visitor has a nonce of its own, in its header and in all of its places', async () => {
  const { open } = await serve();
  const nonces = [];
  for (const response of [await open('/own'), await open('/own')]) {
    const nonce = /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? '';
    expect(response.body.split(`nonce="${nonce}"`)).toHaveLength(3);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(2);
});

test('a shared page is rendered without anything of the visitor', async () => {
  const { open } = await serve();
  expect((await open('/', { cookie: 'golark_theme=dark; tracker=1' })).body).toContain(
    '<p>en undefined null</p>',
  );
});

test('a session gets a page of its own, and so does every other address', async () => {
  const { open, rendered } = await serve();
  await open('/');
  const withSession = await open('/', { cookie: 'golark_session=x' });
  expect(withSession.body).toContain('golark_session=x');
  expect((await open('/')).body).not.toContain('golark_session');
  await open('/own');
  await open('/own');
  expect(rendered).toEqual(['/', '/', '/own', '/own']);
});

test.each([
  ['is not a success', { status: 503 }],
  ['sets a cookie', { headers: { 'set-cookie': 'golark_device=1' } }],
  ['says that it is private', { headers: { 'cache-control': 'private' } }],
])('an answer that %s is kept for nobody', async (_what, answer) => {
  const { open, rendered } = await serve(answer);
  await open('/', { cookie: 'visitor=first' });
  const second = await open('/', { cookie: 'visitor=second' });
  expect(second.body).toContain('visitor=second');
  expect(rendered).toHaveLength(4);
});

test('a shared page is not stored when a call failed, although its loader hides that', async () => {
  const { open, rendered, api } = await serve();
  api.status = 503;
  await open('/list');
  await open('/list');
  const failed = rendered.length;
  expect(failed).toBeGreaterThan(1);
  api.status = 200;
  await open('/list');
  await open('/list');
  expect(rendered).toHaveLength(failed + 1);
});

test('a page that sets a cookie is not stored by caches for others, and says what it depends on', async () => {
  const { open } = await serve();
  for (const url of ['/', '/own']) {
    const { headers } = await open(url);
    expect(headers['set-cookie'], url).toContain('golark_device');
    expect(headers['cache-control'], url).toBe('private, no-cache');
    expect(headers['vary'], url).toContain('Cookie, Accept-Language');
  }
  const shared = await serve({
    headers: { 'cache-control': 'public, max-age=60', 'content-type': 'text/html' },
  });
  expect((await shared.open('/own')).headers['cache-control']).toBe('private, no-cache');
  const known = { cookie: 'golark_device=0123456789abcdef' };
  expect((await shared.open('/own', known)).headers['cache-control']).toBe('public, max-age=60');
});

test('a form may have a file of 4 MiB, and otherwise 1 MiB', async () => {
  const { post } = await serve();
  const mebibyte = 1_048_576;
  const form = 'application/x-www-form-urlencoded';
  const withFile = 'multipart/form-data; boundary=x';
  const isTooLarge = async (type: string, bytes: number) => (await post(type, bytes)).statusCode === 413;
  expect(await isTooLarge(form, 2 * mebibyte)).toBe(true);
  expect(await isTooLarge(withFile, 4 * mebibyte + 1000)).toBe(false);
  expect(await isTooLarge(withFile, 5 * mebibyte)).toBe(true);
});
