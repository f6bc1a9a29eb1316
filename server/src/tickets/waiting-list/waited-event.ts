import type { EventStatus, VenueKind } from '@golark/contract/events/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** The event of a waiting list. */
export interface WaitedEvent {
  id: string;
  title: string;
  status: EventStatus;
  starts_at: Date;
  is_time_tbd: boolean;
  on_sale_at: Date | null;
  ticket_limit: number;
  /** From when companion seats that are left are sold without a wheelchair space. */
  companions_released_at: Date;
  venue_id: string;
  venue_name: string;
  venue_kind: VenueKind;
  city_name: string;
  state_id: string;
  time_zone: string;
  latitude: number;
  longitude: number;
}

export const findWaitedEvent = async (db: Database, eventId: string): Promise<WaitedEvent | undefined> => {
  const { rows } = await sql<WaitedEvent>`
    SELECT e.id, e.title, e.status, e.starts_at, e.is_time_tbd, e.on_sale_at, e.ticket_limit,
      e.starts_at - make_interval(hours => e.companion_release_hours) AS companions_released_at, v.id AS venue_id, v.name AS venue_name,
      v.kind AS venue_kind, c.name AS city_name, c.state_id, v.time_zone, v.latitude, v.longitude
    FROM events e JOIN venues v ON v.id = e.venue_id JOIN cities c ON c.id = v.city_id WHERE e.id = ${eventId}`.execute(
    db,
  );
  return rows[0];
};
