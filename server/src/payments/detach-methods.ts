import type { Context } from '#platform/context';
import { listSingleUseCards, markCardRemoved, type SingleUseCard, singleUseBatch } from './store/cards.ts';
import { deleteMethodToDetach, listMethodsToDetach } from './store/methods-to-detach.ts';

/** Returns those of the cards whose method an open payment still needs. */
type ListCardsInUse = (cardIds: string[]) => Promise<string[]>;

/** A card for one payment is used within minutes of being saved, or never. */
const singleUseMinutes = 60;

/** Removes the cards for one payment, except while that payment is open: its success may keep the card. */
const removeSingleUseCards = async (ctx: Context, listCardsInUse: ListCardsInUse): Promise<void> => {
  const now = ctx.clock.now();
  const before = new Date(now.getTime() - singleUseMinutes * 60_000);
  const gateway = ctx.gateway.name;
  let cards: SingleUseCard[] = [];
  do {
    cards = await listSingleUseCards(ctx.db, { gateway, before, after: cards.at(-1) });
    const inUse = new Set(await listCardsInUse(cards.map(({ cardId }) => cardId)));
    for (const { cardId, accountId } of cards.filter((card) => !inUse.has(card.cardId)))
      await ctx.db.transaction().execute((trx) => markCardRemoved(trx, { cardId, accountId, now }));
  } while (cards.length === singleUseBatch);
};

/**
 * Detaches the methods of removed cards, and of cards for one payment that is over, at the gateway. One that fails, or that
 * is in use, is left to the next run.
 */
export const detachMethods = async (ctx: Context, listCardsInUse: ListCardsInUse): Promise<void> => {
  await removeSingleUseCards(ctx, listCardsInUse);
  const methods = await listMethodsToDetach(ctx.db, ctx.gateway.name);
  if (methods.length === 0) return;
  const inUse = new Set(await listCardsInUse(methods.map((method) => method.saved_card_id)));
  for (const method of methods.filter(({ saved_card_id }) => !inUse.has(saved_card_id))) {
    try {
      await ctx.gateway.detachMethod(method.token);
      await deleteMethodToDetach(ctx.db, method);
    } catch (error) {
      ctx.log.warn({ err: error, cardId: method.saved_card_id }, 'could not detach a payment method');
    }
  }
};
