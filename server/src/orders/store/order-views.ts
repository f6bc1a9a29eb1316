import type { ItemKind, ItemStatus, OrderStatus } from '@golark/contract/orders/rules';
import type { Order } from '@golark/contract/orders/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { PaymentStatus } from '#payments';
import type { Database } from '#platform/database/open-database';
import type { OrderLine } from './orders.ts';

/** An order with everything that the contract shows, loaded by one query. Instants inside are text. */
export interface OrderView {
  id: string;
  code: string;
  status: OrderStatus;
  total_amount: number;
  hold_expires_at: Date | null;
  created_at: Date;
  items: {
    id: string;
    kind: ItemKind;
    status: ItemStatus;
    snapshot: unknown;
    total_amount: number;
    lines: Pick<OrderLine, 'code' | 'params' | 'amount'>[] | null;
  }[];
  payments: {
    id: string;
    purpose: Order['payments'][number]['purpose'];
    amount: number;
    due_on: string;
    status: PaymentStatus;
    action: Order['paymentAction'];
    failure_code: string | null;
    settled_at: string | null;
    brand: string;
    last4: string;
  }[];
  refunds: { id: string; item_id: string; amount: number; status: string; created_at: string }[];
}

const select = async (db: Database, where: RawBuilder<unknown>): Promise<OrderView[]> => {
  const { rows } = await sql<OrderView>`
    SELECT o.id, o.code, o.status, o.total_amount, o.hold_expires_at, o.created_at,
      (SELECT json_agg(json_build_object('id', i.id, 'kind', i.kind, 'status', i.status, 'snapshot', i.snapshot,
          'total_amount', i.total_amount,
          'lines', (SELECT json_agg(l ORDER BY l.position) FROM order_lines l WHERE l.item_id = i.id)) ORDER BY i.position)
        FROM order_items i WHERE i.order_id = o.id) AS items,
      coalesce((SELECT json_agg(json_build_object('id', p.id, 'purpose', p.purpose, 'amount', p.amount, 'due_on', p.due_on,
          'status', p.status, 'action', p.action, 'failure_code', p.failure_code, 'settled_at', p.settled_at,
          'brand', c.brand, 'last4', c.last4)
          ORDER BY p.created_at)
        FROM payments p JOIN saved_cards c ON c.id = p.card_id WHERE p.order_id = o.id), '[]'::json) AS payments,
      coalesce((SELECT json_agg(r ORDER BY r.created_at) FROM refunds r JOIN order_items i ON i.id = r.item_id
        WHERE i.order_id = o.id), '[]'::json) AS refunds
    FROM orders o ${where}`.execute(db);
  return rows;
};

/** An order of this account. */
export const findOwnOrder = async (
  db: Database,
  { orderId, accountId }: { orderId: string; accountId: string },
): Promise<OrderView | undefined> =>
  (await select(db, sql`WHERE o.id = ${orderId} AND o.account_id = ${accountId}`))[0];

/** The orders of an account, the latest first. */
export const listOwnOrders = (
  db: Database,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<OrderView[]> =>
  select(
    db,
    sql`WHERE o.account_id = ${accountId} ORDER BY o.created_at DESC, o.id LIMIT ${page.limit} OFFSET ${page.offset}`,
  );

export const countOwnOrders = async (db: Database, accountId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
};
