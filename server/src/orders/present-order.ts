import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { Order } from '@golark/contract/orders/schemas';
import type { PaymentStatus } from '#payments';
import type { Context } from '#platform/context';
import { presentLine } from '#pricing';
import { fulfilmentOf } from './fulfilment-of.ts';
import type { OrderView } from './store/order-views.ts';

export const chargeStatus: Record<PaymentStatus, Order['payments'][number]['status']> = {
  CREATED: 'PENDING',
  REQUIRES_ACTION: 'PENDING',
  PROCESSING: 'PENDING',
  AUTHORIZED: 'AUTHORIZED',
  SUCCEEDED: 'PAID',
  FAILED: 'FAILED',
  CANCELED: 'CANCELED',
};

const presentItem = (
  ctx: Context,
  { id, kind, status, snapshot, ...item }: OrderView['items'][number],
  locale: Locale,
): Order['items'][number] => ({
  ...{ id, kind, status },
  description: fulfilmentOf(ctx, { kind }).describe({ snapshot }, locale),
  lines: (item.lines ?? []).map((line) => presentLine(line, locale)),
  total: usd(item.total_amount),
});

const presentPayment = (payment: OrderView['payments'][number]): Order['payments'][number] => ({
  id: payment.id,
  purpose: payment.purpose,
  amount: usd(payment.amount),
  dueOn: payment.due_on,
  status: chargeStatus[payment.status],
  failureCode: payment.failure_code,
  card: { brand: payment.brand, last4: payment.last4 },
});

/** A refund in the contract's format, of an order or of one booking. */
export const presentRefund = (refund: Omit<OrderView['refunds'][number], 'item_id'>) => ({
  id: refund.id,
  amount: usd(refund.amount),
  status: refund.status === 'SUCCEEDED' ? ('PAID' as const) : ('PENDING' as const),
  createdAt: new Date(refund.created_at).toISOString(),
});

/** An order as the contract shows it, in the language of the reader. */
export const presentOrder = (ctx: Context, view: OrderView, locale: Locale): Order => ({
  id: view.id,
  code: view.code,
  status: view.status,
  total: usd(view.total_amount),
  items: view.items.map((item) => presentItem(ctx, item, locale)),
  payments: view.payments.map(presentPayment),
  paymentAction: view.payments.find(({ status }) => status === 'REQUIRES_ACTION')?.action ?? null,
  refunds: view.refunds.map((refund) => ({ itemId: refund.item_id, ...presentRefund(refund) })),
  holdExpiresAt: view.items.some(({ status }) => status === 'HELD')
    ? (view.hold_expires_at?.toISOString() ?? null)
    : null,
  createdAt: view.created_at.toISOString(),
});
