import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { Payer } from '../payer.ts';

export interface CardAttempt extends Payer {
  attemptedAt: Date;
}

/** Until the transaction ends nobody else counts under these names. */
export const lockNames = async (trx: Transaction<DB>, names: readonly string[]): Promise<void> => {
  for (const name of names)
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 91))`.execute(trx);
};

/** The attempts since `since` of the account, its device or its address. */
export const listCardAttempts = (trx: Transaction<DB>, payer: Payer, since: Date): Promise<CardAttempt[]> =>
  trx
    .selectFrom('card_attempts')
    .select(['account_id as accountId', 'address', 'device_id as deviceId', 'attempted_at as attemptedAt'])
    .where('attempted_at', '>', since)
    .where((where) =>
      where.or([
        where('account_id', '=', payer.accountId),
        where('address', '=', payer.address),
        where('device_id', '=', payer.deviceId),
      ]),
    )
    .execute();

export const insertCardAttempt = async (
  trx: Transaction<DB>,
  { payer, at, isForm }: { payer: Payer; at: Date; isForm: boolean },
): Promise<number> =>
  (
    await trx
      .insertInto('card_attempts')
      .values({
        account_id: payer.accountId,
        address: payer.address,
        device_id: payer.deviceId,
        is_form: isForm,
        attempted_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** A card came from a form that was counted when it was opened: it counts once. */
export const deleteOpenedForm = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await sql`DELETE FROM card_attempts WHERE id =
    (SELECT id FROM card_attempts WHERE account_id = ${accountId} AND is_form ORDER BY id LIMIT 1)`.execute(
    trx,
  );
};

/** The card that came of an attempt: once it has paid, the attempt no longer counts. */
export const nameCardOfAttempt = async (
  trx: Transaction<DB>,
  { attemptId, cardId }: { attemptId: number; cardId: string },
): Promise<void> => {
  await trx.updateTable('card_attempts').set({ card_id: cardId }).where('id', '=', attemptId).execute();
};

export const deleteCardAttempts = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('card_attempts').where('attempted_at', '<', before).execute();
};
