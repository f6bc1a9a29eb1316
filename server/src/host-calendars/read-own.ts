import type { Day } from '@golark/contract/dates/rules';
import { sql } from 'kysely';
import { type EventOfSite, eventsOfRoom } from '#calendar-feeds';
import { type RoomCalendar, roomNights } from '#calendars';
import type { Database } from '#platform/database/open-database';
import { changeMembers, type StoredChange } from './changes/change-log.ts';
import { type OwnReservation, ownReservationMembers } from './own/store.ts';

type RoomNight = Awaited<ReturnType<typeof roomNights.lock>>[number];

/** The part of a listing's calendar that only its host sees. */
export interface OwnCalendar {
  nights: (RoomNight & { note: string | null })[];
  reservations: OwnReservation[];
  changes: StoredChange[];
  /** From other sites. */
  events: EventOfSite[];
}

const latestChanges = 5;

interface Wanted {
  listingId: string;
  room: RoomCalendar;
  from: Day;
  until: Day;
  /** A site whose events are left out. */
  exceptFeedId?: string | null;
}

/** The nights of a room type with their notes, the reservations of its host and of other sites, and the latest changes of the listing, in one statement. */
export const readOwnCalendar = async (
  db: Database,
  { listingId, room, from, until, exceptFeedId = null }: Wanted,
): Promise<OwnCalendar> => {
  const { roomTypeId, units } = room;
  const { rows } = await sql<OwnCalendar>`
    SELECT (SELECT json_agg(to_jsonb(n) || jsonb_build_object('note', t.note) ORDER BY n.night)
        FROM (${roomNights.select([{ id: roomTypeId, units }], { from, until })}) n
        LEFT JOIN night_notes t ON t.room_type_id = n."roomTypeId" AND t.night = n.night) AS nights,
      coalesce((SELECT json_agg(json_build_object(${ownReservationMembers}) ORDER BY o.arrive_day, o.id)
        FROM own_reservations o WHERE o.listing_id = ${listingId} AND o.room_type_id = ${roomTypeId}
          AND o.depart_day > ${from}::date AND o.arrive_day < ${until}::date), '[]'::json) AS reservations,
      coalesce((SELECT json_agg(json_build_object(${changeMembers}) ORDER BY c.number DESC)
        FROM (SELECT * FROM calendar_changes WHERE listing_id = ${listingId}
          ORDER BY number DESC LIMIT ${latestChanges}) c), '[]'::json) AS changes,
      coalesce((SELECT json_agg(s) FROM (${eventsOfRoom({ roomTypeId, from, until, exceptFeedId })}) s), '[]'::json) AS events`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a calendar has one row');
  return row;
};
