import { confirmPassword, lockOpenAccount } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { PersonalData } from '#platform/personal-data';

/**
 * Deletes login, profile and cards permanently; orders remain, without the account. Everything that must not outlast the
 * login is erased in one transaction; `account.deleted` starts the rest. A booking made at the same time waits for the
 * lock on the account: it fails, or prevents the deletion. Throws VALIDATION_ERROR (password), INVALID_STATE.
 */
export const deleteAccount = async (
  ctx: Context,
  caller: AccountCaller,
  { password, personalData }: { password: string; personalData: readonly PersonalData[] },
): Promise<void> => {
  const { accountId } = caller;
  await confirmPassword(ctx, caller, { accountId, password, path: 'password' });
  await ctx.db.transaction().execute(async (trx) => {
    const account = await lockOpenAccount(trx, accountId, 'change');
    for (const feature of personalData) await feature.assertDeletable?.(ctx, trx, account);
    for (const feature of personalData) await feature.erase?.(ctx, trx, account);
    await ctx.events.emit(trx, 'account.deleted', { accountId });
  });
};
