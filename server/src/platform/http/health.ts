import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database/open-database.ts';
import { Failure } from '../failure.ts';

/** `/healthz`: the process is running. `/readyz`: it can serve requests, database included. */
export const registerHealth = (app: FastifyInstance, db: Database, state: { isReady: boolean }): void => {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async () => {
    if (!state.isReady) throw new Failure('UNAVAILABLE', { detail: 'Not ready yet.' });
    await sql`SELECT 1`.execute(db);
    return { status: 'ready' };
  });
};
