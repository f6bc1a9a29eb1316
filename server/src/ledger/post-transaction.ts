import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

export interface LedgerEntry {
  /**
   * Kind and party: `host:{managerId}`, `seller:{accountId}`, `buyer:{accountId or email}`, `platform:fees`,
   * `platform:memberships`, `platform:member-discounts`, `platform:coupons`, `platform:guarantee`, `payouts:{accountId}`, `insurer:{name}`, `tax:{jurisdiction}`,
   * `gateway:{name}`, `insurer:{name}`. What the platform owes is negative.
   */
  account: string;
  /** Cents. */
  amount: number;
  /** What the entry is for, where the account alone doesn't say it. */
  purpose?: 'member-discount';
}

export interface Posting {
  /** What caused it: `payment:{id}`, `refund:{id}`. Posting the same cause again has no effect. */
  cause: string;
  orderId: string | null;
  at: Date;
  /** They sum to zero; the database rejects the transaction otherwise. */
  entries: readonly LedgerEntry[];
}

/** Writes one balanced transaction to the ledger, in one statement. Returns false if its cause was posted before. */
export const postTransaction = async (trx: Transaction<DB>, posting: Posting): Promise<boolean> => {
  const entries = posting.entries.filter((entry) => entry.amount !== 0);
  const { rows } = await sql<{ id: string }>`
    WITH posted AS (
      INSERT INTO ledger_transactions (cause, order_id, occurred_at)
      VALUES (${posting.cause}, ${posting.orderId}, ${posting.at})
      ON CONFLICT (cause) DO NOTHING RETURNING id
    ), written AS (
      INSERT INTO ledger_entries (transaction_id, account, amount, currency, purpose)
      SELECT posted.id, entry.account, entry.amount, 'USD', entry.purpose
      FROM posted, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS entry(account text, amount bigint, purpose text)
    )
    SELECT id FROM posted`.execute(trx);
  return rows.length > 0;
};
