import type { TicketStatus } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { SoldPlaceRow } from './sold-places.ts';

export interface ScannedTicket
  extends Pick<
    SoldPlaceRow,
    'section_id' | 'section_label' | 'tier' | 'numbering' | 'row_label' | 'is_accessible' | 'companions'
  > {
  id: string;
  event_id: string;
  status: TicketStatus;
  version: number;
  seat: number;
  used_at: Date | null;
  /** To somebody who has not accepted it yet and still can, or to everyone while somebody is buying it or still can. */
  is_pending: boolean;
}

/** Of a ticket `t`. Offers end with the start of the event, but a purchase that has begun goes on. */
export const pendingAt = (now: Date): RawBuilder<boolean> => sql<boolean>`(t.is_offered AND (
  (SELECT starts_at FROM events WHERE id = t.event_id) > ${now}
  OR EXISTS (SELECT FROM ticket_holds h WHERE h.listing_id = t.pool_listing_id AND h.status = 'HELD' AND h.seats @> t.seat)))`;

export const findScannedTicket = async (
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<ScannedTicket | undefined> => {
  const { rows } = await sql<ScannedTicket>`
    SELECT t.id, t.event_id, t.status, t.version, t.seat, t.used_at, ${pendingAt(now)} AS is_pending, l.section_id, l.section_label, l.tier, l.numbering,
      l.row_label, l.is_accessible, l.companions
    FROM tickets t JOIN ticket_listings l ON l.id = t.listing_id
    WHERE t.id = ${id}`.execute(db);
  return rows[0];
};
