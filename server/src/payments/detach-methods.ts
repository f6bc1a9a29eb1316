import type { Context } from '#platform/context';
import { deleteMethodToDetach, listMethodsToDetach } from './store/methods-to-detach.ts';

/** Returns those of the cards whose method an open payment still needs. */
type ListCardsInUse = (cardIds: string[]) => Promise<string[]>;

/** Detaches the methods of removed cards at the gateway. One that fails, or that is in use, is left to the next run. */
export const detachMethods = async (ctx: Context, listCardsInUse: ListCardsInUse): Promise<void> => {
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
