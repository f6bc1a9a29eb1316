import type { Locale } from '@golark/contract/locale/rules';
import type { TicketStatus, TransferStatus } from '@golark/contract/tickets/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { type SoldPlaceRow, soldPlaceColumns, soldPlaceTables } from '../store/sold-places.ts';

/** A transfer with its event and its tickets, which it has until it is withdrawn, declined or too late. */
export interface TransferRow extends SoldPlaceRow {
  id: string;
  item_id: string;
  order_id: string;
  order_status: string;
  code: string;
  quantity: number;
  payer_account_id: string;
  status: TransferStatus;
  recipient_name: string;
  recipient_email: string;
  recipient_account_id: string | null;
  locale: Locale;
  created_at: Date;
  sender_first_name: string;
  sender_last_name: string;
  sender_email: string;
  sender_locale: Locale;
  tickets: {
    id: string;
    number: number;
    seat: number;
    status: TicketStatus;
    version: number;
    used_at: string | null;
  }[];
}

const select = (where: RawBuilder<unknown>): RawBuilder<TransferRow> => sql<TransferRow>`
  SELECT x.id, x.item_id, o.id AS order_id, o.status AS order_status, o.code, h.quantity, o.account_id AS payer_account_id, x.status,
    x.recipient_name, x.recipient_email, x.recipient_account_id, x.locale, x.created_at, b.first_name AS sender_first_name,
    b.last_name AS sender_last_name, b.email AS sender_email, o.locale AS sender_locale, ${soldPlaceColumns},
    coalesce((SELECT json_agg(json_build_object('id', t.id, 'number', t.number, 'seat', t.seat, 'status', t.status,
        'version', t.version, 'used_at', t.used_at) ORDER BY t.number)
      FROM tickets t WHERE t.transfer_id = x.id), '[]'::json) AS tickets
  FROM ticket_transfers x JOIN order_items i ON i.id = x.item_id JOIN orders o ON o.id = i.order_id
  JOIN ticket_holds h ON h.item_id = i.id JOIN ticket_order_buyers b ON b.item_id = i.id ${soldPlaceTables}
  ${where}`;

export const findTransfer = async (db: Database, id: string): Promise<TransferRow | undefined> => {
  const { rows } = await select(sql`WHERE x.id = ${id}`).execute(db);
  return rows[0];
};

/** Those that somebody has accepted; of an item, or of an account for events to come. */
export const listAccepted = async (
  db: Database,
  of: { itemId: string } | { accountId: string; now: Date },
): Promise<TransferRow[]> => {
  const whose =
    'itemId' in of
      ? sql`x.item_id = ${of.itemId}`
      : sql`x.recipient_account_id = ${of.accountId} AND e.starts_at >= ${of.now}`;
  const { rows } = await select(
    sql`WHERE ${whose} AND x.status = 'ACCEPTED' ORDER BY e.starts_at, x.id`,
  ).execute(db);
  return rows;
};

/**
 * Locks the sale of an order item: changes of ownership and cancellations wait for one another here. False if it was canceled
 * or isn't paid.
 */
export const lockSale = async (trx: Transaction<DB>, itemId: string): Promise<boolean> => {
  const { rows } = await sql<{ status: string }>`
    SELECT status FROM ticket_holds WHERE item_id = ${itemId} FOR UPDATE`.execute(trx);
  return rows[0]?.status === 'SOLD';
};

export const countTransfers = async (trx: Transaction<DB>, itemId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM ticket_transfers WHERE item_id = ${itemId}`.execute(trx);
  return rows[0]?.count ?? 0;
};

export interface NewTransfer {
  id: string;
  itemId: string;
  eventId: string;
  name: string;
  email: string;
  locale: Locale;
  /** The numbers of its tickets. */
  numbers: readonly number[];
  now: Date;
}

/** Offers tickets of a locked sale. False if one of them isn't valid, or isn't the sender's any longer. */
export const insertTransfer = async (trx: Transaction<DB>, transfer: NewTransfer): Promise<boolean> => {
  const { id, itemId, numbers } = transfer;
  await sql`INSERT INTO ticket_transfers (id, item_id, event_id, recipient_name, recipient_email, locale, status, created_at)
    VALUES (${id}, ${itemId}, ${transfer.eventId}, ${transfer.name}, ${transfer.email}, ${transfer.locale}, 'SENT',
      ${transfer.now})`.execute(trx);
  const { numAffectedRows } = await sql`UPDATE tickets SET transfer_id = ${id}, is_offered = true
    WHERE item_id = ${itemId} AND number IN (SELECT number::integer FROM ${idsOf(numbers.map(String))} AS chosen(number))
      AND status = 'VALID' AND transfer_id IS NULL AND NOT is_offered`.execute(trx);
  return numAffectedRows === BigInt(numbers.length);
};

type Ending = Exclude<TransferStatus, 'SENT' | 'ACCEPTED'>;

/** Gives the tickets of an offer back to their buyer. False if the offer has ended, or was accepted. */
export const endTransfer = async (
  trx: Transaction<DB>,
  { id, status, now }: { id: string; status: Ending; now: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE ticket_transfers SET status = ${status}, ended_at = ${now}
    WHERE id = ${id} AND status = 'SENT'`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await sql`UPDATE tickets SET transfer_id = NULL, is_offered = false WHERE transfer_id = ${id}`.execute(trx);
  return true;
};

/** Makes the recipient the owner, with barcodes of their own. False if the offer has ended, or was accepted. */
export const markAccepted = async (
  trx: Transaction<DB>,
  { id, accountId, locale, now }: { id: string; accountId: string | null; locale: Locale; now: Date },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE ticket_transfers SET status = 'ACCEPTED', ended_at = ${now},
      recipient_account_id = ${accountId}, locale = ${locale} WHERE id = ${id} AND status = 'SENT'`.execute(
    trx,
  );
  if (numAffectedRows !== 1n) return false;
  await sql`UPDATE tickets SET owner_account_id = ${accountId}, is_offered = false, version = version + 1
    WHERE transfer_id = ${id}`.execute(trx);
  return true;
};

/** Offers of tickets that are refunded, or of an event that has begun, end. */
export const endTransfersOf = async (
  trx: Transaction<DB>,
  { itemId, now }: { itemId: string; now: Date },
): Promise<void> => {
  await sql`WITH ended AS (
      UPDATE ticket_transfers SET status = 'EXPIRED', ended_at = ${now} WHERE item_id = ${itemId} AND status = 'SENT' RETURNING id
    )
    UPDATE tickets t SET transfer_id = NULL, is_offered = false FROM ended WHERE t.transfer_id = ended.id`.execute(
    trx,
  );
};

/** Sales of events that have begun, with an unanswered transfer. */
export const listOverdueSales = async (db: Database, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ item_id: string }>`
    SELECT DISTINCT x.item_id FROM ticket_transfers x JOIN events e ON e.id = x.event_id
    WHERE x.status = 'SENT' AND e.starts_at <= ${now} ORDER BY x.item_id`.execute(db);
  return rows.map(({ item_id }) => item_id);
};
