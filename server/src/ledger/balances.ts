import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface Balance {
  account: string;
  /** Cents; negative is owed to the party. */
  amount: number;
}

/** The balances of the accounts whose name starts with a kind, such as `host`, or with a whole name. */
export const listBalances = async (db: Database, kind: string): Promise<Balance[]> => {
  const { rows } = await sql<Balance>`
    SELECT account, sum(amount) AS amount FROM ledger_entries
    WHERE account = ${kind} OR account LIKE ${`${kind}:%`}
    GROUP BY account ORDER BY account`.execute(db);
  return rows;
};

export interface StatementLine {
  at: Date;
  cause: string;
  orderCode: string | null;
  amount: number;
  /** After this line. */
  balance: number;
}

/** What happened on one account in a half-open period, oldest first. */
export const listStatement = async (
  db: Database,
  account: string,
  period: { from: Date; until: Date },
): Promise<StatementLine[]> => {
  const { rows } = await sql<StatementLine>`
    SELECT * FROM (
      SELECT t.occurred_at AS at, t.cause, o.code AS "orderCode", e.amount,
        sum(e.amount) OVER (ORDER BY t.occurred_at, e.id) AS balance
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      LEFT JOIN orders o ON o.id = t.order_id
      WHERE e.account = ${account}) line
    WHERE at >= ${period.from} AND at < ${period.until}
    ORDER BY at`.execute(db);
  return rows;
};
