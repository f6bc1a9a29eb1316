import type { Context } from '#platform/context';
import {
  type AccountRow,
  findAccountByEmail,
  listSuspendedAccounts,
  lockAccount,
  updateAccount,
} from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';

export type SuspensionChange = 'changed' | 'unchanged' | 'unknown';

const setSuspension = async (
  ctx: Context,
  email: string,
  suspension: { reason: string } | null,
): Promise<SuspensionChange> => {
  const found = await findAccountByEmail(ctx.db, email);
  if (!found) return 'unknown';
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, found.id, 'change');
    if (!account) return 'unknown';
    if (Boolean(account.suspended_at) === Boolean(suspension)) return 'unchanged';
    await updateAccount(trx, account.id, {
      suspended_at: suspension ? now : null,
      suspended_reason: suspension?.reason ?? null,
    });
    const what = suspension ? 'suspended' : 'restored';
    await insertAccountEvent(trx, { accountId: account.id, at: now, what });
    return 'changed';
  });
};

/** Suspends an account immediately; its sessions remain stored but are rejected until it is restored. */
export const suspendAccount = (
  ctx: Context,
  account: { email: string; reason: string },
): Promise<SuspensionChange> => setSuspension(ctx, account.email, { reason: account.reason });

export const restoreAccount = (ctx: Context, email: string): Promise<SuspensionChange> =>
  setSuspension(ctx, email, null);

export interface SuspendedAccount {
  email: string;
  since: Date;
  reason: string;
}

/** Suspended accounts, latest first. */
export const listSuspended = async (ctx: Context): Promise<SuspendedAccount[]> =>
  (await listSuspendedAccounts(ctx.db)).map((row: AccountRow) => ({
    email: row.email,
    since: row.suspended_at ?? row.created_at,
    reason: row.suspended_reason ?? '',
  }));
