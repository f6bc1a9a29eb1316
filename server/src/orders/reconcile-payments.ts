import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import type { GatewayPayment } from '#platform/payment-gateway';

export interface Difference {
  paymentId: string | null;
  gatewayPaymentId: string | null;
  what: string;
}

interface KnownPayment {
  id: string;
  status: string;
  amount: number;
  gateway_payment_id: string | null;
  refunded: number;
}

const listKnown = (ctx: Context, range: { from: Date; until: Date }): Promise<KnownPayment[]> =>
  ctx.db
    .selectFrom('payments')
    .leftJoin('refunds', (join) =>
      join.onRef('refunds.payment_id', '=', 'payments.id').on('refunds.status', '=', 'SUCCEEDED'),
    )
    .select((eb) => [
      'payments.id',
      'payments.status',
      'payments.amount',
      'payments.gateway_payment_id',
      eb.fn.coalesce(eb.fn.sum<number>('refunds.amount'), eb.lit(0)).as('refunded'),
    ])
    .where('payments.gateway', '=', ctx.gateway.name)
    .where('payments.created_at', '>=', range.from)
    .where('payments.created_at', '<', range.until)
    .groupBy('payments.id')
    .execute();

/** What differs between our payment and the gateway's; null if they agree. */
const differenceOf = (known: KnownPayment | undefined, remote: GatewayPayment): string | null => {
  if (!known) return `the gateway has a ${remote.status} payment of ${remote.amount} that is unknown here`;
  if (known.status !== remote.status) return `status ${known.status} here, ${remote.status} at the gateway`;
  if (known.amount !== remote.amount) return `amount ${known.amount} here, ${remote.amount} at the gateway`;
  if (known.refunded !== remote.refundedAmount)
    return `refunded ${known.refunded} here, ${remote.refundedAmount} at the gateway`;
  return null;
};

/**
 * Compares our payments with the gateway's over a period and returns every difference. Amounts are cents. It changes
 * nothing: jobs finish what is open, and what they cannot finish is for the operator.
 */
export const reconcilePayments = async (
  ctx: Context,
  range: { from: Date; until: Date },
): Promise<Difference[]> => {
  const known = new Map((await listKnown(ctx, range)).map((payment) => [payment.id, payment]));
  const differences: Difference[] = [];
  const seen = new Set<string>();
  for await (const remote of ctx.gateway.listPayments(range)) {
    seen.add(remote.key);
    const what = differenceOf(known.get(remote.key), remote);
    const paymentId = isUuid(remote.key) ? remote.key : null;
    if (what) differences.push({ paymentId, gatewayPaymentId: remote.id, what });
  }
  for (const payment of known.values()) {
    // a payment that failed or was canceled before it reached the gateway is rightly unknown there
    const isExpected = payment.status === 'SUCCEEDED' || payment.status === 'AUTHORIZED';
    if (seen.has(payment.id) || !isExpected) continue;
    const what = `${payment.status} here and unknown at the gateway`;
    differences.push({ paymentId: payment.id, gatewayPaymentId: payment.gateway_payment_id, what });
  }
  return differences;
};

const dayMilliseconds = 86_400_000;

/** Reports the differences of the last three days as an operator alert; runs daily. */
export const alertDifferences = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now().getTime();
  // the newest hour is left out: payments on their way differ rightly
  const range = { from: new Date(now - 3 * dayMilliseconds), until: new Date(now - 3_600_000) };
  for (const difference of await reconcilePayments(ctx, range))
    ctx.log.error({ ...difference, alert: 'payment-difference' }, 'payment differs from the gateway');
};
