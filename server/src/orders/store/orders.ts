import type { ItemStatus, OrderEventType, OrderStatus } from '@golark/contract/orders/rules';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, OrderItems, Orders } from '#platform/database/tables';
import type { OrderItem } from '#platform/fulfilment';
import type { PaymentAttempt } from '../rules/broken-payment-limit.ts';
import { attemptColumns, attemptValues, lockAttempts, type NewPaymentAttempt } from './payment-attempts.ts';
import { type PaymentRow, paymentOf, type StoredPayment } from './payments.ts';

export type OrderRow = Omit<Selectable<Orders>, 'status'> & { status: OrderStatus };

export interface OrderLine {
  item_id: string;
  position: number;
  code: LineCode;
  params: LineParams;
  quantity: number;
  /** Cents. */
  amount: number;
  /** A ledger account: `host:pm-12`, `platform:fees`, `tax:co-denver`. */
  payee: string;
}

/** An order whose row is locked until the transaction ends, with everything that its transitions need. */
export interface LockedOrder {
  row: OrderRow;
  items: OrderItem[];
  payments: PaymentRow[];
  /** The lines of all items, in their order. */
  lines: OrderLine[];
}

export interface OrderEventInput {
  type: OrderEventType;
  /** `guest`, `host`, `operator`, `gateway` or `system`. */
  actor: string;
  at: Date;
  itemId?: string;
  data?: object;
}

const itemOf = (row: Selectable<OrderItems>): OrderItem => ({
  id: row.id,
  orderId: row.order_id,
  position: row.position,
  kind: row.kind as OrderItem['kind'],
  status: row.status as ItemStatus,
  snapshot: row.snapshot,
  needsApproval: row.needs_approval,
  totalAmount: row.total_amount,
});

export const findOrder = async (db: Database, id: string): Promise<OrderRow | undefined> =>
  (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) as OrderRow | undefined;

type LockedRow = OrderRow & {
  items: Selectable<OrderItems>[] | null;
  payments: StoredPayment[] | null;
  lines: OrderLine[] | null;
};

/** Locks the order's row first: everything that changes an order, its items or its payments waits here. */
export const lockOrder = async (trx: Transaction<DB>, id: string): Promise<LockedOrder | undefined> => {
  const { rows } =
    await sql<LockedRow>`SELECT (l.found).*, l.items, l.payments, l.lines FROM lock_order(${id}) l`.execute(
      trx,
    );
  if (!rows[0]) return undefined;
  const { items, payments, lines, ...row } = rows[0];
  return {
    row,
    items: (items ?? []).map(itemOf),
    payments: (payments ?? []).map(paymentOf),
    lines: lines ?? [],
  };
};

/** The card that later payments of a locked order are charged to. */
export const setCard = async (trx: Transaction<DB>, orderId: string, cardId: string): Promise<void> => {
  await trx.updateTable('orders').set({ card_id: cardId }).where('id', '=', orderId).execute();
};

export const insertOrderEvent = async (
  trx: Transaction<DB>,
  orderId: string,
  event: OrderEventInput,
): Promise<void> => {
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      item_id: event.itemId ?? null,
      at: event.at,
      type: event.type,
      actor: event.actor,
      data: JSON.stringify(event.data ?? {}),
    })
    .execute();
};

/** Locks the order of an item, as `lockOrder` does, for a change of the item that comes from another order. */
export const lockOrderOfItem = async (trx: Transaction<DB>, itemId: string): Promise<void> => {
  await sql`
    SELECT FROM orders o WHERE o.id = (SELECT order_id FROM order_items WHERE id = ${itemId}) FOR UPDATE`.execute(
    trx,
  );
};

/** What an event changes: the status of the order, and of the items that follow it. */
export interface OrderMove {
  orderId: string;
  to: OrderStatus;
  items: readonly { id: string; to: ItemStatus }[];
}

/** Changes the statuses and writes the event, in one statement. Only `applyOrderEvent` calls it. */
export const moveOrder = async (
  trx: Transaction<DB>,
  { orderId, to, items }: OrderMove,
  event: OrderEventInput,
): Promise<void> => {
  await sql`WITH moved AS (UPDATE orders SET status = ${to} WHERE id = ${orderId} RETURNING id), moved_items AS (
      UPDATE order_items i SET status = item.to
      FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item(id uuid, "to" text) WHERE i.id = item.id
    )
    INSERT INTO order_events (order_id, item_id, at, type, actor, data)
    SELECT id, ${event.itemId ?? null}::uuid, ${event.at}::timestamptz, ${event.type}, ${event.actor},
      ${JSON.stringify(event.data ?? {})}::jsonb
    FROM moved`.execute(trx);
};

/** Cancels a confirmed item. Only `cancelItem` calls it; every other status of an item follows its order. */
export const markItemCanceled = async (trx: Transaction<DB>, itemId: string): Promise<void> => {
  await trx.updateTable('order_items').set({ status: 'CANCELED' }).where('id', '=', itemId).execute();
};

