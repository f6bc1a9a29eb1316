import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { clearDefaultCard, markCardDefault } from './store/cards.ts';

/** Makes a card the one that is offered first. Throws NOT_FOUND for a card that was removed meanwhile or is not kept. */
export const setDefaultCard = (ctx: Context, accountId: string, cardId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const owner = { accountId, gateway: ctx.gateway.name };
    await lockOpenAccount(trx, accountId, 'change');
    await clearDefaultCard(trx, owner);
    if (!(await markCardDefault(trx, { ...owner, cardId }))) throw notFound('This card');
  });
