import { randomUUID } from 'node:crypto';
import type { Day } from '@golark/contract/dates/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { EventDifferences, EventValues, StoredEvent } from '../rules/match-events.ts';

const columns = sql`
  e.id, e.uid, e.recurrence_day AS "recurrenceDay", e.code, e.kind, e.arrive_day AS "arriveDay", e.depart_day AS "departDay", e.summary`;

/** The events of a feed that end after a day, by arrival. */
export const listEvents = async (
  db: Database,
  { feedId, after, limit = null }: { feedId: string; after: Day; limit?: number | null },
): Promise<StoredEvent[]> => {
  const { rows } = await sql<StoredEvent>`
    SELECT ${columns} FROM feed_events e WHERE e.feed_id = ${feedId} AND e.depart_day > ${after}::date
    ORDER BY e.arrive_day, e.id LIMIT ${limit}`.execute(db);
  return rows;
};

type WrittenEvent = EventValues & { id: string };

const recordset = (events: readonly WrittenEvent[]) => sql`
  jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS d(id uuid, uid text, "recurrenceDay" date, code text, kind text,
    "arriveDay" date, "departDay" date, summary text)`;

/** Nights of an event that has begun were taken, also when the site shows it no longer. */
const removeEvents = async (
  trx: Transaction<DB>,
  removed: readonly StoredEvent[],
  today: Day,
): Promise<void> => {
  const ids = removed.map(({ id }) => id);
  await sql`UPDATE feed_events SET depart_day = ${today}::date
    WHERE id = ANY (${ids}::uuid[]) AND kind = 'reservation' AND arrive_day < ${today}::date`.execute(trx);
  await sql`DELETE FROM feed_events WHERE id = ANY (${ids}::uuid[]) AND depart_day > ${today}::date`.execute(
    trx,
  );
};

/** Writes what a fetch says. Called with the lock of the feed. */
export const saveDifferences = async (
  trx: Transaction<DB>,
  feedId: string,
  { differences, today }: { differences: EventDifferences; today: Day },
): Promise<void> => {
  const { added, changed, removed } = differences;
  if (removed.length > 0) await removeEvents(trx, removed, today);
  if (changed.length > 0) {
    const events = changed.map(({ before, after }) => ({ ...after, id: before.id }));
    await sql`
      UPDATE feed_events e SET uid = d.uid, recurrence_day = d."recurrenceDay", code = d.code, kind = d.kind,
        arrive_day = d."arriveDay", depart_day = d."departDay", summary = d.summary, sequence = e.sequence + 1
      FROM ${recordset(events)} WHERE e.id = d.id`.execute(trx);
  }
  if (added.length > 0) {
    const events = added.map((event) => ({ ...event, id: randomUUID() }));
    await sql`
      INSERT INTO feed_events (id, feed_id, uid, recurrence_day, code, kind, arrive_day, depart_day, summary)
      SELECT d.id, ${feedId}, d.uid, d."recurrenceDay", d.code, d.kind, d."arriveDay", d."departDay", d.summary
      FROM ${recordset(events)}`.execute(trx);
  }
};

export const deleteEvents = async (trx: Transaction<DB>, feedId: string): Promise<void> => {
  await sql`DELETE FROM feed_events WHERE feed_id = ${feedId}`.execute(trx);
};

/** An event of another site with the name of its feed. */
export interface EventOfSite extends StoredEvent {
  sequence: number;
  feedId: string;
  feedName: string;
}

interface RoomNights {
  roomTypeId: string;
  from: Day;
  until: Day;
  /** A feed whose events are left out. */
  exceptFeedId?: string | null;
}

/** The events of other sites in a room type's nights, without shadows, by arrival; a part of a statement. */
export const eventsOfRoom = ({
  roomTypeId,
  from,
  until,
  exceptFeedId = null,
}: RoomNights): RawBuilder<EventOfSite> => sql`
  SELECT ${columns}, e.sequence, f.id AS "feedId", f.name AS "feedName"
  FROM calendar_feeds f JOIN feed_events e ON e.feed_id = f.id
  WHERE f.room_type_id = ${roomTypeId} AND e.kind <> 'shadow' AND e.depart_day > ${from}::date AND e.arrive_day < ${until}::date
    AND f.id IS DISTINCT FROM ${exceptFeedId}::uuid
  ORDER BY e.arrive_day, e.id`;

export const listEventsOfRoom = async (db: Database, nights: RoomNights): Promise<EventOfSite[]> =>
  (await eventsOfRoom(nights).execute(db)).rows;
