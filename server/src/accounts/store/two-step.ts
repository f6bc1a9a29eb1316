import type { Selectable, Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, TwoStep } from '#platform/database/tables';

export type TwoStepRow = Selectable<TwoStep>;

/** Two-step sign-in that is on, or started and not yet confirmed. */
export const findTwoStep = (db: Database, accountId: string): Promise<TwoStepRow | undefined> =>
  db.selectFrom('two_step').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The same, locked until the transaction ends, so that simultaneous guesses are counted one after another. */
export const lockTwoStep = (trx: Transaction<DB>, accountId: string): Promise<TwoStepRow | undefined> =>
  trx.selectFrom('two_step').selectAll().where('account_id', '=', accountId).forUpdate().executeTakeFirst();

/** When wrong codes were entered since `since`, oldest first. */
export const listWrongCodes = async (db: Database, accountId: string, since: Date): Promise<Date[]> => {
  const rows = await db
    .selectFrom('wrong_codes')
    .select('entered_at')
    .where('account_id', '=', accountId)
    .where('entered_at', '>', since)
    .orderBy('entered_at')
    .execute();
  return rows.map((row) => row.entered_at);
};

export const insertWrongCode = async (trx: Transaction<DB>, accountId: string, at: Date): Promise<void> => {
  await trx.insertInto('wrong_codes').values({ account_id: accountId, entered_at: at }).execute();
};

export const deleteWrongCodes = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('wrong_codes').where('account_id', '=', accountId).execute();
};

/** Stores a new setup; an earlier unconfirmed one is replaced, a confirmed one is not. */
export const putPendingTwoStep = async (
  trx: Transaction<DB>,
  row: { accountId: string; sealedSecret: Buffer; now: Date },
): Promise<void> => {
  const values = { sealed_secret: row.sealedSecret, created_at: row.now };
  await trx
    .insertInto('two_step')
    .values({ account_id: row.accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('two_step.confirmed_at', 'is', null),
    )
    .execute();
};

export const markTwoStepConfirmed = async (
  trx: Transaction<DB>,
  accountId: string,
  now: Date,
): Promise<void> => {
  await trx.updateTable('two_step').set({ confirmed_at: now }).where('account_id', '=', accountId).execute();
};

/** Marks the time step of a code as used; returns false if it or a later one was used before. */
export const consumeStep = async (
  trx: Transaction<DB>,
  accountId: string,
  step: number,
): Promise<boolean> => {
  const updated = await trx
    .updateTable('two_step')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const deleteTwoStep = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('two_step').where('account_id', '=', accountId).execute();
};

export const replaceRecoveryCodes = async (
  trx: Transaction<DB>,
  accountId: string,
  hashes: Buffer[],
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = hashes.map((hash) => ({ account_id: accountId, hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
};

/** Marks a recovery code as used; returns false for an unknown or used code. */
export const consumeRecoveryCode = async (
  trx: Transaction<DB>,
  code: { accountId: string; hash: Buffer; now: Date },
): Promise<boolean> => {
  const updated = await trx
    .updateTable('recovery_codes')
    .set({ used_at: code.now })
    .where('account_id', '=', code.accountId)
    .where('hash', '=', code.hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
};

export const countRecoveryCodes = async (db: Database, accountId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};
