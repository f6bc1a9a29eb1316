import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

export interface ServerState {
  /** While it drains, a server still serves requests, but is not ready for further clients. */
  phase: 'starting' | 'ready' | 'draining';
}

/** `/healthz`: the process is running. `/readyz`: it can serve requests, database included. */
export const registerHealth = (
  app: FastifyInstance,
  pingDatabase: () => Promise<void>,
  state: ServerState,
): void => {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async () => {
    if (state.phase === 'starting') throw new Failure('UNAVAILABLE', { detail: 'Not ready yet.' });
    if (state.phase === 'draining') throw new Failure('UNAVAILABLE', { detail: 'This server stops.' });
    await pingDatabase();
    return { status: 'ready' };
  });
};

/** Tells clients to open their next connection elsewhere: an open one would keep a stopping server from ending. */
export const closeWhileDraining = (app: FastifyInstance, state: ServerState): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (state.phase === 'draining') reply.header('connection', 'close');
  });
};
