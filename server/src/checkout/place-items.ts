import type { Order, OrderItemInput, PlaceOrderInput } from '@golark/contract/orders/schemas';
import { cardChoiceOf, continuePurchase } from '#membership';
import { assertPaid, chargeNewPayment, chooseCard, type PaymentRow, payAgain, placeOrder } from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { badInput, Failure } from '#platform/failure';
import { getOwnOrder } from './own-orders.ts';
import {
  findItems,
  type KnownItem,
  membershipOf,
  orderIdOf,
  type Prepared,
  prepareItem,
} from './prepare-items.ts';

/** Throws BAD_INPUT (items) for a quote, a hold or a membership that is bought twice. */
const assertDistinct = (items: readonly OrderItemInput[]): void => {
  const names = items.map((item) => {
    if (item.kind === 'stay') return item.quoteId;
    return item.kind === 'tickets' ? item.holdId : item.kind;
  });
  if (new Set(names).size < names.length) throw badInput('items', 'duplicate_items');
};

/** The open order of the same things, if these were ordered before. Throws INVALID_STATE for things of several orders. */
const findSameOrder = async (
  ctx: Context,
  caller: AccountCaller,
  items: readonly KnownItem[],
): Promise<string | null> => {
  const orderIds = new Set(items.map(orderIdOf).filter((id) => id !== undefined));
  const [orderId = null] = orderIds;
  if (orderIds.size > 1)
    throw new Failure('INVALID_STATE', { detail: 'Some of this is ordered already. Start again.' });
  if (orderId === null) return null;
  const order = await getOwnOrder(ctx, caller, orderId);
  const kinds = (of: readonly { kind: string }[]): string =>
    of
      .map(({ kind }) => kind)
      .sort()
      .join();
  if (kinds(order.items) !== kinds(items))
    throw new Failure('INVALID_STATE', { detail: 'This was ordered in another way. Start again.' });
  return orderId;
};

type KnownOrder = Omit<PlaceOrderInput, 'items'> & { items: readonly KnownItem[] };

const placeNew = async (ctx: Context, caller: AccountCaller, order: KnownOrder): Promise<PaymentRow> => {
  const { locale } = caller;
  const payer = payerOf(ctx, caller);
  const joining = membershipOf(order.items);
  const prepared: Prepared[] = [];
  for (const item of order.items)
    prepared.push(await prepareItem(ctx, caller, { item, joins: joining !== undefined }));
  const card = await chooseCard(ctx, { payer, locale, isNewHold: true }, cardChoiceOf(order, joining));
  const items = prepared.map(({ item }) => item);
  const dueOn = prepared[0]?.dueOn ?? '';
  return chargeNewPayment(ctx, await placeOrder(ctx, { payer, locale, card, dueOn, items }));
};

const pay = async (
  ctx: Context,
  caller: AccountCaller,
  input: PlaceOrderInput,
): Promise<{ orderId: string; payment: PaymentRow | null }> => {
  const items = await findItems(ctx, caller, input.items);
  const orderId = await findSameOrder(ctx, caller, items);
  if (orderId === null) {
    const payment = await placeNew(ctx, caller, { ...input, items });
    return { orderId: payment.order_id, payment };
  }
  const joining = membershipOf(items);
  if (joining) await continuePurchase(ctx, caller, { orderId, input: joining });
  const payer = payerOf(ctx, caller);
  const choice = cardChoiceOf(input, joining);
  return { orderId, payment: await payAgain(ctx, { orderId, payer, locale: caller.locale, choice }) };
};

/**
 * Buys several things with one payment: every item is held before the card is charged, and all are confirmed or none is. A
 * membership gives the stays and tickets of the order their member price. Ordering the same again continues the same order.
 * Throws BAD_INPUT (items), NOT_FOUND, QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE, VALIDATION_ERROR (code, planId),
 * HOLD_EXPIRED, TICKET_LIMIT, INVALID_STATE, CARD_DECLINED, AUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export const placeItems = async (
  ctx: Context,
  caller: AccountCaller,
  input: PlaceOrderInput,
): Promise<{ order: Order }> => {
  assertDistinct(input.items);
  const { orderId, payment } = await pay(ctx, caller, input);
  if (payment) await assertPaid(ctx, payment);
  return { order: await getOwnOrder(ctx, caller, orderId) };
};
