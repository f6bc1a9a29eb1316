import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { listCards, markCardDefault, markCardRemoved } from './store.ts';

/**
 * Takes a card out of the account; if it was the default, the latest of the others becomes it. The row and its token
 * stay for charges that are still open. Throws NOT_FOUND.
 */
export const removeCard = (ctx: Context, accountId: string, cardId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    if (!(await markCardRemoved(trx, { accountId, cardId, now: ctx.clock.now() })))
      throw notFound('This card');
    const [next] = await listCards(trx, accountId);
    if (next && !next.is_default) await markCardDefault(trx, { accountId, cardId: next.id });
  });
