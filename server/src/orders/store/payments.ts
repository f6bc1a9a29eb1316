import type { ItemKind, OrderStatus } from '@golark/contract/orders/rules';
import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { PaymentStatus } from '#payments';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { DB, Payments, Refunds } from '#platform/database/tables';
import { Failure } from '#platform/failure';

export type PaymentRow = Omit<Selectable<Payments>, 'status'> & { status: PaymentStatus };
export type RefundRow = Selectable<Refunds>;

/** A payment in JSON, where instants are text. */
export type StoredPayment = Omit<PaymentRow, 'created_at' | 'next_attempt_at' | 'settled_at'> & {
  created_at: string;
  next_attempt_at: string | null;
  settled_at: string | null;
};

const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const paymentOf = (stored: StoredPayment): PaymentRow => ({
  ...stored,
  created_at: new Date(stored.created_at),
  next_attempt_at: instantOf(stored.next_attempt_at),
  settled_at: instantOf(stored.settled_at),
});

export const listPayments = async (db: Database, orderId: string): Promise<PaymentRow[]> =>
  (await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()) as PaymentRow[];

/** A payment with what the gateway needs to charge it. */
export interface ChargeablePayment extends PaymentRow {
  gateway_token: string;
  customer_id: string;
  order_code: string;
  order_status: OrderStatus;
  first_item_id: string;
  first_item_kind: ItemKind;
  first_item_snapshot: unknown;
}

/** What the gateway needs to create a payment. */
export type NewCharge = Pick<
  ChargeablePayment,
  | 'id'
  | 'order_id'
  | 'order_code'
  | 'first_item_id'
  | 'first_item_kind'
  | 'first_item_snapshot'
  | 'is_off_session'
  | 'amount'
  | 'capture'
  | 'gateway_token'
  | 'customer_id'
  | 'device_profile_session_id'
>;

export const findPayment = async (db: Database, id: string): Promise<ChargeablePayment | undefined> =>
  (await db
    .selectFrom('payments')
    .innerJoin('saved_cards', 'saved_cards.id', 'payments.card_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .leftJoin('payment_customers', (join) =>
      join
        .onRef('payment_customers.account_id', '=', 'saved_cards.account_id')
        .onRef('payment_customers.gateway', '=', 'payments.gateway'),
    )
    .selectAll('payments')
    .select([
      'saved_cards.gateway_token',
      sql<string>`coalesce(payment_customers.customer_id, '')`.as('customer_id'),
      'orders.code as order_code',
      'orders.status as order_status',
      sql<string>`(SELECT i.id FROM order_items i WHERE i.order_id = orders.id ORDER BY i.position LIMIT 1)`.as(
        'first_item_id',
      ),
      sql<ItemKind>`(SELECT i.kind FROM order_items i WHERE i.order_id = orders.id ORDER BY i.position LIMIT 1)`.as(
        'first_item_kind',
      ),
      sql`(SELECT i.snapshot FROM order_items i WHERE i.order_id = orders.id ORDER BY i.position LIMIT 1)`.as(
        'first_item_snapshot',
      ),
    ])
    .where('payments.id', '=', id)
    .executeTakeFirst()) as ChargeablePayment | undefined;

export const insertPayment = async (trx: Transaction<DB>, row: Insertable<Payments>): Promise<void> => {
  await trx.insertInto('payments').values(row).execute();
};

/** Only `recordPayment` and the effects of an order call it; the database rejects an unlisted change. */
export const movePayment = async (
  trx: Transaction<DB>,
  id: string,
  change: {
    status: PaymentStatus;
    gateway_payment_id?: string;
    failure_code?: string | null;
    action?: string | null;
    settled_at?: Date | null;
  },
): Promise<void> => {
  await trx.updateTable('payments').set(change).where('id', '=', id).execute();
};

/** It arrived too late and is refunded: another payment may take its place. */
export const markReturned = async (trx: Transaction<DB>, id: string): Promise<void> => {
  await trx.updateTable('payments').set({ is_returned: true }).where('id', '=', id).execute();
};

/** When a scheduled payment that failed is tried again. */
export const setNextAttempt = async (trx: Transaction<DB>, id: string, at: Date): Promise<void> => {
  await trx.updateTable('payments').set({ next_attempt_at: at }).where('id', '=', id).execute();
};

