import { drawOrder } from '@golark/contract/queue/draw';
import { roomOpensMinutesBefore, shoppingMinutes } from '@golark/contract/queue/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { admissionsNow } from './rules/admission.ts';
import { sha256 } from './rules/seed.ts';
import { admitPlaces, endAdmissions, listEntrants, numberPlaces } from './store/places.ts';
import { changeQueue, type Demand, type QueueChange, type QueueRow, readDemand } from './store/queues.ts';

/** An empty queue ends after this time, and seats can be held without one again. */
const idleMilliseconds = 60_000;

const latest = (...times: (Date | null)[]): Date =>
  new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));

/** The waiting room opens half an hour before the sale. */
export const roomOpensAt = (saleAt: Date): Date =>
  new Date(saleAt.getTime() - roomOpensMinutesBefore * 60_000);

const apply = async (trx: Transaction<DB>, queue: QueueRow, change: QueueChange): Promise<QueueRow> => {
  await changeQueue(trx, queue.event_id, change);
  return { ...queue, ...change };
};

/** The sale may have been moved since the room was planned. */
const followSale = async (trx: Transaction<DB>, queue: QueueRow, now: Date): Promise<QueueRow> => {
  const saleAt = queue.on_sale_at ?? now;
  if (saleAt.getTime() === queue.sale_at.getTime()) return queue;
  return apply(trx, queue, { sale_at: saleAt, opens_at: roomOpensAt(saleAt) });
};

const draw = async (trx: Transaction<DB>, queue: QueueRow, now: Date): Promise<QueueRow> => {
  const entrants = await listEntrants(trx, queue.event_id);
  const codes = await drawOrder(queue.seed, entrants, sha256);
  await numberPlaces(trx, { codes, first: 1 });
  return apply(trx, queue, {
    ...{ status: 'OPEN', drawn_at: now, last_number: codes.length },
    last_joined_at: latest(queue.last_joined_at, queue.sale_at),
  });
};

const letIn = async (
  trx: Transaction<DB>,
  queue: QueueRow,
  { now, demand, perSecond }: { now: Date; demand: Demand; perSecond: number },
): Promise<QueueRow> => {
  const { event_id: eventId, last_admission_at, drawn_at } = queue;
  const before = last_admission_at ?? drawn_at ?? now;
  const count = admissionsNow({
    ...{ free: demand.free, shoppers: demand.shoppers, perSecond },
    secondsSinceLast: last_admission_at ? (now.getTime() - before.getTime()) / 1000 : 1,
  });
  if (count === 0) return queue;
  const at = latest(now, last_admission_at);
  const until = new Date(at.getTime() + shoppingMinutes * 60_000);
  const last = await admitPlaces(trx, { eventId, after: queue.admitted_number, count, at, until });
  // who is left has given up
  const admitted_number = last ?? queue.last_number;
  return apply(trx, queue, { admitted_number, last_admission_at: at });
};

const endIfIdle = async (trx: Transaction<DB>, queue: QueueRow, now: Date): Promise<QueueRow> => {
  if (queue.admitted_number < queue.last_number)
    return queue.idle_since ? apply(trx, queue, { idle_since: null }) : queue;
  if (!queue.idle_since) return apply(trx, queue, { idle_since: now });
  const isOver = now.getTime() - queue.idle_since.getTime() >= idleMilliseconds;
  return isOver ? apply(trx, queue, { status: 'ENDED' }) : queue;
};

/** Draws once the sale has begun, and ends the queue when the event is over. The queue is locked. */
export const openIfDue = async (trx: Transaction<DB>, queue: QueueRow, now: Date): Promise<QueueRow> => {
  if (queue.status === 'ENDED') return queue;
  if (queue.is_over) return apply(trx, queue, { status: 'ENDED' });
  if (queue.status === 'OPEN') return queue;
  const planned = await followSale(trx, queue, now);
  return now < planned.sale_at ? planned : draw(trx, planned, now);
};

/** What is due in a queue that is locked: the draw, the next ones who are let in at a share of the full rate, its end. */
export const advanceQueue = async (
  ctx: Context,
  trx: Transaction<DB>,
  { queue, pace }: { queue: QueueRow; pace: number },
): Promise<{ queue: QueueRow; demand: Demand }> => {
  const now = ctx.clock.now();
  const { event_id: eventId } = queue;
  const demand = await readDemand(trx, queue, now);
  const open = await openIfDue(trx, queue, now);
  if (open.status !== 'OPEN') return { queue: open, demand };
  await endAdmissions(trx, eventId, now);
  const perSecond = ctx.config.queueAdmissionsPerSecond * pace;
  const admitted = await letIn(trx, open, { now, demand, perSecond });
  return { queue: await endIfIdle(trx, admitted, now), demand };
};
