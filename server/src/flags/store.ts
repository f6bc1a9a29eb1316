import type { FlagValue } from '@golark/contract/flags/schemas';
import type { Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { FlagDefinition } from './rules/evaluate-flags.ts';

/** Every flag, ordered by name. */
export const listFlags = async (db: Database): Promise<FlagDefinition[]> => {
  const rows = await db.selectFrom('feature_flags').selectAll().orderBy('name').execute();
  return rows.map((row) => ({
    name: row.name,
    onValue: row.on_value as FlagValue,
    offValue: row.off_value as FlagValue,
    percentage: row.percentage,
  }));
};

/** The rules of one account: flag name → on? */
export const listOwnValues = async (db: Database, accountId: string): Promise<Map<string, boolean>> => {
  const rows = await db
    .selectFrom('feature_flag_accounts')
    .select(['flag_name', 'is_on'])
    .where('account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.flag_name, row.is_on]));
};

/** The number of accounts with their own rule, per flag. */
export const countAccountRules = async (db: Database): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('feature_flag_accounts')
    .select(['flag_name', (e) => e.fn.countAll<number>().as('count')])
    .groupBy('flag_name')
    .execute();
  return new Map(rows.map((row) => [row.flag_name, Number(row.count)]));
};

export const writeFlag = async (trx: Transaction<DB>, flag: FlagDefinition): Promise<void> => {
  const values = {
    on_value: JSON.stringify(flag.onValue),
    off_value: JSON.stringify(flag.offValue),
    percentage: flag.percentage,
  };
  await trx
    .insertInto('feature_flags')
    .values({ name: flag.name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
};

/** `isOn` null deletes the account's rule. */
export const writeAccountRule = async (
  trx: Transaction<DB>,
  rule: { name: string; accountId: string; isOn: boolean | null },
): Promise<void> => {
  const { name, accountId, isOn } = rule;
  if (isOn === null) {
    await trx
      .deleteFrom('feature_flag_accounts')
      .where('flag_name', '=', name)
      .where('account_id', '=', accountId)
      .execute();
    return;
  }
  await trx
    .insertInto('feature_flag_accounts')
    .values({ flag_name: name, account_id: accountId, is_on: isOn })
    .onConflict((conflict) => conflict.columns(['account_id', 'flag_name']).doUpdateSet({ is_on: isOn }))
    .execute();
};

/** Returns false if the flag does not exist. */
export const deleteFlag = async (trx: Transaction<DB>, name: string): Promise<boolean> => {
  const deleted = await trx.deleteFrom('feature_flags').where('name', '=', name).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
};

/** Deletes the rules of an account. */
export const deleteRulesOf = async (db: Database, accountId: string): Promise<void> => {
  await db.deleteFrom('feature_flag_accounts').where('account_id', '=', accountId).execute();
};
