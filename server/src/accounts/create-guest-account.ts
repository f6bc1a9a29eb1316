import { randomUUID } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { insertAccount } from './store/accounts.ts';

/**
 * The account of a buyer without one, for one purchase: orders, cards and limits belong to it as to any other. Nobody can log
 * in to it, and its address is not the buyer's, who can sign up with that at any time. Returns its id.
 */
export const createGuestAccount = async (
  ctx: Context,
  buyer: { firstName: string; lastName: string; locale: Locale },
): Promise<string> => {
  const account = await ctx.db.transaction().execute((trx) =>
    insertAccount(trx, {
      email: `guest-${randomUUID()}@guest.invalid`,
      first_name: buyer.firstName,
      last_name: buyer.lastName,
      // no hash of any password
      password_hash: '!',
      locale: buyer.locale,
      is_guest: true,
      created_at: ctx.clock.now(),
    }),
  );
  return account.id;
};
