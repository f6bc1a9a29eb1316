import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import middie from '@fastify/middie';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { readFlags } from '#flags';
import type { Context } from '#platform/context';
import { callInProcess } from '#platform/http/call-in-process';
import { readFlagsHeader } from '#platform/http/flags-header';
import { assertSameOrigin } from '#platform/http/origins';
import { deviceIdOf } from './web/device-id.ts';
import { hasConsent, pagePolicy } from './web/page-policy.ts';

const webDir = path.resolve(import.meta.dirname, '../../web');
const buildDir = path.join(webDir, 'build');
const formLimit = 1_048_576;

type LoadBuild = () => Promise<ServerBuild>;

const builtPages: LoadBuild = () =>
  import(pathToFileURL(path.join(buildDir, 'server/index.js')).href) as Promise<ServerBuild>;

const headersOf = (request: FastifyRequest): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
};

const webRequestOf = (request: FastifyRequest, signal: AbortSignal): Request => {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== undefined;
  return new Request(new URL(request.raw.url ?? '/', `${request.protocol}://${request.host}`), {
    method: request.method,
    headers: headersOf(request),
    signal,
    ...(hasBody ? { body: new Uint8Array(request.body as Buffer), duplex: 'half' } : {}),
  } as RequestInit);
};

const send = (reply: FastifyReply, answer: Response): FastifyReply => {
  reply.status(answer.status);
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
  if (!answer.body) return reply.send('');
  return reply.send(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]));
};

interface PageBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: { createRequestContext(values: Record<string, unknown>): never };
  };
}

const answerPage = async (
  ctx: Context,
  app: FastifyInstance,
  page: { build: PageBuild; request: FastifyRequest; reply: FastifyReply; isDev: boolean },
) => {
  const { build, request, reply } = page;
  assertSameOrigin({ method: request.method, origin: request.headers.origin }, ctx.origins);
  const caller = await app.callerOf(request).catch(() => null);
  const gone = new AbortController();
  request.raw.once('close', () => request.raw.destroyed && gone.abort());
  const nonce = randomBytes(16).toString('base64');
  const api = callInProcess(app, { request, origin: [...ctx.origins][0] ?? '' });
  const deviceId = deviceIdOf(ctx, request, reply);
  const wanted = readFlagsHeader(request);
  const flags = await readFlags(ctx, { deviceId, accountId: caller?.session?.accountId ?? null, wanted });
  const account = caller?.session ? await api.fetch(new Request('http://in.process/v1/account/me')) : null;
  const context = build.entry.module.createRequestContext({
    locale: caller?.locale ?? null,
    account: account?.ok ? await account.json() : null,
    nonce,
    requestId: request.id,
    demo: ctx.config.mode === 'demo',
    flags,
    thirdParties: ctx.config.thirdParties,
    api,
    reportError: (error: unknown) => request.log.error({ err: error }, 'page'),
  });
  // Vite's own scripts in development carry no nonce
  if (!page.isDev)
    reply.header(
      'content-security-policy',
      pagePolicy(nonce, hasConsent(request) ? ctx.config.thirdParties : null),
    );
  if (caller?.session) reply.header('cache-control', 'private, no-cache');
  const handle = createRequestHandler(build, process.env['NODE_ENV'] ?? 'production');
  return send(reply, await handle(webRequestOf(request, gone.signal), context));
};

const serveBuiltFiles = async (app: FastifyInstance): Promise<LoadBuild> => {
  await app.register(fastifyStatic, {
    root: path.join(buildDir, 'client'),
    prefix: '/',
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: '365d',
  });
  const build = await builtPages();
  return async () => build;
};

/** In development Vite serves the files and gives each request the pages as they are now. */
const serveFromVite = async (app: FastifyInstance): Promise<LoadBuild> => {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: webDir, server: { middlewareMode: true }, appType: 'custom' });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>;
};

/** Serves the web app: its files, and every other address as a page. */
export const registerWebPages = async (app: FastifyInstance, ctx: Context): Promise<void> => {
  const isDev = process.env['GOLARK_DEV'] === '1';
  const load = isDev ? await serveFromVite(app) : await serveBuiltFiles(app);
  await app.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimit }, (_request, body, done) =>
      done(null, body),
    );
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      answerPage(ctx, app, { build: (await load()) as PageBuild, request, reply, isDev });
    pages.route({ method: ['GET', 'POST'], url: '/*', handler });
    pages.route({ method: ['GET', 'POST'], url: '/', handler });
  });
};
