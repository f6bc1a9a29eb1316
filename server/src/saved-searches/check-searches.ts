import { mostComparedStays } from '@golark/contract/saved-searches/rules';
import type { Transaction } from 'kysely';
import { findAccount, lockAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { isMuted } from '#platform/email/muted-emails';
import { reachStep } from '#platform/fault-point';
import { findBestStays } from '#search';
import { compareStays, type Found } from './compare-stays.ts';
import { type SearchNews, writeAlert } from './emails/write-alert.ts';
import { dayAfter, requestCheck } from './plan-check.ts';
import { isReached, readerOf } from './reader-of.ts';
import { claimCheck, deleteCheck, findCheck, listSearches, searchOf } from './store.ts';

/** Present results of the searches of an account, by their ids; none for an account that gets no alerts. */
const findAll = async (ctx: Context, accountId: string): Promise<Map<string, Found>> => {
  const found = new Map<string, Found>();
  const account = await findAccount(ctx.db, accountId);
  if (!account || !isReached(account)) return found;
  if (await isMuted(ctx.db, { account_id: accountId, kind: 'searchAlerts' })) return found;
  const reader = await readerOf(ctx, account);
  for (const row of await listSearches(ctx.db, accountId)) {
    const search = row.has_alerts ? searchOf(row) : null;
    const now = ctx.clock.now();
    const best = search && (await findBestStays(ctx, reader, { input: search, most: mostComparedStays }));
    if (best) found.set(row.id, { search, best, isMember: reader.isMember, now });
  }
  return found;
};

/** Compares those that are there still, have alerts and were made. */
const compareAll = async (
  trx: Transaction<DB>,
  accountId: string,
  found: ReadonlyMap<string, Found>,
): Promise<{ reports: SearchNews[]; hasAlerts: boolean }> => {
  const reports: SearchNews[] = [];
  const alerting = (await listSearches(trx, accountId)).filter(({ has_alerts }) => has_alerts);
  for (const row of alerting) {
    const result = found.get(row.id);
    const news = result ? await compareStays(trx, row, result) : [];
    if (result && news.length > 0) reports.push({ row, news, search: result.search });
  }
  return { reports, hasAlerts: alerting.length > 0 };
};

/**
 * Checks the searches of an account and emails their news, once for each time that was planned. The searches run before the
 * transaction that stores their results, the email and the next check: killed at any point, all of it is repeated or none. Throws
 * before the time, so that a queue whose clock is ahead tries again.
 */
export const checkSearches = async (
  ctx: Context,
  { accountId, at }: { accountId: string; at: string },
): Promise<void> => {
  const plannedAt = new Date(at);
  const planned = await findCheck(ctx.db, accountId);
  if (planned?.next_at.getTime() !== plannedAt.getTime()) return;
  if (plannedAt > ctx.clock.now()) throw new Error('it is too early for this check');
  const found = await findAll(ctx, accountId);
  reachStep('searches.checked.searched');
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId, 'change');
    const nextAt = dayAfter(ctx.clock.now());
    if (!account || !(await claimCheck(trx, { accountId, at: plannedAt, nextAt }))) return;
    const { reports, hasAlerts } = await compareAll(trx, accountId, found);
    reachStep('searches.checked.stored');
    if (reports.length > 0 && isReached(account)) await writeAlert(ctx, trx, { account, reports, at });
    if (hasAlerts) await ctx.jobs.enqueueAll(trx, [requestCheck(accountId, nextAt)]);
    else await deleteCheck(trx, accountId);
    reachStep('searches.checked.before-commit');
  });
  reachStep('searches.checked.after-commit');
};
