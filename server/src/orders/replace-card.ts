import { findCardToCharge, type Payer } from '#payments';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure, notFound } from '#platform/failure';
import { isOpenBalance } from './rules/balance-states.ts';
import { findBalance } from './store/balances.ts';
import { insertOrderEvent, lockOrder, setCard } from './store/orders.ts';

/**
 * Later attempts to pay an order, or its balance, charge this card. Throws NOT_FOUND for a card that isn't the payer's, INVALID_STATE
 * for an order without a payment that failed or a balance.
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
    const balance = await findBalance(trx, orderId);
    const waits = order?.row.status === 'PAYMENT_FAILED' || (balance && isOpenBalance(balance.status));
    if (!waits)
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
