import type { MutableEmailKind } from '@golark/contract/email-preferences/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { DB } from '../database/tables.ts';
import type { MutedKind } from './unsubscribe-token.ts';

export const listMutedKinds = (db: Database, accountId: string) =>
  db
    .selectFrom('muted_emails')
    .select(['kind', 'muted_at'])
    .where('account_id', '=', accountId)
    .orderBy('kind')
    .execute();

export const isMuted = async (
  db: Database,
  { account_id, kind }: { account_id: string | null; kind: string | null },
): Promise<boolean> => {
  if (account_id === null || kind === null) return false;
  const muted = db
    .selectFrom('muted_emails')
    .select('kind')
    .where('account_id', '=', account_id)
    .where('kind', '=', kind);
  return (await muted.executeTakeFirst()) !== undefined;
};

export const muteKind = async (trx: Transaction<DB>, muted: MutedKind, now: Date): Promise<void> => {
  await trx
    .insertInto('muted_emails')
    .values({ account_id: muted.accountId, kind: muted.kind, muted_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doNothing())
    .execute();
};

export const unmuteKind = async (
  trx: Transaction<DB>,
  { accountId, kind }: { accountId: string; kind: MutableEmailKind },
): Promise<void> => {
  await trx.deleteFrom('muted_emails').where('account_id', '=', accountId).where('kind', '=', kind).execute();
};

export const deleteMutedKinds = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('muted_emails').where('account_id', '=', accountId).execute();
};
