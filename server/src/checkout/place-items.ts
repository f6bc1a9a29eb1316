import type { Order, OrderItemInput, PlaceOrderInput } from '@golark/contract/orders/schemas';
import { assertSamePlan } from '#booking';
import { cardChoiceOf, continuePurchase } from '#membership';
import {
  assertPaid,
  chargeNewPayment,
  chooseCard,
  type PreparedItem,
  payAgain,
  placeOrder,
  type RecordedPayment,
} from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isViolationOf } from '#platform/database/constraint';
import { badInput, Failure, invalidField } from '#platform/failure';
import { getOwnOrder } from './own-orders.ts';
import {
  findItems,
  type KnownItem,
  membershipOf,
  orderIdOf,
  type Prepared,
  prepareInsurances,
  prepareItem,
} from './prepare-items.ts';

/** A ticket network must not decide for the host of a stay in the same order. Throws INVALID_STATE. */
const assertAnsweredByOne = (items: readonly PreparedItem[]): void => {
  const waits = items.some(({ kind, needsApproval }) => kind === 'tickets' && needsApproval);
  if (waits && items.length > 1)
    throw new Failure('INVALID_STATE', {
      detail: 'These tickets have to be confirmed by a ticket network first. Order them by themselves.',
    });
};

const nameOf = (item: OrderItemInput): string => {
  if (item.kind === 'stay') return item.quoteId;
  return item.kind === 'insurance' ? item.insuranceQuoteId : item.kind;
};

/**
 * Throws BAD_INPUT (items) for a quote or a membership that is bought twice, and for two sets of tickets: the page, the emails
 * and the files of an order show one.
 */
const assertDistinct = (items: readonly OrderItemInput[]): void => {
  const names = items.map(nameOf);
  if (items.filter(({ kind }) => kind === 'tickets').length > 1) throw badInput('items', 'one_tickets_item');
  if (new Set(names).size < names.length) throw badInput('items', 'duplicate_items');
};

const orderedBefore = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'Some of this is ordered already. Start again.' });

/** The open order of the same things, if these were ordered before. Throws INVALID_STATE for things of several orders. */
const findSameOrder = async (
  ctx: Context,
  caller: AccountCaller,
  items: readonly KnownItem[],
): Promise<string | null> => {
  const orderIds = new Set(items.map(orderIdOf).filter((id) => id !== undefined));
  const [orderId = null] = orderIds;
  if (orderIds.size > 1) throw orderedBefore();
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

/** None of it was ordered when the request began: another one has just ordered it. */
const beingOrdered = (): Failure =>
  new Failure('IDEMPOTENCY_IN_PROGRESS', { detail: 'This is being ordered.', retryAfterSeconds: 1 });

/** An insurance has the id of its quote, which is ordered once; which of the two tables says so first is up to the database. */
const isItemTaken = (error: unknown): boolean =>
  isViolationOf(error, 'order_items_pkey') || isViolationOf(error, 'order_lines_pkey');

type KnownOrder = Omit<PlaceOrderInput, 'items'> & { items: readonly KnownItem[] };

/** The items, priced and described, with the card that pays them. */
const prepareNew = async (ctx: Context, caller: AccountCaller, order: KnownOrder) => {
  const { locale } = caller;
  const payer = payerOf(ctx, caller);
  const joining = membershipOf(order.items);
  const prepared: Prepared[] = [];
  const firstStay = order.items.find(({ kind }) => kind === 'stay');
  for (const item of order.items) {
    if (item.kind === 'insurance') continue;
    const couponCode = item === firstStay ? order.couponCode : undefined;
    prepared.push(await prepareItem(ctx, caller, { item, joins: joining !== undefined, couponCode }));
  }
  const choice = cardChoiceOf(order, joining);
  const card = await chooseCard(ctx, { payer, locale, isNewHold: true }, choice);
  const insurances = await prepareInsurances(ctx, caller, { items: order.items, stays: prepared });
  const items = [...prepared.map(({ item }) => item), ...insurances];
  assertAnsweredByOne(items);
  return { payer, locale, card, dueOn: prepared[0]?.dueOn ?? '', items };
};

/** Whether another request has ordered something of this since it was read. */
const isOrderedByNow = async (ctx: Context, caller: AccountCaller, { items }: KnownOrder): Promise<boolean> =>
  (await findItems(ctx, caller, items)).some((item) => orderIdOf(item));

const placeNew = async (ctx: Context, caller: AccountCaller, order: KnownOrder): Promise<RecordedPayment> => {
  // what a request says that came second by a moment is about the order of the first: a code is used, Go+ is bought
  const prepared = await prepareNew(ctx, caller, order).catch(async (error: unknown) => {
    throw error instanceof Failure && (await isOrderedByNow(ctx, caller, order)) ? beingOrdered() : error;
  });
  const placed = await placeOrder(ctx, prepared).catch((error: unknown) => {
    throw isItemTaken(error) ? beingOrdered() : error;
  });
  return chargeNewPayment(ctx, placed);
};

/** The payment of a new order of these items, or of the same order; null if it is paid. Throws what `placeItems` does, except for an outcome of the payment. */
export const payForItems = async (
  ctx: Context,
  caller: AccountCaller,
  input: PlaceOrderInput,
): Promise<{ orderId: string; payment: RecordedPayment | null }> => {
  const items = await findItems(ctx, caller, input.items);
  const orderId = await findSameOrder(ctx, caller, items);
  if (orderId === null) {
    const payment = await placeNew(ctx, caller, { ...input, items });
    return { orderId: payment.order_id, payment };
  }
  const joining = membershipOf(items);
  if (joining) await continuePurchase(ctx, caller, { orderId, input: joining });
  const payer = payerOf(ctx, caller);
  const stays = items.filter((item) => item.kind === 'stay');
  for (const stay of stays) assertSamePlan(stay.booked?.hasDeposit ?? false, stay);
  const choice = cardChoiceOf(input, joining);
  return { orderId, payment: await payAgain(ctx, { orderId, payer, locale: caller.locale, choice }) };
};

/**
 * Buys several things with one payment: every item is held before the card is charged, and all are confirmed or none is. A
 * membership gives the stays and tickets of the order their member price. Ordering the same again continues the same order.
 * Throws BAD_INPUT (items), NOT_FOUND, QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE, VALIDATION_ERROR (code, planId, couponCode, paymentPlan),
 * HOLD_EXPIRED, TICKET_LIMIT, INVALID_STATE, CARD_DECLINED, AUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export const placeItems = async (
  ctx: Context,
  caller: AccountCaller,
  input: PlaceOrderInput,
): Promise<{ order: Order }> => {
  assertDistinct(input.items);
  if (input.couponCode !== undefined && !input.items.some(({ kind }) => kind === 'stay'))
    throw invalidField('couponCode', 'coupon_without_stay');
  if (input.items.filter((item) => item.kind === 'stay' && item.paymentPlan === 'deposit').length > 1)
    throw badInput('items', 'one_deposit');
  const { orderId, payment } = await payForItems(ctx, caller, input);
  if (payment) await assertPaid(ctx, payment);
  return { order: await getOwnOrder(ctx, caller, orderId) };
};
