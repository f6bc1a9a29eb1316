import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { notFound } from '../failure.ts';
import { countJobs } from '../jobs/dead-letters.ts';
import { isLoopback } from './server.ts';

const jobGauges = (ctx: Context, registry: Registry): void => {
  const registers = [registry];
  const pending = new Gauge({ name: 'golark_jobs_pending', help: 'Jobs that are due or will be', registers });
  const oldest = new Gauge({
    name: 'golark_jobs_oldest_seconds',
    help: 'Age of the oldest due job',
    registers,
  });
  new Gauge({
    name: 'golark_jobs_dead_letters',
    help: 'Jobs that failed for the last time; golark jobs list shows them',
    registers,
    collect: async function collect() {
      const counts = await countJobs(ctx.db);
      this.set(counts.deadLetters);
      pending.set(counts.pending);
      oldest.set(counts.oldestSeconds);
    },
  });
};

const mayRead = (request: FastifyRequest, token: string | null): boolean => {
  if (token === null) return isLoopback(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** `GET /metrics` in Prometheus format: with `METRICS_TOKEN` for its bearer, without it for this machine only. */
export const registerMetrics = (app: FastifyInstance, ctx: Context): void => {
  const registry = new Registry();
  jobGauges(ctx, registry);
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!mayRead(request, ctx.config.metricsToken)) throw notFound('This address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
