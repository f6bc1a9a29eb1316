import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defineCall } from '@golark/contract/call';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { createApp } from '../server/src/app.ts';
import { createContext } from '../server/src/create-context.ts';
import { readConfig } from '../server/src/platform/config.ts';
import type { Context } from '../server/src/platform/context.ts';
import type { OpenDatabase } from '../server/src/platform/database/open-database.ts';
import { notFound } from '../server/src/platform/failure.ts';
import { registerCall } from '../server/src/platform/http/register-call.ts';

const readByKey = defineCall({
  name: 'readByKey',
  summary: 'One stay by its primary key: what every other call is measured against.',
  method: 'GET',
  path: '/v1/bench/stays/{id}',
  access: 'visitor',
  params: z.object({ id: z.string().max(60) }),
  status: 200,
  answer: z.object({ id: z.string() }),
  errors: ['NOT_FOUND'],
});

export interface BenchApp {
  app: FastifyInstance;
  ctx: Context;
  database: OpenDatabase;
  close(): Promise<void>;
}

/** The HTTP application as it is served, with one call more. */
export const openApplication = async (database: OpenDatabase): Promise<BenchApp> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-bench-app-'));
  const ctx = createContext(readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir }), database);
  const app = await createApp(ctx, { isReady: true });
  registerCall(app, readByKey, async ({ params }) => {
    const row = await ctx.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', params.id)
      .executeTakeFirst();
    if (!row) throw notFound('This stay');
    return row;
  });
  await app.ready();
  return {
    app,
    ctx,
    database,
    close: async () => {
      await app.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export interface Asked {
  method: NonNullable<InjectOptions['method']>;
  url: string;
  body?: object;
  token?: string;
}

/** Calls through the whole application but the socket, and gives status and text. */
export const ask = async (
  app: FastifyInstance,
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
export const mustAsk = async (app: FastifyInstance, asked: Asked): Promise<string> => {
  const { status, text } = await ask(app, asked);
  if (status >= 300)
    throw new Error(`${asked.method} ${asked.url} answered ${status}: ${text.slice(0, 300)}`);
  return text;
};

/** What every other call is measured against. */
export const readStay = async (app: FastifyInstance, id: string): Promise<void> => {
  await mustAsk(app, { method: 'GET', url: `/v1/bench/stays/${id}` });
};
