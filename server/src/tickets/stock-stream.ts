import { watchStock } from '@golark/contract/tickets/calls';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { findSaleTerms } from './store/offers.ts';

/** How often the database is asked, once per event however many watch it, and how often a silent stream says that it is alive. */
const pollMilliseconds = 1000;
const silentPolls = 20;
/** Of this process; more are refused, and their pages show the stock of when they were loaded. */
const mostStreams = 5000;

interface Watched {
  replies: Set<FastifyReply>;
  /** null until the database has been asked. */
  changeNumber: string | null;
  polls: number;
  timer: NodeJS.Timeout | undefined;
}

const latestChange = async (ctx: Context, eventId: string): Promise<string> => {
  const { rows } = await sql<{ latest: string | null }>`
    SELECT max(change_number)::text AS latest FROM ticket_listings WHERE event_id = ${eventId}`.execute(
    ctx.db,
  );
  return rows[0]?.latest ?? '0';
};

const send = ({ replies }: Watched, text: string): void => {
  for (const { raw } of replies) if (!raw.writableEnded) raw.write(text);
};

/** Tells the pages of an event that its listings have changed, so that they ask for them again. */
class StockStreams {
  readonly #ctx: Context;
  readonly #watched = new Map<string, Watched>();
  #streams = 0;

  constructor(ctx: Context) {
    this.#ctx = ctx;
  }

  get isFull(): boolean {
    return this.#streams >= mostStreams;
  }

  async #poll(eventId: string): Promise<void> {
    const watched = this.#watched.get(eventId);
    if (!watched) return;
    const latest = await latestChange(this.#ctx, eventId).catch(() => watched.changeNumber);
    if (this.#watched.get(eventId) !== watched) return;
    watched.polls += 1;
    const previous = watched.changeNumber;
    watched.changeNumber = latest;
    if (previous !== null && latest !== previous) {
      send(watched, `event: stock\ndata: ${JSON.stringify({ changeNumber: latest })}\n\n`);
    } else if (watched.polls % silentPolls === 0) send(watched, ': still here\n\n');
    watched.timer = setTimeout(() => void this.#poll(eventId), pollMilliseconds).unref();
  }

  #watch(eventId: string): Watched {
    const watched: Watched = { replies: new Set(), changeNumber: null, polls: 0, timer: undefined };
    this.#watched.set(eventId, watched);
    void this.#poll(eventId);
    return watched;
  }

  add(eventId: string, reply: FastifyReply): void {
    const watched = this.#watched.get(eventId) ?? this.#watch(eventId);
    watched.replies.add(reply);
    this.#streams += 1;
    reply.raw.on('close', () => {
      this.#streams -= 1;
      watched.replies.delete(reply);
      if (watched.replies.size > 0) return;
      clearTimeout(watched.timer);
      if (this.#watched.get(eventId) === watched) this.#watched.delete(eventId);
    });
  }

  end(): void {
    for (const { replies, timer } of this.#watched.values()) {
      clearTimeout(timer);
      for (const { raw } of replies) raw.end();
    }
    this.#watched.clear();
  }
}

export const registerStockStream = (app: FastifyInstance, ctx: Context): void => {
  const streams = new StockStreams(ctx);
  app.addHook('preClose', async () => streams.end());
  registerCall(app, watchStock, async ({ params: { eventId }, reply }) => {
    if (!(await findSaleTerms(ctx.db, eventId))) throw notFound('This event');
    if (streams.isFull)
      throw new Failure('UNAVAILABLE', { detail: 'Too many pages are watching.', retryAfterSeconds: 60 });
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    reply.raw.write('retry: 5000\n\n');
    streams.add(eventId, reply);
    return undefined;
  });
};
