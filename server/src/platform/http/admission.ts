import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '../failure.ts';
import { isInProcess } from './call-in-process.ts';
import { problemOf } from './problem.ts';
import { tooBusy, type WorkLimits, WorkQueue } from './work-queue.ts';

/**
 * The kinds of work that are limited together, measured with `npm run bench -- overload`: a few more run than the processor
 * and the database connections can work on, and those that wait get their response within a few seconds.
 */
export const workLimits = {
  pages: { running: 6, waiting: 120 },
  // a form waits for the queue of what it submits
  forms: { running: 64, waiting: 64 },
  calls: { running: 16, waiting: 400 },
  searches: { running: 6, waiting: 400 },
  quotes: { running: 6, waiting: 400 },
  // most of its time a booking waits for the gateway
  bookings: { running: 32, waiting: 100 },
  // holds of one event share a transaction, so that the more wait the faster they are served
  holds: { running: 256, waiting: 2000 },
  // answered from memory, or together with many others
  queues: { running: 512, waiting: 6000 },
  // two are read at a time, see read-tickets.ts
  uploads: { running: 6, waiting: 20 },
  // 50 files that are sent at once would fill the queue of other calls
  parts: { running: 2, waiting: 400 },
  // each waits for another site, for 15 seconds at most
  feeds: { running: 24, waiting: 48 },
  // each reads 10,000 rows
  sitemaps: { running: 2, waiting: 40 },
  // a password waits in the queue of the processor, see password-hash.ts
  logins: { running: 230, waiting: 0 },
} as const satisfies Record<string, WorkLimits>;

/**
 * A refusal is sent after a second: clients that come again at once, whatever `Retry-After` says, would otherwise take the
 * time in which others are served.
 */
const refusals = { heldMilliseconds: 1000, heldAtMost: 4000 };

export type WorkKind = keyof typeof workLimits;

/** Changes something that has its own queue even if a page asks for it. */
const queuedInProcess: ReadonlySet<WorkKind> = new Set<WorkKind>([
  'bookings',
  'holds',
  'uploads',
  'logins',
  'feeds',
]);

/** A response without a status. */
export interface WrittenResponse {
  headers: Record<string, string>;
  body: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The queue that requests of this route wait in. */
    work?: WorkKind;
  }
  interface FastifyInstance {
    /**
     * Runs the work of a request when it is its turn. Throws UNAVAILABLE if too many wait, and the reason of `signal` if
     * it aborts meanwhile: without one, for work whose result others wait for too.
     */
    inTurn<T>(request: FastifyRequest, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
    workQueues: Record<WorkKind, WorkQueue>;
    /** What a browser shows instead of a page that is refused. Null for other requests, which get a problem document. */
    busyPageOf: ((request: FastifyRequest) => WrittenResponse | null) | null;
  }
}

/** Waits as long as a refusal is held, or not at all when so many are held that they would take too much memory. */
const createHold = (): (() => Promise<void>) => {
  let held = 0;
  return async () => {
    if (held >= refusals.heldAtMost) return;
    held += 1;
    await wait(refusals.heldMilliseconds);
    held -= 1;
  };
};

const problemResponse = (failure: Failure, requestId: string): WrittenResponse => ({
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify(problemOf(failure, requestId)),
});

/** Without the hooks of other responses, which take longer than all that has been done for the request until then. */
const refuse = (app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): void => {
  const failure = tooBusy();
  const { headers, body } = app.busyPageOf?.(request) ?? problemResponse(failure, request.id);
  reply.hijack();
  reply.raw
    .writeHead(503, {
      ...headers,
      'retry-after': String(failure.details.retryAfterSeconds),
      'cache-control': 'no-store',
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
    })
    .end(body);
};

/** Refuses requests of a full queue before anything is done for them, and lets others wait for their turn. */
export const limitWork = (app: FastifyInstance): void => {
  const queues = Object.fromEntries(
    Object.entries(workLimits).map(([kind, limits]) => [kind, new WorkQueue(limits)]),
  ) as Record<WorkKind, WorkQueue>;
  const queueOf = ({ routeOptions }: FastifyRequest): WorkQueue | null => {
    const kind = routeOptions.config?.work;
    // the calls of a page run in the turn of the page
    return kind && (!isInProcess() || queuedInProcess.has(kind)) ? queues[kind] : null;
  };
  app.decorate('workQueues', queues);
  app.decorate('busyPageOf', null);
  app.decorate('inTurn', (request, work, signal) => queueOf(request)?.run(work, signal) ?? work());
  const holdBack = createHold();
  app.addHook('onRequest', async (request, reply) => {
    if (!queueOf(request)?.isFull) return;
    await holdBack();
    refuse(app, request, reply);
  });
};