/** Counts an attempt before it is made, so that a lost one is looked up and not repeated. */
export const countAttempt = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable('payments')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export interface RefundablePayment {
  id: string;
  orderId: string;
  /** The item that this payment was for. */
  itemId: string;
  /** Cents that it can still give back. */
  remaining: number;
}

/** What was paid for an item: with its order, and for its later changes. The last payment first. */
export const listRefundable = async (
  trx: Transaction<DB>,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<RefundablePayment[]> => {
  const { rows } = await sql<RefundablePayment>`
    SELECT p.id, o.id AS "orderId", CASE WHEN o.changes_item_id IS NULL THEN ${itemId}::uuid ELSE (
        SELECT i.id FROM order_items i WHERE i.order_id = o.id ORDER BY i.position LIMIT 1) END AS "itemId",
      p.amount - coalesce((SELECT sum(r.amount) FROM refunds r WHERE r.payment_id = p.id AND r.status <> 'FAILED'), 0)::bigint
        AS remaining
    FROM payments p JOIN orders o ON o.id = p.order_id
    WHERE p.status = 'SUCCEEDED' AND (o.id = ${orderId} OR o.changes_item_id = ${itemId})
    ORDER BY o.changes_item_id IS NULL, p.created_at DESC, p.id`.execute(trx);
  return rows;
};

/**
 * Cents that can be returned for an item and its changes: what was paid and not refunded, and the balance that it still has. null while
 * the balance is being paid.
 */
export const findReturnableAmount = async (trx: Transaction<DB>, itemId: string): Promise<number | null> => {
  const { rows } = await sql<{ amount: number; isBeingPaid: boolean }>`
    SELECT (i.total_amount - coalesce(x.bought_amount, 0)
      + CASE WHEN x.status IN ('PAID', 'OPEN', 'OVERDUE') THEN x.amount ELSE 0 END
      + coalesce((SELECT sum(p.amount) FROM payments p JOIN orders o ON o.id = p.order_id
          WHERE o.changes_item_id = i.id AND p.status = 'SUCCEEDED'), 0)
      - coalesce((SELECT sum(r.amount) FROM refunds r JOIN order_items f ON f.id = r.item_id JOIN orders o ON o.id = f.order_id
          WHERE r.status <> 'FAILED'
            AND (o.changes_item_id = i.id OR f.id = i.id AND NOT starts_with(r.cause, 'late-payment:'))), 0))::bigint AS amount,
      EXISTS (SELECT FROM payments p WHERE p.order_id = i.order_id AND p.purpose = 'balance'
        AND p.status IN ('CREATED', 'REQUIRES_ACTION', 'PROCESSING')) AS "isBeingPaid"
    FROM order_items i LEFT JOIN order_balances x ON x.item_id = i.id WHERE i.id = ${itemId}`.execute(trx);
  return rows[0] && !rows[0].isBeingPaid ? rows[0].amount : null;
};

/** Throws INVALID_STATE for a cause that was refunded before. */
export const insertRefund = async (trx: Transaction<DB>, row: Insertable<Refunds>): Promise<RefundRow> => {
  try {
    return await trx.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    if (!isViolationOf(error, 'refunds_one_per_cause')) throw error;
    throw new Failure('INVALID_STATE', { detail: 'This was refunded before.' });
  }
};

/** A refund with the gateway's id of its payment. */
export const findRefund = (db: Database, id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('refunds')
    .select([
      'payments.gateway_payment_id',
      'payments.gateway',
      'payments.order_id',
      'orders.account_id',
      'orders.guest_email',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst();

export const countRefundAttempt = async (db: Database, id: string): Promise<void> => {
  await db
    .updateTable('refunds')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** False if another process has settled it. */
export const settleRefund = async (
  trx: Transaction<DB>,
  refund: { id: string; status: 'SUCCEEDED' | 'FAILED'; gatewayRefundId: string; at: Date },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('refunds')
    .set({ status: refund.status, gateway_refund_id: refund.gatewayRefundId, settled_at: refund.at })
    .where('id', '=', refund.id)
    .where('status', '=', 'PENDING')
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};
