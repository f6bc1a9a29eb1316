import type { ResponseOf } from '@golark/contract/call';
import type { listSavedSearches as listCall } from '@golark/contract/saved-searches/calls';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isMuted } from '#platform/email/muted-emails';
import { presentSearch } from './present-search.ts';
import { listSearches } from './store.ts';

type Own = ResponseOf<typeof listCall>;

const obstacleOf = async (
  ctx: Context,
  { accountId, session }: AccountCaller,
): Promise<Own['alertObstacle']> => {
  if (!session.account.isEmailVerified) return 'unverified';
  return (await isMuted(ctx.db, { account_id: accountId, kind: 'searchAlerts' })) ? 'muted' : null;
};

export const listOwnSearches = async (ctx: Context, caller: AccountCaller): Promise<Own> => ({
  searches: (await listSearches(ctx.db, caller.accountId)).map((row) => presentSearch(ctx, row)),
  alertObstacle: await obstacleOf(ctx, caller),
});
