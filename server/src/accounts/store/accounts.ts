import type { PartnerRole } from '@golark/contract/access/rules';
import { fieldError } from '@golark/contract/errors/field-errors';
import type { Insertable, Selectable, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { Accounts, DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import type { SubscriptionJson } from './subscriptions.ts';

export type AccountRow = Selectable<Accounts>;

/** The columns of an account that the contract shows. */
export type AccountView = Pick<
  AccountRow,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'address'
  | 'email_verified_at'
  | 'suspended_at'
  | 'created_at'
> & {
  hosts: { id: string; name: string; data_source: string; role: PartnerRole }[];
  subscription: SubscriptionJson | null;
};

export const emailTaken = (path: string): Failure =>
  new Failure('EMAIL_TAKEN', {
    detail: 'There is already an account with this email address.',
    errors: [fieldError(path, 'email_taken')],
  });

/** Throws EMAIL_TAKEN. */
export const insertAccount = async (trx: Transaction<DB>, row: Insertable<Accounts>): Promise<AccountRow> => {
  try {
    return await trx.insertInto('accounts').values(row).returningAll().executeTakeFirstOrThrow();
  } catch (error) {
    throw isViolationOf(error, 'accounts_email_taken') ? emailTaken('email') : error;
  }
};

/** Throws EMAIL_TAKEN if another account has the new email. */
export const updateAccount = async (
  trx: Transaction<DB>,
  accountId: string,
  change: Updateable<Accounts>,
): Promise<void> => {
  if (Object.keys(change).length === 0) return;
  try {
    await trx.updateTable('accounts').set(change).where('id', '=', accountId).execute();
  } catch (error) {
    throw isViolationOf(error, 'accounts_email_taken') ? emailTaken('token') : error;
  }
};

/** A deleted account has a placeholder as its address, which is rejected too. */
export const findAccountByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('email_key', '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    // nobody can log in to the account of a buyer without one
    .where('is_guest', '=', false)
    .executeTakeFirst();

export const findAccount = (db: Database, accountId: string): Promise<AccountRow | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Locks the account and returns its row: `share` allows other sharers, `change` is exclusive. */
export const lockAccount = (
  trx: Transaction<DB>,
  accountId: string,
  how: 'share' | 'change',
): Promise<AccountRow | undefined> => {
  const query = trx
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null);
  return (how === 'share' ? query.forShare() : query.forNoKeyUpdate()).executeTakeFirst();
};

/** Like `lockAccount`. Throws UNAUTHENTICATED_ERROR for a deleted account, ACCOUNT_SUSPENDED. */
export const lockOpenAccount = async (
  trx: Transaction<DB>,
  accountId: string,
  how: 'share' | 'change',
): Promise<AccountRow> => {
  const account = await lockAccount(trx, accountId, how);
  if (!account) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
  if (account.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  return account;
};

const hosts = sql<AccountView['hosts']>`coalesce((
  SELECT json_agg(json_build_object('id', h.id, 'name', h.name, 'data_source', h.data_source, 'role', t.role) ORDER BY h.id)
  FROM team_members t JOIN property_managers h ON h.id = t.property_manager_id
  WHERE t.account_id = accounts.id), '[]'::json)`;
const subscription = sql<SubscriptionJson | null>`(
  SELECT to_jsonb(m) FROM membership_subscriptions m WHERE m.account_id = accounts.id)`;

/** What the contract shows of an account, to select from `accounts` without a second statement. */
export const accountView = [
  'accounts.id',
  'accounts.first_name',
  'accounts.last_name',
  'accounts.email',
  'accounts.phone',
  'accounts.address',
  'accounts.email_verified_at',
  'accounts.suspended_at',
  'accounts.created_at',
  hosts.as('hosts'),
  subscription.as('subscription'),
] as const;

/** One statement, because the pages of the account need it. */
export const findAccountView = async (db: Database, accountId: string): Promise<AccountView | undefined> => {
  const query = db
    .selectFrom('accounts')
    .select(accountView)
    .where('accounts.id', '=', accountId)
    .where('accounts.deleted_at', 'is', null);
  return query.executeTakeFirst();
};

/** The property manager whose owner has this email, a direct one before others; null if there is none. */
export const findManagerOf = async (db: Database, email: string): Promise<string | null> => {
  const row = await db
    .selectFrom('property_managers')
    .innerJoin('team_members', 'team_members.property_manager_id', 'property_managers.id')
    .innerJoin('accounts', 'accounts.id', 'team_members.account_id')
    .select('property_managers.id')
    .where('accounts.email_key', '=', email.toLowerCase())
    .where('team_members.role', '=', 'owner')
    .orderBy(sql`property_managers.data_source = 'DIRECT'`, 'desc')
    .orderBy('property_managers.id')
    .executeTakeFirst();
  return row?.id ?? null;
};

export const listSuspendedAccounts = (db: Database): Promise<AccountRow[]> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('suspended_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('suspended_at', 'desc')
    .execute();
