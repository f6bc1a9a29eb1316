import type { OperatorPermission } from '@golark/contract/access/rules';
import type { Context } from '#platform/context';
import { findAccountByEmail } from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';
import { deleteOperatorPermission, insertOperatorPermission } from './store/teams.ts';

interface PermissionOf {
  email: string;
  permission: OperatorPermission;
}

/** Gives an account a permission of an operator, from its next request on. Returns false for an unknown address. */
export const grantPermission = async (
  ctx: Context,
  { email, permission }: PermissionOf,
): Promise<boolean> => {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) return false;
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    await insertOperatorPermission(trx, { accountId: account.id, permission, now });
    await insertAccountEvent(trx, { accountId: account.id, at: now, what: 'permission_granted' });
  });
  return true;
};

/** Returns false if no account with this address has the permission. */
export const revokePermission = async (
  ctx: Context,
  { email, permission }: PermissionOf,
): Promise<boolean> => {
  const account = await findAccountByEmail(ctx.db, email);
  if (!account) return false;
  const accountId = account.id;
  return ctx.db.transaction().execute(async (trx) => {
    const isRevoked = await deleteOperatorPermission(trx, { accountId, permission });
    if (isRevoked) {
      await insertAccountEvent(trx, { accountId, at: ctx.clock.now(), what: 'permission_revoked' });
    }
    return isRevoked;
  });
};
