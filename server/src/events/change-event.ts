import { dayInZone } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { announceChanges } from './announce-changes.ts';

/** The event was canceled for good: nothing is sold any longer, and every buyer is refunded. False for one that can't be canceled. */
export const cancelEvent = (ctx: Context, eventId: string): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`UPDATE events SET status = 'CANCELED'
      WHERE id = ${eventId} AND status <> 'CANCELED' AND starts_at > ${ctx.clock.now()}`.execute(trx);
    await announceChanges(ctx, trx);
    return numAffectedRows === 1n;
  });

/** So many hours before the start, companion seats that are left are sold without a wheelchair space; 0: never. False for no coming event. */
export const setCompanionRelease = async (
  ctx: Pick<Context, 'db' | 'clock'>,
  { eventId, hours }: { eventId: string; hours: number },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE events SET companion_release_hours = ${hours}
    WHERE id = ${eventId} AND status <> 'CANCELED' AND starts_at > ${ctx.clock.now()}`.execute(ctx.db);
  return numAffectedRows === 1n;
};

/** Gives an event another start. Its doors open as long before it as planned. False for one that can't be moved. */
export const moveEvent = (
  ctx: Context,
  { eventId, startsAt }: { eventId: string; startsAt: Date },
): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      time_zone: string;
    }>`SELECT v.time_zone FROM events e JOIN venues v ON v.id = e.venue_id
      WHERE e.id = ${eventId} AND e.status <> 'CANCELED' AND e.starts_at <> ${startsAt}
        AND e.starts_at > ${ctx.clock.now()} FOR UPDATE OF e`.execute(trx);
    const [event] = rows;
    if (!event) return false;
    await sql`UPDATE events SET status = 'MOVED', moved_from = starts_at, starts_at = ${startsAt}::timestamptz,
        doors_at = ${startsAt}::timestamptz - (starts_at - doors_at), day = ${dayInZone(startsAt, event.time_zone)},
        is_time_tbd = false
      WHERE id = ${eventId}`.execute(trx);
    await announceChanges(ctx, trx);
    return true;
  });
