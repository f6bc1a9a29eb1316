import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { type AccountRow, updateAccount } from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';
import { leaveTeams } from './store/teams.ts';

/** The tables whose rows are deleted with an account; its own row remains for the bookings. */
const ownTables = [
  'sessions',
  'email_tokens',
  'two_step',
  'known_devices',
  'account_events',
  'membership_subscriptions',
  'operator_permissions',
] as const;

/** Erases login and profile. The placeholder address frees the email, and no password matches the hash. */
export const eraseAccount = async (trx: Transaction<DB>, account: AccountRow, now: Date): Promise<void> => {
  for (const table of ownTables) await trx.deleteFrom(table).where('account_id', '=', account.id).execute();
  await trx.deleteFrom('login_failures').where('email_key', '=', account.email.toLowerCase()).execute();
  await leaveTeams(trx, account.id);
  await updateAccount(trx, account.id, {
    email: `deleted-${account.id}@deleted.invalid`,
    first_name: 'Deleted',
    last_name: 'account',
    password_hash: '',
    phone: null,
    address: null,
    email_verified_at: null,
    deleted_at: now,
  });
  await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'deleted' });
};
