import type { EventStatus } from '@golark/contract/events/rules';
import type { SeatMap } from '@golark/contract/events/seat-map-schemas';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { EventTerms } from '../rules/check-terms.ts';

/** What selling needs to know of an event, with the plan of its venue. */
export interface SellableEvent extends EventTerms {
  id: string;
  status: EventStatus;
  facilityChargeAmount: number;
  seatMap: SeatMap;
}

export const findSellableEvent = async (db: Database, id: string): Promise<SellableEvent | undefined> => {
  const { rows } = await sql<SellableEvent>`
    SELECT e.id, e.status, e.starts_at AS "startsAt", v.time_zone AS "timeZone", e.ticket_limit AS "ticketLimit",
      e.resale_cap_percent AS "resaleCapPercent", e.facility_charge_amount AS "facilityChargeAmount", v.seat_map AS "seatMap"
    FROM events e JOIN venues v ON v.id = e.venue_id WHERE e.id = ${id}`.execute(db);
  return rows[0];
};
