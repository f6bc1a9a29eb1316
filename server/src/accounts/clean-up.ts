import { sql } from 'kysely';
import type { Context } from '#platform/context';

const days = 86_400_000;

/**
 * Deletes rows that no check reads anymore: attempts outside their window, tokens and sessions that ended a month ago,
 * unfinished two-step setups.
 */
export const cleanUpAccounts = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now().getTime();
  const aDayAgo = new Date(now - days);
  const aMonthAgo = new Date(now - 30 * days);
  await ctx.db.deleteFrom('login_failures').where('failed_at', '<', aDayAgo).execute();
  await ctx.db.deleteFrom('wrong_codes').where('entered_at', '<', aDayAgo).execute();
  await ctx.db.deleteFrom('address_uses').where('used_at', '<', aDayAgo).execute();
  await ctx.db.deleteFrom('email_tokens').where('expires_at', '<', aMonthAgo).execute();
  await ctx.db
    .deleteFrom('two_step')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', aDayAgo)
    .execute();
  await ctx.db
    .deleteFrom('sessions')
    .where(sql<boolean>`least(ended_at, expires_at) < ${aMonthAgo}`)
    .execute();
};
