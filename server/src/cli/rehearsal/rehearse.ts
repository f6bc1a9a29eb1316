import { setTimeout as wait } from 'node:timers/promises';
import { listEvents } from '@golark/contract/events/calls';
import { holdTickets } from '@golark/contract/tickets/calls';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Durations } from './durations.ts';
import { type Strain, StrainGauge } from './strain.ts';
import { buyTickets, type Outcome, type Step } from './virtual-buyer.ts';

/** The parts of a rehearsal that are measured without load first. */
export type Measured = Step | 'calm-hold' | 'calm-browse';

export interface Rehearsal {
  buyers: number;
  /** How many could be sold. */
  tickets: number;
  sold: number;
  /** Seats that belong to two tickets: 0, or something is broken. */
  soldTwice: number;
  outcomes: Record<Outcome, number>;
  /** From the first to the last ticket. */
  saleSeconds: number;
  /** The most that were sold within ten seconds, for a minute. */
  bestPerMinute: number;
  durations: Durations<Measured>;
  /** Limits of this machine that were reached, the first first. */
  strain: Strain[];
}

const calmCalls = 60;
const browseEveryMilliseconds = 20;

const browse = async (app: FastifyInstance): Promise<void> => {
  await app.inject(`${listEvents.path}?pageSize=20`);
};

/** The same calls while nothing else happens, for a comparison. */
const measureCalm = async (
  app: FastifyInstance,
  pool: pg.Pool,
  { eventId, durations }: { eventId: string; durations: Durations<Measured> },
): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM ticket_listings WHERE event_id = $1 AND sizes & 4 > 0 ORDER BY random() LIMIT ${calmCalls}`,
    [eventId],
  );
  for (let i = 0; i < calmCalls; i++) {
    const payload = { listingId: rows[i % rows.length]?.id, quantity: 2 };
    await durations.measure('calm-hold', () =>
      app.inject({ method: 'POST', url: holdTickets.path, payload }),
    );
    await durations.measure('calm-browse', () => browse(app));
  }
};

interface SoldRow {
  sold: number;
  twice: number;
  seconds: number;
  best: number;
}

const countSold = async (pool: pg.Pool, eventId: string): Promise<SoldRow> => {
  const { rows } = await pool.query<SoldRow>(
    `SELECT count(*)::integer AS sold,
      (count(*) - count(DISTINCT (listing_id, seat)))::integer AS twice,
      coalesce(extract(epoch FROM max(created_at) - min(created_at)), 0)::float8 AS seconds,
      coalesce((SELECT max(count) FROM (SELECT count(*) OVER (ORDER BY created_at RANGE BETWEEN CURRENT ROW AND
        '10 seconds'::interval FOLLOWING) AS count FROM tickets WHERE event_id = $1) AS windows), 0)::integer AS best
     FROM tickets WHERE event_id = $1 AND status <> 'VOID'`,
    [eventId],
  );
  return rows[0] ?? { sold: 0, twice: 0, seconds: 0, best: 0 };
};

interface Stage {
  app: FastifyInstance;
  pool: pg.Pool;
  /** The event that is sold, and one like it that everything is measured on before. */
  eventId: string;
  calmEventId: string;
  buyers: number;
  tickets: number;
  quantity: number;
}

/** Sends buyers to a sale, all at the same moment, while others look at events; returns what happened. */
export const rehearse = async (stage: Stage): Promise<Rehearsal> => {
  const { app, pool, eventId, calmEventId, buyers, tickets, quantity } = stage;
  const durations = new Durations<Measured>();
  await measureCalm(app, pool, { eventId: calmEventId, durations });
  const strain = new StrainGauge(pool);
  let isOver = false;
  const others = async (): Promise<void> => {
    while (!isOver) {
      await durations.measure('browse', () => browse(app));
      await wait(browseEveryMilliseconds);
    }
  };
  const browsing = others();
  const of = { app, eventId, quantity, durations, strain };
  const ends = await Promise.all(Array.from({ length: buyers }, () => buyTickets(of)));
  isOver = true;
  await browsing;
  strain.stop();
  const { sold, twice, seconds, best } = await countSold(pool, eventId);
  const count = (outcome: Outcome): number => ends.filter((end) => end === outcome).length;
  return {
    ...{ buyers, tickets, sold, soldTwice: twice, durations, strain: strain.reached },
    outcomes: { bought: count('bought'), 'sold-out': count('sold-out'), 'gave-up': count('gave-up') },
    saleSeconds: seconds,
    bestPerMinute: best * 6,
  };
};
