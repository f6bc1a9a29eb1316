import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { causeOf } from './write-message-emails.ts';

/** Everything in the conversations of a guest, and what the account wrote for a host. */
export const listMessagesOf = (db: Database, accountId: string) =>
  db
    .selectFrom('conversation_messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .select(['m.sent_at', 'm.conversation_id', 'c.listing_id', 'm.sender', 'm.body'])
    .where((eb) => eb.or([eb('c.account_id', '=', accountId), eb('m.author_account_id', '=', accountId)]))
    .orderBy('m.id')
    .execute();

/**
 * Deletes the conversations of a guest with the emails that quote them, also those to hosts. What the account wrote for a
 * host stays without its name.
 */
export const deleteConversationsOf = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  const deleted = await trx
    .deleteFrom('conversations')
    .where('account_id', '=', accountId)
    .returning('id')
    .execute();
  for (const { id } of deleted)
    await trx
      .deleteFrom('emails')
      .where('cause', 'like', `${causeOf(id)}%`)
      .execute();
  await sql`UPDATE conversation_messages SET author_account_id = NULL
    WHERE author_account_id = ${accountId}`.execute(trx);
};
