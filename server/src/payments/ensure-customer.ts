import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import { findCustomerId, insertCustomer } from './store/customers.ts';

/** The gateway's customer of an account, created with its first card. Throws UNAUTHENTICATED_ERROR, ACCOUNT_SUSPENDED. */
export const ensureCustomer = async (ctx: Context, accountId: string): Promise<string> => {
  const gateway = ctx.gateway.name;
  const known = await findCustomerId(ctx.db, { accountId, gateway });
  if (known) return known;
  const { email } = await ctx.db.transaction().execute((trx) => lockOpenAccount(trx, accountId, 'share'));
  const { customerId } = await ctx.gateway.createCustomer({ accountId, email });
  const now = ctx.clock.now();
  return ctx.db.transaction().execute((trx) => insertCustomer(trx, { accountId, gateway, customerId, now }));
};
