import type { FastifyReply, FastifyRequest } from 'fastify';

const signals = new WeakMap<FastifyRequest, AbortSignal>();

/** The client closed the connection before it had its response. */
export class ClientGone extends Error {
  constructor() {
    super('the client has gone');
    this.name = 'ClientGone';
  }
}

/** Aborts when the client disconnects before its response was sent; it may have done so before this is asked. */
export const signalOfClient = (request: FastifyRequest, reply: FastifyReply): AbortSignal => {
  const known = signals.get(request);
  if (known) return known;
  const gone = new AbortController();
  signals.set(request, gone.signal);
  const leave = (): void => {
    if (!reply.raw.writableFinished) gone.abort(new ClientGone());
  };
  if (reply.raw.destroyed) leave();
  else reply.raw.once('close', leave);
  return gone.signal;
};
