import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@golark/contract/call';
import { getProperty } from '@golark/contract/stays/calls';
import { createApp } from '../server/src/app.ts';
import { createRuntime, type Runtime } from '../server/src/create-context.ts';
import { readConfig } from '../server/src/platform/config.ts';
import type { Context } from '../server/src/platform/context.ts';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';
import { notFound } from '../server/src/platform/failure.ts';
import { registerCall } from '../server/src/platform/http/register-call.ts';
import type { PageBuild } from '../server/src/web/page-build.ts';
import { addressOf } from '../server/src/web/page-exchange.ts';
import { respondWithPage } from '../server/src/web/respond-with-page.ts';
import { registerWebPages } from '../server/src/web-pages.ts';
import { emptyPagePath } from './empty-page.ts';

/** One stay by its primary key: the baseline of other benchmarks. */
const readByKey = { ...getProperty, path: '/v1/bench/stays/{globalId}' };

type App = Awaited<ReturnType<typeof createApp>>;

export interface BenchApp {
  app: App;
  ctx: Context;
  /** The queue of jobs, on which nothing works yet. */
  boss: Runtime['boss'];
  database: OpenDatabase;
  /** Where it listens on this machine. */
  port: number;
  /** A page with constant bytes at its own URL, which are not compressed again. */
  constantPage: { url: string; body: Buffer; encoding: 'br' | 'identity' };
  /** The build that is served at `emptyPagePath`, rendered in every request. */
  emptyPage: { build: PageBuild | null };
  /** While on, one figure in the responses about stays is another one every time. */
  changingData: { isOn: boolean };
  close(): Promise<void>;
}

/** The HTTP application as in production, plus one call and one page as baselines. */
export const openApplication = async (database: OpenDatabase): Promise<BenchApp> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-app-'));
  const { ctx, boss } = await createRuntime(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), database);
  const app = await createApp(ctx, { phase: 'ready' });
  registerCall(app, readByKey, async ({ params }) => {
    const row = await ctx.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', params.globalId)
      .executeTakeFirst();
    if (!row) throw notFound('This stay');
    // the raw row: its serialization is what is measured, and responses are not validated here
    return row as unknown as ResponseOf<typeof getProperty>;
  });
  const constantPage: BenchApp['constantPage'] = {
    url: '/bench/constant',
    body: Buffer.alloc(0),
    encoding: 'identity',
  };
  app.get(constantPage.url, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-encoding', constantPage.encoding)
      .send(constantPage.body),
  );
  const changingData = { isOn: false };
  let changes = 0;
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!changingData.isOn || typeof payload !== 'string' || !request.url.startsWith('/v1/')) return payload;
    changes += 1;
    return payload.replace(/"reviewCount":\d+/, `"reviewCount":${changes}`);
  });
  const emptyPage: BenchApp['emptyPage'] = { build: null };
  app.get(emptyPagePath, async (request, reply) => {
    if (!emptyPage.build) throw notFound('The empty page');
    const caller = await app.callerOf(request);
    const address = addressOf(request);
    return respondWithPage(ctx, app, {
      build: emptyPage.build,
      caller,
      request,
      reply,
      address,
      isDev: false,
    });
  });
  await registerWebPages(app, ctx);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    port: (app.server.address() as AddressInfo).port,
    ctx,
    boss,
    database,
    constantPage,
    emptyPage,
    changingData,
    close: async () => {
      await app.close();
      await ctx.jobs.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  body?: object;
  token?: string;
}

/** Sends a request through the whole application without a socket; returns status and text. */
export const sendRequest = async (
  app: App,
  { method, url, body, token }: ApiRequest,
): Promise<{ status: number; text: string }> => {
  const response = await app.inject({
    method,
    url,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: response.statusCode, text: response.payload };
};

/** Like `sendRequest`, but throws if the call fails. */
export const sendExpectingSuccess = async (app: App, request: ApiRequest): Promise<string> => {
  const { status, text } = await sendRequest(app, request);
  if (status >= 300)
    throw new Error(`${request.method} ${request.url} returned ${status}: ${text.slice(0, 300)}`);
  return text;
};

/** The baseline call: one stay by primary key. */
export const readStay = async (app: App, id: string): Promise<void> => {
  await sendExpectingSuccess(app, { method: 'GET', url: `/v1/bench/stays/${id}` });
};
