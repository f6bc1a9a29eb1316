import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import {
  type AccountRow,
  findAccountByEmail,
  listSuspendedAccounts,
  lockAccount,
  updateAccount,
} from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';

export type SuspensionChange = 'changed' | 'unchanged' | 'unknown';

type Named = { email: string } | { accountId: string };

const idOf = async (ctx: Context, named: Named): Promise<string | undefined> => {
  if ('accountId' in named) return isUuid(named.accountId) ? named.accountId : undefined;
  return (await findAccountByEmail(ctx.db, named.email))?.id;
};

const setSuspension = async (
  ctx: Context,
  named: Named,
  suspension: { reason: string } | null,
): Promise<SuspensionChange> => {
  const accountId = await idOf(ctx, named);
  if (!accountId) return 'unknown';
  const now = ctx.clock.now();
  return ctx.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId, 'change');
    if (!account) return 'unknown';
    if (Boolean(account.suspended_at) === Boolean(suspension)) return 'unchanged';
    await updateAccount(trx, account.id, {
      suspended_at: suspension ? now : null,
      suspended_reason: suspension?.reason ?? null,
    });
    for (const { suspend, restore } of ctx.suspensionEffects)
      await (suspension ? suspend : restore)(trx, account.id);
    const what = suspension ? 'suspended' : 'restored';
    await insertAccountEvent(trx, { accountId: account.id, at: now, what });
    return 'changed';
  });
};

/**
 * Suspends an account immediately, with what features do in its name; its sessions remain stored but are rejected until it is restored.
 */
export const suspendAccount = (ctx: Context, named: Named, reason: string): Promise<SuspensionChange> =>
  setSuspension(ctx, named, { reason });

export const restoreAccount = (ctx: Context, named: Named): Promise<SuspensionChange> =>
  setSuspension(ctx, named, null);

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
