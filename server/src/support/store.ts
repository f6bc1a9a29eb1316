import type { Insertable, Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB, SupportMessages } from '#platform/database/tables';

export const insertMessage = async (
  trx: Transaction<DB>,
  row: Insertable<SupportMessages>,
): Promise<string> =>
  (await trx.insertInto('support_messages').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const listMessagesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('support_messages')
    .select(['name', 'email', 'subject', 'message', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

export const deleteMessagesOf = async (db: Database, accountId: string): Promise<void> => {
  await db.deleteFrom('support_messages').where('account_id', '=', accountId).execute();
};

/** Deletes messages that visitors sent before `before`, and those of accounts that were deleted while one was stored. */
export const deleteOldMessages = async (db: Database, before: Date): Promise<void> => {
  await db
    .deleteFrom('support_messages')
    .where('account_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
  await db
    .deleteFrom('support_messages')
    .where('account_id', 'in', (accounts) =>
      accounts.selectFrom('accounts').select('id').where('deleted_at', 'is not', null),
    )
    .execute();
};
