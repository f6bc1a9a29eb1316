import { watchStock } from '@golark/contract/tickets/calls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { type ChangeFeed, ChangeStreams } from '#platform/http/change-streams';
import { registerCall } from '#platform/http/register-call';
import { findSaleTerms } from './store/offers.ts';

const latestChanges = async (ctx: Context, eventIds: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ event_id: string; latest: string }>`
    SELECT e.event_id, coalesce(max(l.change_number), 0)::text AS latest
    FROM unnest(${eventIds}::text[]) AS e (event_id) LEFT JOIN ticket_listings l ON l.event_id = e.event_id
    GROUP BY e.event_id`.execute(ctx.db);
  return new Map(rows.map(({ event_id, latest }) => [event_id, latest]));
};

/** The events whose change number differs from what it was when it was last asked for. */
const stockFeed = (ctx: Context): Pick<ChangeFeed, 'begin' | 'changesOf'> => {
  const known = new Map<string, string>();
  const begin = async (eventId: string) => {
    for (const [id, number] of await latestChanges(ctx, [eventId])) known.set(id, number);
  };
  const changesOf = async (eventIds: readonly string[]) => {
    const latest = await latestChanges(ctx, eventIds);
    for (const id of known.keys()) if (!latest.has(id)) known.delete(id);
    const changed = [...latest].filter(([eventId, number]) => (known.get(eventId) ?? number) !== number);
    for (const [eventId, number] of latest) known.set(eventId, number);
    return new Map(changed.map(([eventId, changeNumber]) => [eventId, { changeNumber }]));
  };
  return { begin, changesOf };
};

/** Tells the pages of an event that its listings have changed. */
export const registerStockStream = (app: FastifyInstance, ctx: Context): void => {
  const streams = new ChangeStreams(app, { event: 'stock', ...stockFeed(ctx) });
  registerCall(app, watchStock, async ({ params: { eventId }, reply }) => {
    if (!(await findSaleTerms(ctx.db, eventId))) throw notFound('This event');
    await streams.open(reply, eventId);
    return undefined;
  });
};
