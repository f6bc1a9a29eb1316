import type { ScannedEvent } from '@golark/contract/tickets/schemas';
import { sql } from 'kysely';
import type { Context } from '#platform/context';

const hoursBefore = 12;
const hoursAhead = 48;
const mostEvents = 100;

/** The events whose doors may be open, with the number of people admitted. */
export const listScannedEvents = async ({ db, clock }: Context): Promise<{ events: ScannedEvent[] }> => {
  const now = clock.now().getTime();
  const from = new Date(now - hoursBefore * 3_600_000);
  const until = new Date(now + hoursAhead * 3_600_000);
  const { rows } = await sql<Omit<ScannedEvent, 'startsAt'> & { startsAt: Date }>`
    SELECT e.id, e.title, e.starts_at AS "startsAt", v.name AS venue, v.time_zone AS "timeZone", t.count AS "ticketCount",
      t.used AS "admittedCount"
    FROM events e JOIN venues v ON v.id = e.venue_id
    JOIN LATERAL (
      SELECT count(*)::integer AS count, count(*) FILTER (WHERE status = 'USED')::integer AS used FROM tickets
      WHERE event_id = e.id AND status <> 'VOID'
    ) t ON t.count > 0
    WHERE e.starts_at BETWEEN ${from} AND ${until} AND e.status <> 'CANCELED' ORDER BY e.starts_at, e.id LIMIT ${mostEvents}`.execute(
    db,
  );
  return { events: rows.map((row) => ({ ...row, startsAt: row.startsAt.toISOString() })) };
};
