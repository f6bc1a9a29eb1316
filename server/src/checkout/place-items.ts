import { dayInZone } from '@golark/contract/dates/rules';
import { membershipTimeZone } from '@golark/contract/membership/rules';
import type { Order, OrderItemInput, PlaceOrderInput } from '@golark/contract/orders/schemas';
import { findQuoteToBook, getBookableTerms, prepareStay, type QuoteToBook } from '#booking';
import { cardChoiceOf, continuePurchase, prepareMembership } from '#membership';
import {
  assertPaid,
  chargeNewPayment,
  chooseCard,
  type PaymentRow,
  type PreparedItem,
  payAgain,
  placeOrder,
} from '#orders';
import { payerOf } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { badInput, Failure, notFound } from '#platform/failure';
import { getOwnOrder } from './own-orders.ts';

type StayInput = Extract<OrderItemInput, { kind: 'stay' }>;
type MembershipInput = Extract<OrderItemInput, { kind: 'membership' }>;

/** A stay with what is known of its quote. */
type QuotedStay = StayInput & QuoteToBook;
type QuotedItem = QuotedStay | MembershipInput;

const staysOf = <Item extends { kind: OrderItemInput['kind'] }>(
  items: readonly Item[],
): Extract<Item, { kind: 'stay' }>[] =>
  items.filter((item): item is Extract<Item, { kind: 'stay' }> => item.kind === 'stay');
const membershipOf = (items: readonly QuotedItem[]): MembershipInput | undefined =>
  items.find((item) => item.kind === 'membership');

/** Throws BAD_INPUT (items) for a quote or a membership that is bought twice. */
const assertDistinct = (items: readonly OrderItemInput[]): void => {
  const quotes = staysOf(items).map(({ quoteId }) => quoteId);
  const memberships = items.filter(({ kind }) => kind === 'membership').length;
  if (new Set(quotes).size < quotes.length || memberships > 1) throw badInput('items', 'duplicate_items');
};

const withQuotes = async (
  ctx: Context,
  { accountId }: AccountCaller,
  items: readonly OrderItemInput[],
): Promise<QuotedItem[]> => {
  const quoted: QuotedItem[] = [];
  for (const item of items)
    quoted.push(
      item.kind === 'stay'
        ? { ...item, ...(await findQuoteToBook(ctx.db, { quoteId: item.quoteId, accountId })) }
        : item,
    );
  return quoted;
};

interface Prepared {
  item: PreparedItem;
  /** The day on which it is due. */
  dueOn: string;
}

const prepareQuotedStay = async (
  ctx: Context,
  caller: AccountCaller,
  { input, joins }: { input: QuotedStay; joins: boolean },
): Promise<Prepared> => {
  const { quoteId, quote } = input;
  const terms = await getBookableTerms(ctx, caller, { quoteId, stored: quote, joins });
  return {
    item: await prepareStay(ctx, { input, terms, caller: joins ? null : caller }),
    dueOn: terms.dueOn,
  };
};

const prepareJoining = async (
  ctx: Context,
  caller: AccountCaller,
  input: MembershipInput,
): Promise<Prepared> => ({
  item: await prepareMembership(ctx, caller, input),
  dueOn: dayInZone(ctx.clock.now(), membershipTimeZone),
});

/** The order in which a quote was booked already. Throws NOT_FOUND for one of another account. */
const orderIdOf = ({ booked }: QuotedStay): string | null => {
  if (booked && !booked.isOwn) throw notFound('This quote');
  return booked?.orderId ?? null;
};

/** The open order of the same stays, if these were ordered before. Throws INVALID_STATE for stays of several orders. */
const findSameOrder = async (
  ctx: Context,
  caller: AccountCaller,
  items: readonly QuotedItem[],
): Promise<string | null> => {
  const orderIds = new Set(staysOf(items).map(orderIdOf));
  const [orderId = null] = orderIds;
  if (orderIds.size > 1)
    throw new Failure('INVALID_STATE', { detail: 'Some of this is booked already. Ask for new prices.' });
  if (orderId === null) return null;
  const order = await getOwnOrder(ctx, caller, orderId);
  const kinds = (of: readonly { kind: string }[]): string =>
    of
      .map(({ kind }) => kind)
      .sort()
      .join();
  if (kinds(order.items) !== kinds(items))
    throw new Failure('INVALID_STATE', { detail: 'This was ordered in another way. Ask for new prices.' });
  return orderId;
};

type QuotedOrder = Omit<PlaceOrderInput, 'items'> & { items: readonly QuotedItem[] };

const placeNew = async (ctx: Context, caller: AccountCaller, order: QuotedOrder): Promise<PaymentRow> => {
  const { locale } = caller;
  const payer = payerOf(ctx, caller);
  const joining = membershipOf(order.items);
  const prepared: Prepared[] = [];
  for (const item of order.items) {
    prepared.push(
      item.kind === 'stay'
        ? await prepareQuotedStay(ctx, caller, { input: item, joins: joining !== undefined })
        : await prepareJoining(ctx, caller, item),
    );
  }
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
  const items = await withQuotes(ctx, caller, input.items);
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
 * membership gives the stays of the order their member price. Ordering the same stays again continues the same order.
 * Throws BAD_INPUT (items), NOT_FOUND, QUOTE_EXPIRED, PRICE_CHANGED, DATES_UNAVAILABLE, VALIDATION_ERROR (code, planId),
 * INVALID_STATE, CARD_DECLINED, AUTHENTICATION_REQUIRED, RATE_LIMITED.
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
