import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { authenticate } from '#accounts';
import { limitWork } from '#platform/http/admission';
import { resolvedCaller } from '#platform/http/call-in-process';
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

interface Values {
  api: { fetch(request: Request): Promise<Response> };
  clock: { now(): Date };
  locale: string;
  theme: string;
  nonce: string;
  flags: { flags: Record<string, unknown> };
  reportError(error: unknown): void;
}

type Load = (api: Values['api'], values: Values) => Promise<unknown>;

/** What one call of the page shows; a failed call is shown as a gap. */
const loadTwo: Load = async (api) => {
  const load = async (path: string) => {
    const response = await api.fetch(new Request(`http://in.process/v1/${path}`));
    return response.ok || response.status === 422 ? response.text() : 'nothing';
  };
  return Promise.all([load('place'), load('stays')]);
};

/** A page at `/own/*` that is reused, and what it was rendered from. */
const serve = async (load: Load = loadTwo) => {
  const state = { stays: 'three stays', status: 200, calls: [] as string[], rendered: 0 };
  const contexts = new WeakMap<object, Values>();
  const valuesOf = (context: unknown) => contexts.get(context as object) as Values;
  const own = {
    default: () => null,
    handle: { isReused: true },
    loader: ({ context }: LoaderFunctionArgs) => load(valuesOf(context).api, valuesOf(context)),
  };
  const entry = {
    isCrawler: (userAgent: string | null) => userAgent === 'Googlebot',
    createRequestContext(given: Values) {
      const context = new RouterContextProvider();
      contexts.set(context, given);
      return context;
    },
    default(...[request, status, headers, page, context]: [Request, number, Headers, unknown, object]) {
      state.rendered += 1;
      const userAgent = request.headers.get('user-agent');
      if (status >= 400 && userAgent === 'Googlebot') return new Response(null, { status });
      const { locale, theme, nonce, flags, clock } = valuesOf(context);
      const { loaderData } = (page as { staticHandlerContext: { loaderData: { own?: unknown } } })
        .staticHandlerContext;
      const shown = [locale, theme, request.headers.get('cookie'), JSON.stringify(flags.flags), request.url];
      headers.set('content-type', 'text/html');
      const html = `<p>${shown.join(' ')}</p><b>${loaderData.own}</b><time>${clock.now().toISOString()}</time>`;
      return new Response(`${html}<script nonce="${nonce}"></script>`, { status, headers });
    },
  };
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      own: { id: 'own', parentId: 'root', path: 'own/*', module: own },
    },
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
  app.decorate('callerOf', async (request) => resolvedCaller() ?? authenticate(golark.ctx, request));
  app.get('/v1/:what', async (request, reply) => {
    const { what } = request.params as { what: string };
    state.calls.push(`${what} ${request.headers.cookie ?? ''}`.trim());
    reply.header('x-request-id', request.id);
    const text = state.status === 422 ? `${state.stays}, refused in ${request.id}` : state.stays;
    return what === 'stays' ? reply.status(state.status).send(text) : 'a place';
  });
  limitWork(app);
  await registerPages(app, golark.ctx, { load: async () => build, isDev: false });
  const open = (url = '/own/page?dateFrom=1', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
  return { open, state };
};

test('the same data reuses the rendering, and is asked for every time', async () => {
  const { open, state } = await serve();
  const first = await open();
  state.calls.length = 0;
  const second = await open();
  expect(state.rendered).toBe(1);
  expect(state.calls.sort()).toEqual(['place', 'stays']);
  expect(second.headers['content-type']).toBe('text/html');
  expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(second.body).toContain('<script>');
  expect(second.body).toBe(first.body);
});

test('other data is rendered at once, from the answers that were compared', async () => {
  const { open, state } = await serve();
  await open();
  state.stays = 'two stays';
  state.calls.length = 0;
  expect((await open()).body).toContain('<b>a place,two stays</b>');
  expect(state.calls.sort()).toEqual(['place', 'stays']);
  expect(state.rendered).toBe(2);
  expect((await open()).body).toContain('two stays');
  expect(state.rendered).toBe(2);
});

test('a visitor never gets what was read before the visitor asked', async () => {
  const { open, state } = await serve();
  await open();
  const early = open();
  const late = Promise.all(
    Array.from({ length: 5 }, async () => {
      await early;
      return open();
    }),
  );
  await early;
  state.stays = 'two stays';
  for (const { body } of await late) expect(body).toContain('two stays');
});

test('a crowd that asks at once is served by one check', async () => {
  const { open, state } = await serve();
  await open();
  state.calls.length = 0;
  await Promise.all(Array.from({ length: 20 }, () => open()));
  expect(state.calls.length).toBeLessThanOrEqual(4);
});

