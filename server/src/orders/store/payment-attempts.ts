import { type RawBuilder, sql, type Transaction } from 'kysely';
import { locksOf, type Payer } from '#payments';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { PaymentAttempt } from '../rules/broken-payment-limit.ts';

/** Longer than any hold of a checkout, and than what the limits count. */
const countedMilliseconds = 2 * 3_600_000;

/** Who or what is counted, and the names under which it is locked. */
export interface Counted {
  payer: Payer;
  fingerprint: string | null;
  now: Date;
}

/** The members of a `PaymentAttempt`, from a row `a` of `lockAttempts`. */
export const attemptColumns = sql`a.account_id AS "accountId", a.address, a.device_id AS "deviceId", a.fingerprint,
  a.attempted_at AS "attemptedAt", a.order_id AS "orderId", a.hold_ends_at AS "holdEndsAt"`;

/** Locks what is counted until the transaction ends, and returns its attempts; for the FROM of a statement. */
export const lockAttempts = ({ payer, fingerprint, now }: Counted): RawBuilder<unknown> => {
  const { accountId, address, deviceId } = payer;
  const since = new Date(now.getTime() - countedMilliseconds);
  return sql`lock_payment_attempts(${locksOf(payer, fingerprint)}::text[], ${accountId}::uuid, ${address}::text,
    ${deviceId}::text, ${fingerprint}::text, ${since}::timestamptz)`;
};

/** Attempts of the same account, address, device or card; the locks last until the transaction ends. */
export const lockPaymentAttempts = async (db: Database, of: Counted): Promise<PaymentAttempt[]> => {
  const { rows } = await sql<PaymentAttempt>`SELECT ${attemptColumns} FROM ${lockAttempts(of)} a`.execute(db);
  return rows;
};

export interface NewPaymentAttempt {
  paymentId: string;
  payer: Payer;
  fingerprint: string | null;
  at: Date;
}

/** The values of the row, for a statement that writes the payment too. */
export const attemptValues = ({
  paymentId,
  payer,
  fingerprint,
  at,
}: NewPaymentAttempt): RawBuilder<unknown> =>
  sql`${paymentId}::uuid, ${payer.accountId}::uuid, ${payer.address}::text, ${payer.deviceId}::text,
    ${fingerprint}::text, ${at}::timestamptz`;

export const insertPaymentAttempt = async (
  trx: Transaction<DB>,
  attempt: NewPaymentAttempt,
): Promise<void> => {
  await sql`INSERT INTO payment_attempts (payment_id, account_id, address, device_id, fingerprint, attempted_at)
    SELECT ${attemptValues(attempt)}`.execute(trx);
};

export const deletePaymentAttempts = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('payment_attempts').where('attempted_at', '<', before).execute();
};
