import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { notFound } from '../failure.ts';
import { countJobs } from '../jobs/dead-letters.ts';
import { isLoopback } from './server.ts';

/** The gauges of the job queue. The returned function reads their values from the database. */
const jobGauges = (ctx: Context, registry: Registry): (() => Promise<void>) => {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `golark_jobs_${name}`, help, registers: [registry] });
  const pending = gauge('pending', 'Jobs that are due or will be');
  const oldest = gauge('oldest_seconds', 'Age of the oldest due job');
  const dead = gauge('dead_letters', 'Jobs that failed for the last time; golark jobs list shows them');
  return async () => {
    const counts = await countJobs(ctx.db);
    pending.set(counts.pending);
    oldest.set(counts.oldestSeconds);
    dead.set(counts.deadLetters);
  };
};

const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return isLoopback(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** `GET /metrics` in Prometheus format: requires the bearer token `METRICS_TOKEN`; if unset, only this machine has access. */
export const registerMetrics = (app: FastifyInstance, ctx: Context): void => {
  const registry = new Registry();
  const readJobs = jobGauges(ctx, registry);
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, ctx.config.metricsToken)) throw notFound('This address');
    await readJobs();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
