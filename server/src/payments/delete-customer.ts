import type { Context } from '#platform/context';
import { deleteCustomerRow, findCustomerId } from './store/customers.ts';

/** Deletes the customer of an account at the gateway, with its methods and its email. Does nothing without a customer. */
export const deleteCustomer = async (ctx: Context, accountId: string): Promise<void> => {
  const owner = { accountId, gateway: ctx.gateway.name };
  const customerId = await findCustomerId(ctx.db, owner);
  if (!customerId) return;
  await ctx.gateway.deleteCustomer(customerId);
  await deleteCustomerRow(ctx.db, owner);
};