const others: [what: string, url: string, headers: Record<string, string>][] = [
  ['language', '/own/page?dateFrom=1', { 'accept-language': 'es' }],
  ['language by cookie', '/own/page?dateFrom=1', { cookie: 'golark_locale=es' }],
  ['theme', '/own/page?dateFrom=1', { cookie: 'golark_theme=dark' }],
  ['consent', '/own/page?dateFrom=1', { cookie: 'golark_consent=granted' }],
  [
    'flags',
    '/own/page?dateFrom=1',
    { 'x-feature-flags': encodeURIComponent(JSON.stringify({ VOICE_AGENT_WIDGET: true })) },
  ],
  ['host', '/own/page?dateFrom=1', { host: 'other.example' }],
  ['query', '/own/page?dateFrom=2', {}],
  ['path', '/own/other?dateFrom=1', {}],
];

test.each(others)('a visitor with another %s gets another rendering', async (_what, url, headers) => {
  const { open, state } = await serve();
  const first = await open();
  const second = await open(url, headers);
  expect(state.rendered).toBe(2);
  expect(second.body).not.toBe(first.body);
  expect((await open()).body).toBe(first.body);
});

test('nothing else of a visitor reaches the page or its calls', async () => {
  const { open, state } = await serve();
  const cookies = 'golark_device=device-of-one-visitor; golark_last_email=a@b.example';
  const { body } = await open(undefined, {
    cookie: cookies,
    'user-agent': 'Visitor/1',
    referer: 'https://x/',
  });
  expect(body).toContain('<p>en system  ');
  expect(state.calls).toEqual(['place', 'stays']);
  await open();
  expect(state.rendered).toBe(1);
});

test('a request with a session or a token is neither stored nor served from the store', async () => {
  const { open, state } = await serve();
  const personal = [{ cookie: 'golark_session=unknown' }, { authorization: 'Bearer x' }];
  for (const headers of personal) {
    await open(undefined, headers);
    await open(undefined, headers);
  }
  expect(state.rendered).toBe(4);
  expect((await open()).body).not.toContain('golark_session');
  expect(state.rendered).toBe(5);
});

test('a page is not stored when a call failed, although its loader hides that', async () => {
  const { open, state } = await serve();
  state.status = 503;
  expect((await open()).body).toContain('<b>a place,nothing</b>');
  await open();
  expect(state.rendered).toBe(2);
  state.status = 200;
  expect((await open()).body).toContain('three stays');
  // a stored page is not served while a call fails, and is gone then
  state.status = 503;
  expect((await open()).body).toContain('<b>a place,nothing</b>');
});

test('a refusal that depends on the data alone is reused, and does not name its request', async () => {
  const { open, state } = await serve();
  state.status = 422;
  state.stays = 'four nights at least';
  for (const _ of [1, 2])
    expect((await open()).body).toContain('<b>a place,four nights at least, refused in </b>');
  expect(state.rendered).toBe(1);
  state.stays = 'five nights at least';
  expect((await open()).body).toContain('five nights at least');
  state.status = 200;
  expect((await open()).body).toContain('<b>a place,five nights at least</b>');
  expect(state.rendered).toBe(3);
});

test.each([401, 403, 429, 500])('status %i of a call is not reused', async (status) => {
  const { open, state } = await serve();
  state.status = status;
  for (const _ of [1, 2]) expect((await open()).body).toContain('<b>a place,nothing</b>');
  expect(state.rendered).toBe(2);
});

test('a page is not stored when its loader failed or redirects', async () => {
  const failing = await serve(async (api) => {
    await api.fetch(new Request('http://in.process/v1/place'));
    throw new Error('broken');
  });
  expect((await failing.open()).statusCode).toBe(500);
  await failing.open();
  expect(failing.state.rendered).toBe(2);
  const away = await serve(async () => {
    throw new Response(null, { status: 302, headers: { location: '/elsewhere' } });
  });
  for (const { statusCode, headers } of [await away.open(), await away.open()])
    expect([statusCode, headers['location']]).toEqual([302, '/elsewhere']);
});

test('an error is rendered for a crawler as for no other visitor', async () => {
  const { open } = await serve(async () => {
    throw new Error('broken');
  });
  const forCrawler = await open(undefined, { 'user-agent': 'Googlebot' });
  expect([forCrawler.statusCode, forCrawler.body]).toEqual([500, '']);
  expect((await open()).body).toContain('<script');
});

test('a page whose rendering reported an error is not stored', async () => {
  const { open, state } = await serve(async (api, { reportError }) => {
    reportError(new Error('a part is missing'));
    return loadTwo(api, {} as Values);
  });
  await open();
  await open();
  expect(state.rendered).toBe(2);
});

test('the page sees the time to the minute and is rendered anew in the next one', async () => {
  const { open, state } = await serve();
  const minute = golark.clock.now().toISOString().slice(0, 16);
  expect((await open()).body).toContain(`<time>${minute}:00.000Z</time>`);
  golark.clock.advanceMinutes(1);
  expect((await open()).body).not.toContain(`<time>${minute}`);
  expect(state.rendered).toBe(2);
});
