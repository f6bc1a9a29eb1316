import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import type { Context } from '#platform/context';
import { admissionRate, expectedSeconds, pollSeconds, pollSecondsUntil } from './rules/admission.ts';
import type { PlaceRow } from './store/places.ts';
import type { QueueRow } from './store/queues.ts';
import type { WatchedQueue } from './watch-queue.ts';

const waitingIn = (row: QueueRow): number =>
  row.status === 'ROOM' ? row.joined : row.last_number - row.admitted_number;

export const presentQueue = (row: QueueRow, { demand }: WatchedQueue): Queue => ({
  eventId: row.event_id,
  status: row.status,
  opensAt: row.opens_at.toISOString(),
  saleAt: row.sale_at.toISOString(),
  hasDraw: row.has_draw,
  commitment: row.commitment,
  waiting: waitingIn(row),
  total: row.last_number,
  ticketsLeft: demand.free,
  isSoldOut: row.status !== 'ROOM' && demand.free === 0 && !demand.hasHolds,
});

type Known = Pick<PlaceRow, 'id' | 'code' | 'number' | 'admitted_until' | 'ended_at'>;

const statusOf = (place: Known, now: Date): QueuePlace['status'] => {
  if (place.ended_at !== null || (place.admitted_until !== null && place.admitted_until <= now))
    return 'ENDED';
  return place.admitted_until === null ? 'WAITING' : 'ADMITTED';
};

export const presentPlaceInQueue = (
  ctx: Context,
  place: Known,
  { row, watched }: { row: QueueRow; watched: WatchedQueue },
): QueuePlace => {
  const now = ctx.clock.now();
  const { id, code, number, admitted_until } = place;
  const status = statusOf(place, now);
  const ahead =
    number === null || status !== 'WAITING' ? null : Math.max(0, number - row.admitted_number - 1);
  const secondsOpen = (now.getTime() - (row.drawn_at ?? now).getTime()) / 1000;
  const { free, admittedLastMinute } = watched.demand;
  // right after the draw there are no admissions yet
  const rate =
    admittedLastMinute > 0 || free === 0
      ? admissionRate(admittedLastMinute, secondsOpen)
      : ctx.config.queueAdmissionsPerSecond;
  const expected = ahead === null ? null : expectedSeconds(ahead, rate);
  const of = { waiting: waitingIn(row), chance: Math.random() };
  return {
    ...{ id, code, status, number, ahead },
    expectedSeconds: free === 0 ? null : expected,
    admittedUntil: admitted_until?.toISOString() ?? null,
    pollSeconds:
      row.status === 'ROOM'
        ? pollSecondsUntil(row.sale_at.getTime() - now.getTime(), of)
        : pollSeconds(expected, of),
  };
};
