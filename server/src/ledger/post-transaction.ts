import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** Accounts of the books. What we owe is negative, what we hold positive. */
export type LedgerAccount =
  | 'gateway'
  | 'host_payable'
  | 'platform_revenue'
  | 'taxes_payable'
  | 'guest_refunds';

export interface Posting {
  /** What caused it; posting the same cause again does nothing. */
  cause: string;
  bookingId: string | null;
  at: Date;
  /** Cents; they sum to zero, and the database says so at commit. */
  entries: { account: LedgerAccount; amount: number }[];
}

/** Writes one transaction into the books. Gives false if its cause is there already. */
export const postTransaction = async (trx: Transaction<DB>, posting: Posting): Promise<boolean> => {
  const inserted = await trx
    .insertInto('ledger_transactions')
    .values({ cause: posting.cause, booking_id: posting.bookingId, occurred_at: posting.at })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return false;
  const entries = posting.entries.filter((entry) => entry.amount !== 0);
  await trx
    .insertInto('ledger_entries')
    .values(
      entries.map(({ account, amount }) => ({
        transaction_id: inserted.id,
        account,
        amount,
        currency: 'USD',
      })),
    )
    .execute();
  return true;
};
