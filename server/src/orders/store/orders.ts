import type { ItemStatus, OrderEventType, OrderStatus } from '@golark/contract/orders/rules';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, OrderItems, Orders } from '#platform/database/tables';
import type { OrderItem } from '#platform/fulfilment';
import { listPayments, type PaymentRow } from './payments.ts';

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

export const listItems = async (db: Database, orderId: string): Promise<OrderItem[]> => {
  const rows = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(itemOf);
};

export const listLines = async (db: Database, orderId: string): Promise<OrderLine[]> => {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('order_items', 'order_items.id', 'order_lines.item_id')
    .selectAll('order_lines')
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.position')
    .orderBy('order_lines.position')
    .execute();
  return rows as unknown as OrderLine[];
};

export const findOrder = async (db: Database, id: string): Promise<OrderRow | undefined> =>
  (await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()) as OrderRow | undefined;

/** Locks the order's row first: everything that changes an order, its items or its payments waits here. */
export const lockOrder = async (trx: Transaction<DB>, id: string): Promise<LockedOrder | undefined> => {
  const row = (await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) as OrderRow | undefined;
  if (!row) return undefined;
  // read after the lock was granted: an earlier snapshot could show the items of before
  const items = await listItems(trx, id);
  return { row, items, payments: await listPayments(trx, id) };
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

/** Changes the status and writes the event, in one statement. Only `applyOrderEvent` calls it. */
export const moveOrder = async (
  trx: Transaction<DB>,
  order: { id: string; to: OrderStatus },
  event: OrderEventInput,
): Promise<void> => {
  await sql`WITH moved AS (UPDATE orders SET status = ${order.to} WHERE id = ${order.id} RETURNING id)
    INSERT INTO order_events (order_id, item_id, at, type, actor, data)
    SELECT id, ${event.itemId ?? null}::uuid, ${event.at}, ${event.type}, ${event.actor}, ${JSON.stringify(event.data ?? {})}::jsonb
    FROM moved`.execute(trx);
};

/** Only `applyOrderEvent` and `cancelItem` call it. */
export const moveItems = async (
  trx: Transaction<DB>,
  items: readonly OrderItem[],
  to: ItemStatus,
): Promise<void> => {
  const ids = items.map((item) => item.id);
  await sql`UPDATE order_items SET status = ${to} WHERE id = ANY (${ids}::uuid[])`.execute(trx);
};

export const setHoldDeadline = async (trx: Transaction<DB>, orderId: string, at: Date): Promise<void> => {
  await trx.updateTable('orders').set({ hold_expires_at: at }).where('id', '=', orderId).execute();
};

export interface NewOrder {
  id: string;
  code: string;
  accountId: string;
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
  }[];
  lines: OrderLine[];
  payment: {
    id: string;
    cardId: string;
    gateway: string;
    capture: 'automatic' | 'manual';
    dueOn: string;
  };
}

/** Writes the order with its items, lines, first payment and first event, in one statement. */
export const insertOrder = async (trx: Transaction<DB>, order: NewOrder): Promise<void> => {
  const { id, payment } = order;
  await sql`
    WITH o AS (
      INSERT INTO orders (id, code, account_id, status, total_amount, locale, hold_expires_at, created_at)
      VALUES (${id}, ${order.code}, ${order.accountId}, 'PENDING_PAYMENT', ${order.totalAmount}, ${order.locale},
        ${order.holdExpiresAt}, ${order.createdAt})
    ), i AS (
      INSERT INTO order_items (id, order_id, position, kind, status, snapshot, needs_approval, total_amount)
      SELECT id, ${id}, position, kind, 'HELD', snapshot, needs_approval, total_amount
      FROM jsonb_to_recordset(${JSON.stringify(order.items)}::jsonb) AS item(id uuid, position integer, kind text,
        snapshot jsonb, needs_approval boolean, total_amount integer)
    ), l AS (
      INSERT INTO order_lines (item_id, position, code, params, quantity, amount, payee)
      SELECT item_id, position, code, params, quantity, amount, payee
      FROM jsonb_to_recordset(${JSON.stringify(order.lines)}::jsonb) AS line(item_id uuid, position integer, code text,
        params jsonb, quantity integer, amount integer, payee text)
    ), p AS (
      INSERT INTO payments (id, order_id, purpose, amount, status, capture, card_id, gateway, attempts, due_on, created_at)
      VALUES (${payment.id}, ${id}, 'purchase', ${order.totalAmount}, 'CREATED', ${payment.capture}, ${payment.cardId},
        ${payment.gateway}, 1, ${payment.dueOn}, ${order.createdAt})
    )
    INSERT INTO order_events (order_id, at, type, actor) VALUES (${id}, ${order.createdAt}, 'placed', 'guest')
  `.execute(trx);
};
