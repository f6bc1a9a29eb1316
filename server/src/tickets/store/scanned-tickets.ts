import type { TicketStatus } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { SoldPlaceRow } from './sold-places.ts';

export interface ScannedTicket
  extends Pick<
    SoldPlaceRow,
    'section_id' | 'section_label' | 'tier' | 'numbering' | 'row_label' | 'is_accessible'
  > {
  id: string;
  event_id: string;
  status: TicketStatus;
  version: number;
  seat: number;
  used_at: Date | null;
}

export const findScannedTicket = async (db: Database, id: string): Promise<ScannedTicket | undefined> => {
  const { rows } = await sql<ScannedTicket>`
    SELECT t.id, t.event_id, t.status, t.version, t.seat, t.used_at, l.section_id, l.section_label, l.tier, l.numbering,
      l.row_label, l.is_accessible
    FROM tickets t JOIN ticket_listings l ON l.id = t.listing_id WHERE t.id = ${id}`.execute(db);
  return rows[0];
};
