import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../database/open-database.ts';
import type { DB } from '../database/tables.ts';

const dayMilliseconds = 86_400_000;
/** The last attempt to send an email is made before that. */
const unsentDays = 7;
/** An email to or of a visitor belongs to no account that could be deleted. */
const visitorDays = 30;

export const listEmailsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('emails')
    .select(['created_at', 'sent_at', 'recipient', 'subject', 'text', 'has_secret'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

/** Deletes all emails of an account, also those that are not sent yet. Later ones are deleted once they are sent. */
export const deleteEmailsOf = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('emails').where('account_id', '=', accountId).execute();
};

const deletedAccounts = (db: Database) =>
  db.selectFrom('accounts').select('id').where('deleted_at', 'is not', null);

/** Deletes an email that was sent, if its account was deleted before. */
export const deleteIfAccountIsDeleted = async (db: Database, emailId: string): Promise<void> => {
  await db
    .deleteFrom('emails')
    .where('id', '=', emailId)
    .where('account_id', 'in', deletedAccounts(db))
    .execute();
};

/** A safety net: deletes emails of deleted accounts, even unsent ones after a week, and sent emails of visitors. */
export const eraseOldEmails = async (ctx: Context): Promise<void> => {
  const daysAgo = (days: number): Date => new Date(ctx.clock.now().getTime() - days * dayMilliseconds);
  await ctx.db
    .deleteFrom('emails')
    .where('account_id', 'in', deletedAccounts(ctx.db))
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('created_at', '<', daysAgo(unsentDays))]))
    .execute();
  await ctx.db
    .deleteFrom('emails')
    .where('account_id', 'is', null)
    .where('sent_at', '<', daysAgo(visitorDays))
    .execute();
};
