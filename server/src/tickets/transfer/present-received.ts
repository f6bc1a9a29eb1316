import type { Locale } from '@golark/contract/locale/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import type { Context } from '#platform/context';
import { transferKeyOf } from '../order-key.ts';
import { presentEvent, presentPlace } from '../present-place.ts';
import type { TransferRow } from './transfers-store.ts';

export const senderOf = (row: TransferRow): string =>
  fullNameOf({ firstName: row.sender_first_name, lastName: row.sender_last_name });

/** An offer of an event that has begun has expired, before any job has run. */
const statusOf = (row: TransferRow, now: Date): ReceivedTickets['status'] =>
  row.status === 'SENT' && (row.starts_at <= now || row.event_status === 'CANCELED') ? 'EXPIRED' : row.status;

export const presentReceived = (ctx: Context, row: TransferRow, locale: Locale): ReceivedTickets => {
  const isTheirs = row.status === 'ACCEPTED' && row.event_status !== 'CANCELED';
  return {
    id: row.id,
    status: statusOf(row, ctx.clock.now()),
    event: presentEvent(row, locale),
    from: senderOf(row),
    name: row.recipient_name,
    tickets: row.tickets.map(({ number, seat, status, used_at }) => ({
      number,
      place: presentPlace(row, { from: seat, to: seat + 1 }),
      status,
      isReady: isTheirs && status !== 'VOID',
      usedAt: used_at && new Date(used_at).toISOString(),
    })),
    disclosures: row.disclosures,
    key: transferKeyOf(ctx.secret, row.id),
    createdAt: row.created_at.toISOString(),
  };
};
