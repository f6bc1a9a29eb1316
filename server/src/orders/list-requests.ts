import type { Database } from '#platform/database/open-database';

export interface OpenRequest {
  orderId: string;
  code: string;
  /** Until when the host can answer. */
  deadline: Date | null;
  totalAmount: number;
}

/** Orders that wait for a host's answer, the most urgent first. */
export const listRequests = async (db: Database): Promise<OpenRequest[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'code', 'hold_expires_at', 'total_amount'])
    .where('status', '=', 'AWAITING_HOST')
    .orderBy('hold_expires_at')
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    code: row.code,
    deadline: row.hold_expires_at,
    totalAmount: row.total_amount,
  }));
};

/** The order with a confirmation code, or undefined. */
export const findOrderByCode = (db: Database, code: string): Promise<{ id: string } | undefined> =>
  db.selectFrom('orders').select('id').where('code', '=', code).executeTakeFirst();
