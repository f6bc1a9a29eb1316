import type { Transaction } from 'kysely';
import { lockAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { planCheck } from './plan-check.ts';
import { type SavedSearchRow, updateSearch } from './store.ts';

interface SearchChange {
  hasAlerts?: boolean | undefined;
  dropPercent?: number | undefined;
}

const write = async (
  trx: Transaction<DB>,
  row: SavedSearchRow,
  { hasAlerts = row.has_alerts, dropPercent = row.drop_percent }: SearchChange,
): Promise<SavedSearchRow | undefined> =>
  updateSearch(trx, row.id, { has_alerts: hasAlerts, drop_percent: dropPercent });

/** The changed search; undefined if it or its account has been deleted. The account is locked: a check that ends with the last alert waits. */
export const changeSearch = (
  ctx: Context,
  row: SavedSearchRow,
  change: SearchChange,
): Promise<SavedSearchRow | undefined> =>
  ctx.db.transaction().execute(async (trx) => {
    if (!(await lockAccount(trx, row.account_id, 'change'))) return undefined;
    const changed = await write(trx, row, change);
    if (changed?.has_alerts) await planCheck(ctx, trx, row.account_id);
    return changed;
  });
