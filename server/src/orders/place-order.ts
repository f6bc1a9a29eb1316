import { randomUUID } from 'node:crypto';
import type { Locale } from '@golark/contract/locale/rules';
import type { ItemKind } from '@golark/contract/orders/rules';
import { type Payee, priceLineKinds } from '@golark/contract/pricing/rules';
import type { Transaction } from 'kysely';
import { lockOpenAccount } from '#accounts';
import type { Payer } from '#payments';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { reachStep } from '#platform/fault-point';
import type { PricedLine } from '#pricing';
import { countedFingerprint, refuseBeyondLimits } from './assert-may-pay.ts';
import { expireOrderJob, holdMinutes, settleRetrySeconds } from './deadlines.ts';
import { settlePaymentJob } from './payment-jobs.ts';
import { newOrderCode } from './rules/order-code.ts';
import { insertBalance } from './store/balances.ts';
import { insertOrder, type OrderLine } from './store/orders.ts';
import type { NewCharge } from './store/payments.ts';

/** Cents, the day at the place of the item, when the card is charged and when the item begins. */
export interface PaidLater {
  amount: number;
  dueOn: string;
  /** How many days before the item begins. */
  daysBefore: number;
  chargeAt: Date;
  beginsAt: Date;
}

/** An item that its feature has priced and described; `store` writes what is specific to its kind and takes its stock. */
export interface PreparedItem {
  id: string;
  kind: ItemKind;
  snapshot: object;
  lines: readonly PricedLine[];
  totalAmount: number;
  /** What the buyer saves as a member; 0 for anybody else. */
  memberSavingsAmount: number;
  /** The ledger accounts of the parties that receive lines: `{ host: 'host:pm-12' }`. */
  parties: Partial<Record<Payee, string>>;
  /** A person has to accept before the money is captured. */
  needsApproval: boolean;
  /** Orders take stock in the order of these keys, so that two of them never wait for each other. */
  stockKey: string;
  /** What of it is paid later; an order has at most one such item. */
  later?: PaidLater;
  /** Its stock was held before the order, until this instant; the order then lasts no longer. */
  heldUntil?: Date;
  /** Writes the item's own rows and takes its stock. Throws the error of its kind when the stock is gone. */
  store(trx: Transaction<DB>, order: { confirmationCode: string; fingerprint: string | null }): Promise<void>;
}

export interface OrderRequest {
  payer: Payer;
  locale: Locale;
  card: CardToCharge;
  /** The day on which the payment is due, in the time zone of the first item. */
  dueOn: string;
  items: readonly PreparedItem[];
  /** Of an earlier order: what is bought here changes that item. */
  changesItemId?: string;
  /** Set for a payment without a checkout: the limits on payments don't count it, and the order is held until this instant. */
  scheduled?: { purpose: 'renewal'; heldUntil: Date };
}

/** A saved card with what the gateway needs to charge it. */
export interface CardToCharge {
  id: string;
  gateway_token: string;
  fingerprint: string | null;
  customer_id: string;
  /** The buyer wants the card to be kept in the account once it has paid. */
  keepsCard?: boolean;
  /** Of the buyer's device, if the gateway has collected data about it for this card. */
  device_profile_session_id?: string | null;
}

interface OrderIds {
  orderId: string;
  paymentId: string;
}

const platformAccounts: Partial<Record<Payee, string>> = {
  platform: 'platform:fees',
  memberships: 'platform:memberships',
  'member-discounts': 'platform:member-discounts',
  coupons: 'platform:coupons',
};

/** The ledger account that receives a line. */
export const payeeOf = (
  { code, params }: Pick<PricedLine, 'code' | 'params'>,
  parties: PreparedItem['parties'],
): string => {
  const { payee } = priceLineKinds[code];
  if (payee === 'tax') return `tax:${params['jurisdiction']}`;
  const account = { ...platformAccounts, ...parties }[payee];
  if (!account) throw new Error(`nobody receives the line ${code}`);
  return account;
};

const linesOf = (item: PreparedItem): OrderLine[] =>
  item.lines.map((line, position) => ({
    item_id: item.id,
    position,
    ...line,
    payee: payeeOf(line, item.parties),
  }));

/** The first item has the code of its order, the others the code with their number: `GKAB23CD45-2`. */
const itemCode = (orderCode: string, position: number): string =>
  position === 0 ? orderCode : `${orderCode}-${position + 1}`;

const attemptOf = (
  ctx: Context,
  { payer, card }: OrderRequest,
  { paymentId, at }: { paymentId: string; at: Date },
) => ({ paymentId, payer, fingerprint: countedFingerprint(ctx, card.fingerprint), at });

/** The end of a checkout's hold: that of its items, or of those that were held before. */
const holdEndOf = ({ items }: OrderRequest, createdAt: Date): Date => {
  const ends = items.flatMap(({ heldUntil }) => heldUntil?.getTime() ?? []);
  return new Date(Math.min(createdAt.getTime() + holdMinutes * 60_000, ...ends));
};

const purposeOf = ({ scheduled, items }: OrderRequest) =>
  scheduled?.purpose ?? (items.some(({ later }) => later) ? ('deposit' as const) : ('purchase' as const));

