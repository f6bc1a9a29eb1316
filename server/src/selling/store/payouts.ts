import type { PayoutState } from '@golark/contract/selling/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** The statuses of payouts that the seller still gets. */
const unpaid = sql`('HELD', 'STOPPED')`;

/** Takes back what a sale would have paid, or has paid; the seller owes the penalty besides. */
export const reversePayout = async (
  trx: Transaction<DB>,
  itemId: string,
  penaltyAmount: number,
): Promise<void> => {
  await sql`UPDATE ticket_payouts SET status = 'REVERSED', penalty_amount = ${penaltyAmount} WHERE item_id = ${itemId}`.execute(
    trx,
  );
};

export interface LockedPayout {
  sellerAccountId: string;
  orderId: string;
  status: PayoutState;
  /** Cents. */
  amount: number;
  paysAt: Date;
  isDelivered: boolean;
}

/** Stops a payout that is not due yet. Returns whether it was held until now. */
export const stopPayout = async (trx: Transaction<DB>, itemId: string, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`UPDATE ticket_payouts SET status = 'STOPPED'
    WHERE item_id = ${itemId} AND status = 'HELD' AND pays_at > ${now}`.execute(trx);
  return numAffectedRows === 1n;
};

/** Lets a payout that was stopped be paid, and returns when. */
export const resumePayout = async (trx: Transaction<DB>, itemId: string): Promise<Date> => {
  const { rows } = await sql<{ paysAt: Date }>`UPDATE ticket_payouts SET status = 'HELD'
    WHERE item_id = ${itemId} AND status = 'STOPPED' RETURNING pays_at AS "paysAt"`.execute(trx);
  const [payout] = rows;
  if (!payout) throw new Error(`the payout of the sale ${itemId} is not stopped`);
  return payout.paysAt;
};

/**
 * The payout of a sale, locked together with the seller's other ones that are unpaid: of two at once, the second sees what the first has
 * taken of a debt.
 */
export const lockPayout = async (trx: Transaction<DB>, itemId: string): Promise<LockedPayout | undefined> => {
  await sql`SELECT FROM ticket_payouts WHERE seller_account_id =
      (SELECT seller_account_id FROM ticket_payouts WHERE item_id = ${itemId}) AND (status IN ${unpaid} OR item_id = ${itemId})
    ORDER BY item_id FOR UPDATE`.execute(trx);
  const { rows } =
    await sql<LockedPayout>`SELECT p.seller_account_id AS "sellerAccountId", i.order_id AS "orderId", p.status,
      p.amount, p.pays_at AS "paysAt", s.status = 'DELIVERED' AS "isDelivered"
    FROM ticket_payouts p JOIN ticket_sales s ON s.item_id = p.item_id JOIN order_items i ON i.id = p.item_id
    WHERE p.item_id = ${itemId}`.execute(trx);
  return rows[0];
};

export const hasUnpaidPayout = async (db: Database, sellerAccountId: string): Promise<boolean> => {
  const { rows } = await sql`SELECT FROM ticket_payouts
    WHERE seller_account_id = ${sellerAccountId} AND status IN ${unpaid} LIMIT 1`.execute(db);
  return rows.length > 0;
};

/** What a seller owes: what the ledger says is less than what all sales that aren't paid yet would pay. */
export const findDebt = async (
  db: Database,
  { account, sellerAccountId }: { account: string; sellerAccountId: string },
): Promise<number> => {
  const { rows } = await sql<{ debt: number }>`SELECT (
      (SELECT coalesce(sum(amount), 0) FROM ticket_payouts WHERE seller_account_id = ${sellerAccountId} AND status IN ${unpaid})
      + (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE account = ${account}))::bigint AS debt`.execute(
    db,
  );
  return rows[0]?.debt ?? 0;
};

export const markPaid = async (
  trx: Transaction<DB>,
  itemId: string,
  { paidAmount, at }: { paidAmount: number; at: Date },
): Promise<void> => {
  await sql`UPDATE ticket_payouts SET status = 'PAID', paid_amount = ${paidAmount}, paid_at = ${at}
    WHERE item_id = ${itemId}`.execute(trx);
};

export const postpone = async (trx: Transaction<DB>, itemId: string, paysAt: Date): Promise<void> => {
  await sql`UPDATE ticket_payouts SET pays_at = ${paysAt} WHERE item_id = ${itemId} AND status IN ${unpaid}`.execute(
    trx,
  );
};

/** Sales whose deadline or payout is overdue: their jobs are lost. */
export const listOverdue = async (
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<{ deliveries: string[]; payouts: string[] }> => {
  const [deliveries, payouts] = await Promise.all([
    sql<{ item_id: string }>`SELECT item_id FROM ticket_sales WHERE status = 'DUE' AND deliver_by < ${before}
      ORDER BY deliver_by LIMIT ${limit}`.execute(db),
    sql<{
      item_id: string;
    }>`SELECT p.item_id FROM ticket_payouts p JOIN ticket_sales s ON s.item_id = p.item_id
      WHERE p.status = 'HELD' AND p.pays_at < ${before} AND s.status = 'DELIVERED' ORDER BY p.pays_at LIMIT ${limit}`.execute(
      db,
    ),
  ]);
  const ids = ({ rows }: { rows: { item_id: string }[] }) => rows.map(({ item_id }) => item_id);
  return { deliveries: ids(deliveries), payouts: ids(payouts) };
};

interface MovedSale {
  item_id: string;
  status: string;
  in_hand_on: string | null;
  starts_at: Date;
  time_zone: string;
}

/** Sales of an event that was moved, whose sellers are still to be paid. */
export const lockSalesOfEvent = async (trx: Transaction<DB>, eventId: string): Promise<MovedSale[]> => {
  const { rows } =
    await sql<MovedSale>`SELECT s.item_id, s.status, s.in_hand_on::text AS in_hand_on, e.starts_at, v.time_zone
    FROM ticket_sales s JOIN ticket_payouts p ON p.item_id = s.item_id JOIN events e ON e.id = s.event_id
    JOIN venues v ON v.id = e.venue_id
    WHERE s.event_id = ${eventId} AND p.status IN ${unpaid} ORDER BY s.item_id FOR UPDATE OF s`.execute(trx);
  return rows;
};

export const moveDates = async (
  trx: Transaction<DB>,
  itemId: string,
  { deliverBy, paysAt }: { deliverBy: Date | null; paysAt: Date },
): Promise<void> => {
  if (deliverBy)
    await sql`UPDATE ticket_sales SET deliver_by = ${deliverBy} WHERE item_id = ${itemId} AND status = 'DUE'`.execute(
      trx,
    );
  await postpone(trx, itemId, paysAt);
};
