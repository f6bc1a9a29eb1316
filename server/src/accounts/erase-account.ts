import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { AccountToErase } from '#platform/personal-data';
import { writeAccountEmail } from './emails/write-account-email.ts';
import { deleteResetRequests } from './request-password-reset.ts';
import { updateAccount } from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';

/** The tables whose rows are deleted with an account; its own row remains for the orders. */
const ownTables = [
  'sessions',
  'email_tokens',
  'two_step',
  'wrong_codes',
  'known_devices',
  'account_events',
  'operator_permissions',
] as const;

/**
 * Erases login and profile and writes the email that says so. The placeholder address frees the email, and no password
 * matches the hash.
 */
export const eraseAccount = async (
  ctx: Context,
  trx: Transaction<DB>,
  account: AccountToErase,
): Promise<void> => {
  const now = ctx.clock.now();
  await writeAccountEmail(ctx, trx, { kind: 'accountDeleted', account });
  for (const table of ownTables) await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
  await trx.deleteFrom('login_failures').where('email_key', '=', account.email_key).execute();
  await deleteResetRequests(ctx, trx, account.email_key);
  await updateAccount(trx, account.id, {
    email: `deleted-${account.id}@deleted.invalid`,
    first_name: 'Deleted',
    last_name: 'account',
    password_hash: '',
    phone: null,
    address: null,
    email_verified_at: null,
    suspended_reason: null,
    deleted_at: now,
  });
  await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'deleted' });
};
