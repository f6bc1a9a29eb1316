import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export type AccountEvent =
  | 'signed_up'
  | 'new_device'
  | 'email_verified'
  | 'email_change_requested'
  | 'email_changed'
  | 'email_change_undone'
  | 'password_changed'
  | 'password_reset'
  | 'two_step_on'
  | 'two_step_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'wrong_codes'
  | 'session_stolen'
  | 'suspended'
  | 'restored'
  | 'permission_granted'
  | 'permission_revoked'
  | 'deleted';

export const insertAccountEvent = async (
  trx: Transaction<DB>,
  event: { accountId: string; at: Date; what: AccountEvent },
): Promise<void> => {
  await trx
    .insertInto('account_events')
    .values({ account_id: event.accountId, at: event.at, what: event.what })
    .execute();
};

export const listAccountEvents = (db: Database, accountId: string) =>
  db
    .selectFrom('account_events')
    .select(['at', 'what'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Stores browser and system of a login. Returns whether they are new to the account, and whether they are its first. */
export const upsertDevice = async (
  trx: Transaction<DB>,
  seen: { accountId: string; device: string; now: Date },
): Promise<{ isNew: boolean; isFirst: boolean }> => {
  // a statement does not see its own inserts, so these are the earlier devices
  const known = sql<number>`(SELECT count(*) FROM known_devices WHERE account_id = ${seen.accountId})`;
  const inserted = await trx
    .insertInto('known_devices')
    .values({ account_id: seen.accountId, device: seen.device, first_seen_at: seen.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning(known.as('known'))
    .executeTakeFirst();
  return { isNew: inserted !== undefined, isFirst: inserted?.known === 0 };
};

export const listDevices = (db: Database, accountId: string) =>
  db
    .selectFrom('known_devices')
    .select(['device', 'first_seen_at'])
    .where('account_id', '=', accountId)
    .orderBy('first_seen_at')
    .execute();
