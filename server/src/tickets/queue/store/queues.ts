import type { QueueStatus } from '@golark/contract/queue/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export interface QueueRow {
  event_id: string;
  status: QueueStatus;
  has_draw: boolean;
  opens_at: Date;
  sale_at: Date;
  seed: string;
  commitment: string;
  drawn_at: Date | null;
  joined: number;
  last_number: number;
  admitted_number: number;
  last_admission_at: Date | null;
  last_joined_at: Date | null;
  idle_since: Date | null;
  /** Of the event: when its sale begins now, and whether there is anything to sell. */
  on_sale_at: Date | null;
  is_over: boolean;
  are_companions_released: boolean;
}

const select = (rest: RawBuilder<unknown>, now: Date): RawBuilder<QueueRow> => sql<QueueRow>`
  SELECT q.event_id, q.status, q.has_draw, q.opens_at, q.sale_at, q.seed, q.commitment, q.drawn_at, q.joined, q.last_number,
    q.admitted_number, q.last_admission_at, q.last_joined_at, q.idle_since, e.on_sale_at,
    e.status = 'CANCELED' OR e.starts_at <= ${now} AS is_over,
    companions_released(e.starts_at, e.companion_release_hours, ${now}) AS are_companions_released
  FROM ticket_queues q JOIN events e ON e.id = q.event_id ${rest}`;

export const findQueue = async (db: Database, eventId: string, now: Date): Promise<QueueRow | undefined> =>
  (await select(sql`WHERE q.event_id = ${eventId}`, now).execute(db)).rows[0];

/** Locked until the transaction ends, so that joining, the draw and admissions happen one after another. */
export const lockQueue = async (
  trx: Transaction<DB>,
  eventId: string,
  now: Date,
): Promise<QueueRow | undefined> =>
  (await select(sql`WHERE q.event_id = ${eventId} FOR UPDATE OF q`, now).execute(trx)).rows[0];

export interface EventSale {
  onSaleAt: Date | null;
  isOver: boolean;
}

export const findEventSale = async (
  db: Database,
  eventId: string,
  now: Date,
): Promise<EventSale | undefined> => {
  const { rows } = await sql<EventSale>`
    SELECT on_sale_at AS "onSaleAt", status = 'CANCELED' OR starts_at <= ${now} AS "isOver"
    FROM events WHERE id = ${eventId}`.execute(db);
  return rows[0];
};

interface NewQueue {
  eventId: string;
  status: 'ROOM' | 'OPEN';
  opensAt: Date;
  saleAt: Date;
  seed: string;
  commitment: string;
}

/** A queue of a later rush keeps seed and numbers of the first one. */
export const openQueue = async (db: Database, queue: NewQueue): Promise<void> => {
  const { eventId, status, opensAt, saleAt, seed, commitment } = queue;
  await sql`
    INSERT INTO ticket_queues (event_id, status, has_draw, opens_at, sale_at, seed, commitment, drawn_at, last_joined_at)
    VALUES (${eventId}, ${status}, ${status === 'ROOM'}, ${opensAt}, ${saleAt}, ${seed}, ${commitment},
      ${status === 'OPEN' ? saleAt : null}, ${status === 'OPEN' ? saleAt : null})
    ON CONFLICT (event_id) DO UPDATE SET status = 'OPEN', idle_since = NULL
    WHERE ticket_queues.status = 'ENDED' AND ${status}::text = 'OPEN'`.execute(db);
};

export type QueueChange = Partial<
  Pick<
    QueueRow,
    | 'status'
    | 'opens_at'
    | 'sale_at'
    | 'drawn_at'
    | 'joined'
    | 'last_number'
    | 'admitted_number'
    | 'last_admission_at'
    | 'last_joined_at'
    | 'idle_since'
  >
>;

export const changeQueue = async (
  trx: Transaction<DB>,
  eventId: string,
  change: QueueChange,
): Promise<void> => {
  await trx.updateTable('ticket_queues').set(change).where('event_id', '=', eventId).execute();
};

export interface Demand {
  /** Seats on sale that are neither sold nor held. */
  free: number;
  /** Something is held that may come back. */
  hasHolds: boolean;
  /** Who was let in, may still choose and has not held anything. */
  shoppers: number;
  /** Who was let in within the last minute. */
  admittedLastMinute: number;
}

export const readDemand = async (
  db: Database,
  { event_id: eventId, are_companions_released }: QueueRow,
  now: Date,
): Promise<Demand> => {
  const minuteAgo = new Date(now.getTime() - 60_000);
  const { rows } = await sql<Demand>`
    SELECT
      (SELECT coalesce(sum(upper(run) - lower(run)), 0)::integer FROM ticket_listings l, unnest(l.free) AS run
        WHERE l.event_id = ${eventId} AND l.status = 'active'
          AND (l.sizes > 0 OR ${are_companions_released} AND l.released_sizes > 0)) AS free,
      EXISTS (SELECT FROM ticket_holds h WHERE h.event_id = ${eventId} AND h.status = 'HELD') AS "hasHolds",
      (SELECT count(*)::integer FROM ticket_queue_places p WHERE p.event_id = ${eventId} AND p.admitted_at IS NOT NULL
        AND p.admitted_until > ${now} AND p.ended_at IS NULL AND p.held_at IS NULL) AS shoppers,
      (SELECT count(*)::integer FROM ticket_queue_places p WHERE p.event_id = ${eventId}
        AND p.admitted_at > ${minuteAgo}) AS "admittedLastMinute"`.execute(db);
  return rows[0] ?? { free: 0, hasHolds: false, shoppers: 0, admittedLastMinute: 0 };
};
