import type { ItemKind } from '@golark/contract/orders/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** An item that cost its buyer less because of their membership. */
export interface MemberSaving {
  id: string;
  kind: ItemKind;
  snapshot: unknown;
  orderedAt: Date;
  /** Cents. */
  savingsAmount: number;
}

const ofAccount = (accountId: string) => sql`FROM order_items i JOIN orders o ON o.id = i.order_id
  WHERE o.account_id = ${accountId} AND i.member_savings_amount > 0 AND i.status IN ('HELD', 'CONFIRMED', 'COMPLETED')`;

/** What an account has bought at member prices and not canceled, the latest first. */
export const listMemberSavings = async (db: Database, accountId: string): Promise<MemberSaving[]> => {
  const { rows } = await sql<MemberSaving>`
    SELECT i.id, i.kind, i.snapshot, o.created_at AS "orderedAt", i.member_savings_amount AS "savingsAmount"
    ${ofAccount(accountId)} ORDER BY o.created_at DESC, i.position`.execute(db);
  return rows;
};

/** Whether an account has bought anything at a member price since an instant. */
export const hasMemberSavings = async (
  db: Database,
  { accountId, since }: { accountId: string; since: Date },
): Promise<boolean> => {
  const { rows } = await sql`SELECT ${ofAccount(accountId)} AND o.created_at >= ${since} LIMIT 1`.execute(db);
  return rows.length > 0;
};