/** How often the card on file was tried again for an order. */
export const countScheduledRetries = async (trx: Transaction<DB>, orderId: string): Promise<number> => {
  const row = await trx
    .selectFrom('order_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('type', '=', 'payment_retried')
    .where('actor', '=', 'system')
    .executeTakeFirstOrThrow();
  return Number(row.count);
};

export const setHoldDeadline = async (trx: Transaction<DB>, orderId: string, at: Date): Promise<void> => {
  await trx.updateTable('orders').set({ hold_expires_at: at }).where('id', '=', orderId).execute();
};

export interface NewOrder {
  id: string;
  code: string;
  accountId: string;
  /** The item of an earlier order that this order changes. */
  changesItemId: string | null;
  actor: 'guest' | 'system';
  totalAmount: number;
  locale: string;
  holdExpiresAt: Date;
  createdAt: Date;
  items: {
    id: string;
    position: number;
    kind: string;
    snapshot: object;
    needs_approval: boolean;
    total_amount: number;
    member_savings_amount: number;
  }[];
  lines: OrderLine[];
  payment: {
    id: string;
    cardId: string;
    keepsCard: boolean;
    deviceProfileSessionId: string | null;
    gateway: string;
    amount: number;
    purpose: 'purchase' | 'deposit' | 'renewal';
    capture: 'automatic' | 'manual';
    dueOn: string;
  };
  /** null for a scheduled payment: the limits on payments count what buyers do. */
  attempt: NewPaymentAttempt | null;
}

export interface PlacedOrder {
  /** false for an account that is not open. */
  isPlaced: boolean;
  /** What the limits on payments count besides this order, locked until the transaction ends. */
  attempts: PaymentAttempt[];
}

type PlacedRow = { is_placed: boolean } & (PaymentAttempt | { [Name in keyof PaymentAttempt]: null });

const insertAttempt = (attempt: NewPaymentAttempt) => sql`a AS (
      INSERT INTO payment_attempts (payment_id, account_id, address, device_id, fingerprint, attempted_at)
      SELECT ${attemptValues(attempt)} FROM o
    ), `;

/** Writes an order and its rows in one statement, which first locks the account: one that is being deleted buys nothing. */
export const insertOrder = async (trx: Transaction<DB>, order: NewOrder): Promise<PlacedOrder> => {
  const { id, payment, attempt } = order;
  const { rows } = await sql<PlacedRow>`
    WITH buyer AS (
      SELECT id FROM accounts
      WHERE id = ${order.accountId} AND deleted_at IS NULL AND suspended_at IS NULL FOR SHARE
    ), o AS (
      INSERT INTO orders (id, code, account_id, status, total_amount, locale, hold_expires_at, created_at, changes_item_id)
      SELECT ${id}, ${order.code}, id, 'PENDING_PAYMENT', ${order.totalAmount}, ${order.locale},
        ${order.holdExpiresAt}, ${order.createdAt}, ${order.changesItemId}::uuid FROM buyer
      RETURNING id
    ), i AS (
      INSERT INTO order_items (id, order_id, position, kind, status, snapshot, needs_approval, total_amount,
        member_savings_amount)
      SELECT item.id, o.id, position, kind, 'HELD', snapshot, needs_approval, total_amount, member_savings_amount
      FROM o, jsonb_to_recordset(${JSON.stringify(order.items)}::jsonb) AS item(id uuid, position integer, kind text,
        snapshot jsonb, needs_approval boolean, total_amount bigint, member_savings_amount bigint)
    ), l AS (
      INSERT INTO order_lines (item_id, position, code, params, quantity, amount, payee)
      SELECT item_id, position, code, params, quantity, amount, payee
      FROM o, jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb) AS line(item_id uuid, position integer, code text,
        params jsonb, quantity integer, amount bigint, payee text)
    ), p AS (
      INSERT INTO payments (id, order_id, purpose, amount, status, capture, card_id, gateway, attempts, due_on, is_off_session,
        keeps_card, device_profile_session_id, created_at)
      SELECT ${payment.id}, id, ${payment.purpose}, ${payment.amount}, 'CREATED', ${payment.capture},
        ${payment.cardId}, ${payment.gateway}, 1, ${payment.dueOn}, ${order.actor === 'system'},
        ${payment.keepsCard}, ${payment.deviceProfileSessionId}, ${order.createdAt}
      FROM o
    ), ${attempt ? insertAttempt(attempt) : sql``}e AS (
      INSERT INTO order_events (order_id, at, type, actor) SELECT id, ${order.createdAt}, 'placed', ${order.actor} FROM o
      RETURNING 1
    )
    SELECT placed.is_placed${attempt ? sql`, ${attemptColumns}` : sql``}
    FROM (SELECT count(*) > 0 AS is_placed FROM e) placed
    ${attempt ? sql`LEFT JOIN ${lockAttempts({ ...attempt, now: attempt.at })} a ON true` : sql``}`.execute(
    trx,
  );
  return {
    isPlaced: rows[0]?.is_placed ?? false,
    attempts:
      attempt === null
        ? []
        : rows.filter((row) => row.orderId !== null).filter(({ orderId }) => orderId !== id),
  };
};
