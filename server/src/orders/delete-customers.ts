import { deleteCustomer, listDeletedOwners } from '#payments';
import type { Context } from '#platform/context';
import { hasOpenPayment } from './cards-in-use.ts';

/** Deletes the gateway's customer of an account, with its methods. Throws while a payment of the account is open. */
export const deleteCustomerOf = async (ctx: Context, accountId: string): Promise<void> => {
  if (await hasOpenPayment(ctx.db, accountId))
    throw new Error(`account ${accountId} has a payment without an outcome`);
  await deleteCustomer(ctx, accountId);
};

/** A safety net for customers that were stored while their account was deleted, or before customers were deleted. */
export const deleteLeftCustomers = async (ctx: Context): Promise<void> => {
  for (const accountId of await listDeletedOwners(ctx.db, ctx.gateway.name)) {
    try {
      await deleteCustomerOf(ctx, accountId);
    } catch (error) {
      ctx.log.warn({ err: error, accountId }, 'could not delete a customer at the gateway');
    }
  }
};
