import type { ResponseOf } from '@golark/contract/call';
import type { scanTicket as scanCall } from '@golark/contract/tickets/calls';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { presentPlace } from './present-place.ts';
import { readBarcode } from './rules/barcode.ts';
import { findScannedTicket, pendingAt, type ScannedTicket } from './store/scanned-tickets.ts';

type Scan = ResponseOf<typeof scanCall>;

const shown = (result: Scan['result'], ticket: ScannedTicket): Scan => ({
  result,
  place: presentPlace(ticket, { from: ticket.seat, to: ticket.seat + 1 }),
  usedAt: ticket.used_at?.toISOString() ?? null,
});

/** Offered to somebody, who may take it at any moment. */
const isPending = ({ status, is_pending }: ScannedTicket): boolean => status === 'VALID' && is_pending;

/** Of two scanners at the same moment, one lets in. */
const letIn = async (
  { db }: Context,
  { ticket, now }: { ticket: ScannedTicket; now: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE tickets t SET status = 'USED', used_at = ${now}
    WHERE id = ${ticket.id} AND status = 'VALID' AND version = ${ticket.version} AND NOT ${pendingAt(now)}`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

/** Checks a barcode at the door, and marks a valid ticket as used. An older barcode of a ticket that was reissued is revoked. */
export const scanTicket = async (
  ctx: Context,
  { eventId, barcode }: { eventId: string; barcode: string },
): Promise<Scan> => {
  const content = readBarcode(ctx.secret, barcode);
  const now = ctx.clock.now();
  const ticket = content && (await findScannedTicket(ctx.db, { id: content.ticketId, now }));
  if (!ticket) return { result: 'UNKNOWN', place: null, usedAt: null };
  if (ticket.event_id !== eventId) return shown('WRONG_EVENT', ticket);
  if (ticket.version !== content.version || ticket.status === 'VOID') return shown('REVOKED', ticket);
  if (isPending(ticket)) return shown('PENDING', ticket);
  if (ticket.status === 'VALID' && (await letIn(ctx, { ticket, now })))
    return shown('VALID', { ...ticket, used_at: now });
  const latest = (await findScannedTicket(ctx.db, { id: ticket.id, now })) ?? ticket;
  if (isPending(latest)) return shown('PENDING', latest);
  return shown(latest.status === 'USED' ? 'USED' : 'REVOKED', latest);
};
