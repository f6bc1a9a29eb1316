import { findCardToCharge, type Payer } from '#payments';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { insertOrderEvent, lockOrder, setCard } from './store/orders.ts';

/**
 * Later attempts to pay an order charge this card. Throws NOT_FOUND for a card that isn't the payer's, INVALID_STATE for an order
 * without a payment that failed.
 */
export const replaceCard = async (
  ctx: Context,
  { orderId, payer, savedCardId }: { orderId: string; payer: Payer; savedCardId: string },
): Promise<void> => {
  const { accountId } = payer;
  const who = { accountId, cardId: savedCardId, gateway: ctx.gateway.name };
  const card = isUuid(savedCardId) ? await findCardToCharge(ctx.db, who) : undefined;
  if (!card) throw notFound('This saved card');
  await ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.row.status !== 'PAYMENT_FAILED')
      throw new Failure('INVALID_STATE', { detail: 'No payment of this order waits for another card.' });
    await setCard(trx, orderId, card.id);
    const data = { cardId: card.id };
    await insertOrderEvent(trx, orderId, {
      type: 'card_replaced',
      actor: 'guest',
      at: ctx.clock.now(),
      data,
    });
  });
};