const newOrderOf = (ctx: Context, request: OrderRequest, ids: OrderIds) => {
  const createdAt = ctx.clock.now();
  const { items, scheduled } = request;
  return {
    id: ids.orderId,
    code: newOrderCode(),
    accountId: request.payer.accountId,
    totalAmount: items.reduce((sum, item) => sum + item.totalAmount, 0),
    locale: request.locale,
    changesItemId: request.changesItemId ?? null,
    actor: scheduled ? ('system' as const) : ('guest' as const),
    holdExpiresAt: scheduled?.heldUntil ?? holdEndOf(request, createdAt),
    createdAt,
    items: items.map((item, position) => ({
      id: item.id,
      position,
      kind: item.kind,
      snapshot: item.snapshot,
      needs_approval: item.needsApproval,
      total_amount: item.totalAmount,
      member_savings_amount: item.memberSavingsAmount,
    })),
    lines: items.flatMap(linesOf),
    payment: {
      id: ids.paymentId,
      cardId: request.card.id,
      keepsCard: request.card.keepsCard ?? false,
      deviceProfileSessionId: request.card.device_profile_session_id ?? null,
      gateway: ctx.gateway.name,
      amount: items.reduce((sum, { totalAmount, later }) => sum + totalAmount - (later?.amount ?? 0), 0),
      purpose: purposeOf(request),
      // a request to book only authorizes the card; the money is captured when the host accepts
      capture: items.some((item) => item.needsApproval) ? ('manual' as const) : ('automatic' as const),
      dueOn: request.dueOn,
    },
    attempt: scheduled ? null : attemptOf(ctx, request, { paymentId: ids.paymentId, at: createdAt }),
  };
};

const insertBalances = async (
  trx: Transaction<DB>,
  items: OrderRequest['items'],
  orderId: string,
): Promise<void> => {
  for (const { id, later } of items) {
    if (!later) continue;
    const { amount, dueOn, daysBefore, chargeAt, beginsAt } = later;
    await insertBalance(trx, {
      order_id: orderId,
      item_id: id,
      amount,
      bought_amount: amount,
      due_on: dueOn,
      days_before: daysBefore,
      next_attempt_at: chargeAt,
      begins_at: beginsAt,
    });
  }
};

/** Jobs that finish the order if this process does not: a lost payment, and the end of the hold. */
const enqueueDeadlines = (
  ctx: Context,
  trx: Transaction<DB>,
  { orderId, paymentId, createdAt, holdExpiresAt }: OrderIds & { createdAt: Date; holdExpiresAt: Date },
): Promise<void> =>
  ctx.jobs.enqueueAll(trx, [
    {
      ...settlePaymentJob,
      data: { paymentId },
      options: { startAfter: new Date(createdAt.getTime() + settleRetrySeconds * 1000) },
    },
    { ...expireOrderJob, data: { orderId }, options: { startAfter: holdExpiresAt } },
  ]);

/**
 * Writes an order and takes the stock of all its items, or of none, before any money moves. The payment follows with
 * `chargeNewPayment`. Throws RATE_LIMITED, UNAUTHENTICATED_ERROR, ACCOUNT_SUSPENDED and the errors of its items, such as DATES_UNAVAILABLE.
 */
export const placeOrder = async (ctx: Context, request: OrderRequest): Promise<NewCharge> => {
  const [firstItem] = request.items;
  if (!firstItem) throw new Error('an order needs an item');
  const ids = { orderId: randomUUID(), paymentId: randomUUID() };
  const order = newOrderOf(ctx, request, ids);
  await ctx.db.transaction().execute(async (trx) => {
    const { payer, locale } = request;
    // first of all, because it locks the account and what the limits count; the second call says why there is no order
    const { isPlaced, attempts } = await insertOrder(trx, order);
    if (!isPlaced) await lockOpenAccount(trx, payer.accountId, 'share');
    if (order.attempt) {
      const { fingerprint } = order.attempt;
      refuseBeyondLimits(ctx, attempts, { payer, locale, fingerprint, isNewHold: true });
    }
    await insertBalances(trx, request.items, ids.orderId);
    const codes = new Map(request.items.map((item, position) => [item, itemCode(order.code, position)]));
    for (const item of request.items.toSorted((a, b) => a.stockKey.localeCompare(b.stockKey)))
      await item.store(trx, {
        confirmationCode: codes.get(item) ?? order.code,
        fingerprint: request.card.fingerprint,
      });
    await enqueueDeadlines(ctx, trx, { ...ids, ...order });
    reachStep('order.placed.before-commit');
  });
  reachStep('order.placed.after-commit');
  const { gateway_token, customer_id, device_profile_session_id = null } = request.card;
  return {
    id: ids.paymentId,
    order_id: ids.orderId,
    order_code: order.code,
    first_item_id: firstItem.id,
    first_item_kind: firstItem.kind,
    first_item_snapshot: firstItem.snapshot,
    is_off_session: order.actor === 'system',
    amount: order.payment.amount,
    capture: order.payment.capture,
    gateway_token,
    customer_id,
    device_profile_session_id,
  };
};
