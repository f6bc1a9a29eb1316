import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** Each finds rows that must not exist; `what` names them in the report. */
const checks: { what: string; query: RawBuilder<{ row: string }> }[] = [
  {
    what: 'ledger transaction does not sum to zero',
    query: sql`SELECT transaction_id::text AS row FROM ledger_entries GROUP BY 1 HAVING sum(amount) <> 0`,
  },
  {
    what: 'ledger transaction has no entries',
    query: sql`SELECT t.cause AS row FROM ledger_transactions t
      WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.transaction_id = t.id)`,
  },
  {
    what: 'successful payment is not posted',
    query: sql`SELECT p.id::text AS row FROM payments p WHERE p.status = 'SUCCEEDED'
      AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.cause = 'payment:' || p.id)`,
  },
  {
    what: 'posted payment did not succeed',
    query: sql`SELECT t.cause AS row FROM ledger_transactions t JOIN payments p ON t.cause = 'payment:' || p.id
      WHERE p.status <> 'SUCCEEDED'`,
  },
  {
    what: 'posted amount differs from its payment',
    query: sql`SELECT t.cause AS row FROM ledger_transactions t
      JOIN payments p ON t.cause = 'payment:' || p.id
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.account = 'gateway:' || p.gateway
      GROUP BY t.cause, p.amount HAVING sum(e.amount) <> p.amount`,
  },
  {
    what: 'paid refund is not posted',
    query: sql`SELECT r.id::text AS row FROM refunds r WHERE r.status = 'SUCCEEDED'
      AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.cause = 'refund:' || r.id)`,
  },
  {
    what: 'posted refund was not paid',
    query: sql`SELECT t.cause AS row FROM ledger_transactions t JOIN refunds r ON t.cause = 'refund:' || r.id
      WHERE r.status <> 'SUCCEEDED'`,
  },
  {
    what: 'refunds exceed their payment',
    query: sql`SELECT p.id::text AS row FROM payments p JOIN refunds r ON r.payment_id = p.id AND r.status <> 'FAILED'
      GROUP BY p.id, p.amount HAVING sum(r.amount) > p.amount`,
  },
  {
    what: 'buyer is owed something without a refund that is on its way',
    query: sql`SELECT e.account AS row FROM ledger_entries e WHERE e.account LIKE 'buyer:%'
      GROUP BY e.account HAVING -sum(e.amount) <> coalesce((
        SELECT sum(r.amount) FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id
        WHERE r.status <> 'SUCCEEDED' AND e.account = 'buyer:' || coalesce(o.account_id::text, o.guest_email)), 0)`,
  },
];

export interface LedgerFault {
  what: string;
  /** The id or name of the row at fault. */
  row: string;
}

/** What does not hold in the ledger; empty if everything does. */
export const checkLedger = async (db: Database): Promise<LedgerFault[]> => {
  const faults: LedgerFault[] = [];
  for (const { what, query } of checks) {
    const { rows } = await query.execute(db);
    faults.push(...rows.map(({ row }) => ({ what, row })));
  }
  return faults;
};
