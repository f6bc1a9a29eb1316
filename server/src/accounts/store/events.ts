import type { Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export type AccountEvent =
  | 'signed_up'
  | 'new_device'
  | 'email_verified'
  | 'email_change_requested'
  | 'email_changed'
  | 'password_changed'
  | 'password_reset'
  | 'two_step_on'
  | 'two_step_off'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'session_stolen'
  | 'suspended'
  | 'restored'
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

/** Remembers browser and system of a login: whether this one is new to the account, and its first. */
export const noteDevice = async (
  trx: Transaction<DB>,
  seen: { accountId: string; device: string; now: Date },
): Promise<{ isNew: boolean; isFirst: boolean }> => {
  const inserted = await trx
    .insertInto('known_devices')
    .values({ account_id: seen.accountId, device: seen.device, first_seen_at: seen.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('device')
    .executeTakeFirst();
  if (!inserted) return { isNew: false, isFirst: false };
  const { count } = await trx
    .selectFrom('known_devices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', seen.accountId)
    .executeTakeFirstOrThrow();
  return { isNew: true, isFirst: count === 1 };
};
