import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ResponseOf } from '@golark/contract/call';
import { getProperty } from '@golark/contract/stays/calls';
import { createApp } from '../server/src/app.ts';
import { createRuntime } from '../server/src/create-context.ts';
import { readConfig } from '../server/src/platform/config.ts';
import type { Context } from '../server/src/platform/context.ts';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';
import { notFound } from '../server/src/platform/failure.ts';
import { registerCall } from '../server/src/platform/http/register-call.ts';
import { registerWebPages } from '../server/src/web-pages.ts';

/** One stay by its primary key: the reference for every other call. */
const readByKey = { ...getProperty, path: '/v1/bench/stays/{globalId}' };

type App = Awaited<ReturnType<typeof createApp>>;

export interface BenchApp {
  app: App;
  ctx: Context;
  database: OpenDatabase;
  /** What the application answers at an address of its own, as it stands. */
  constant: { url: string; html: string };
  close(): Promise<void>;
}

/** The HTTP application as it is served, with a call and a page more. */
export const openApplication = async (database: OpenDatabase): Promise<BenchApp> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-app-'));
  const { ctx } = await createRuntime(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), database);
  const app = await createApp(ctx, { isReady: true });
  registerCall(app, readByKey, async ({ params }) => {
    const row = await ctx.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', params.globalId)
      .executeTakeFirst();
    if (!row) throw notFound('This stay');
    // the row as it is; only its way out is measured, and answers are not checked here
    return row as unknown as ResponseOf<typeof getProperty>;
  });
  const constant = { url: '/bench/constant', html: '' };
  app.get(constant.url, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(constant.html),
  );
  await registerWebPages(app, ctx);
  await app.ready();
  return {
    app,
    ctx,
    database,
    constant,
    close: async () => {
      await app.close();
      await ctx.jobs.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: object;
  token?: string;
}

/** Calls through the whole application but the socket, and gives status and text. */
export const ask = async (
  app: App,
  { method, url, body, token }: Asked,
): Promise<{ status: number; text: string }> => {
  const answer = await app.inject({
    method,
    url,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: answer.statusCode, text: answer.payload };
};

/** As `ask`, for calls that must succeed. */
export const mustAsk = async (app: App, asked: Asked): Promise<string> => {
  const { status, text } = await ask(app, asked);
  if (status >= 300)
    throw new Error(`${asked.method} ${asked.url} answered ${status}: ${text.slice(0, 300)}`);
  return text;
};

/** What every other call is measured against. */
export const readStay = async (app: App, id: string): Promise<void> => {
  await mustAsk(app, { method: 'GET', url: `/v1/bench/stays/${id}` });
};
