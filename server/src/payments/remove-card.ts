import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { listCards, markCardDefault, markCardRemoved } from './store/cards.ts';

/**
 * Removes a card from the account; if it was the default, the latest of the others becomes it. Its method is detached once
 * no open payment needs it. Throws NOT_FOUND.
 */
export const removeCard = (ctx: Context, accountId: string, cardId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    if (!(await markCardRemoved(trx, { accountId, cardId, now: ctx.clock.now() })))
      throw notFound('This card');
    const gateway = ctx.gateway.name;
    const [next] = await listCards(trx, { accountId, gateway });
    if (next && !next.is_default) await markCardDefault(trx, { accountId, gateway, cardId: next.id });
  });
