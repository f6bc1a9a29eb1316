import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import type { GatewayPayment } from '#platform/payment-gateway';
import { publicUrlOf } from '#platform/public-url';
import { fulfilmentOf } from './fulfilment-of.ts';
import { type RecordedPayment, recordPayment } from './record-payment.ts';
import { needsGateway } from './rules/needs-gateway.ts';
import { type ChargeablePayment, countAttempt, findPayment, type NewCharge } from './store/payments.ts';

/** Our page that the buyer returns to after 3-D Secure. */
const returnUrlOf = (ctx: Context, payment: NewCharge): string => {
  const { first_item_id: id, order_id: orderId, first_item_snapshot: snapshot } = payment;
  return publicUrlOf(
    ctx,
    fulfilmentOf(ctx, { kind: payment.first_item_kind }).returnPath({ id, orderId, snapshot }),
  );
};

const createPayment = (ctx: Context, payment: NewCharge): Promise<GatewayPayment> =>
  ctx.gateway.createPayment({
    key: payment.id,
    token: payment.gateway_token,
    customerId: payment.customer_id,
    amount: payment.amount,
    description: `Golark order ${payment.order_code}`,
    capture: payment.capture === 'manual' ? 'manual' : 'automatic',
    returnUrl: returnUrlOf(ctx, payment),
    deviceProfileSessionId: payment.device_profile_session_id,
    isOffSession: payment.is_off_session,
  });

/** What the gateway knows of a payment that may have been created by an attempt whose answer was lost. */
const findAtGateway = (ctx: Context, payment: ChargeablePayment): Promise<GatewayPayment | null> =>
  ctx.gateway.find(
    payment.gateway_payment_id
      ? { id: payment.gateway_payment_id }
      : { key: payment.id, customerId: payment.customer_id, since: payment.created_at },
  );

const getPayment = async (ctx: Context, paymentId: string): Promise<ChargeablePayment> => {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) throw new Error(`payment ${paymentId} does not exist`);
  return payment;
};

const askGateway = async (ctx: Context, payment: ChargeablePayment): Promise<GatewayPayment> => {
  const found = await findAtGateway(ctx, payment);
  if (found) return found;
  await countAttempt(ctx.db, payment.id);
  return createPayment(ctx, payment);
};

const recordCharge = (
  ctx: Context,
  { id, order_id }: { id: string; order_id: string },
  report: GatewayPayment,
): Promise<RecordedPayment> => {
  reachStep('payment.charged');
  return recordPayment(ctx, { paymentId: id, orderId: order_id }, report);
};

/** Captures the authorized payment of an order that the host accepted. */
const capturePayment = async (ctx: Context, payment: ChargeablePayment): Promise<GatewayPayment> => {
  const found = await findAtGateway(ctx, payment);
  if (!found) throw new Error(`the gateway does not know the authorized payment ${payment.id}`);
  if (found.status !== 'AUTHORIZED') return found;
  return ctx.gateway.capture(found.id, { key: `${payment.id}:capture`, amount: payment.amount });
};

/**
 * Charges the card for a payment that was created just now, so that no earlier attempt can have been lost, and applies the
 * outcome to its order. The gateway is called outside any transaction, with the payment's id as key. Throws what the gateway throws when
 * its outcome is unknown; a job then finishes the payment.
 */
export const chargeNewPayment = async (ctx: Context, charge: NewCharge): Promise<RecordedPayment> => {
  const report = await createPayment(ctx, charge);
  return recordCharge(ctx, charge, report);
};

/**
 * Brings a payment to its outcome, as `chargeNewPayment` does: looks up what an earlier attempt did before it charges the card
 * again, or captures an authorized payment that the host accepted.
 */
export const settlePayment = async (ctx: Context, paymentId: string): Promise<RecordedPayment> => {
  const payment = await getPayment(ctx, paymentId);
  const { order_status } = payment;
  if (!needsGateway(payment.status, order_status)) return payment;
  const report =
    payment.status === 'AUTHORIZED' ? await capturePayment(ctx, payment) : await askGateway(ctx, payment);
  return recordCharge(ctx, payment, report);
};

/** Continues a payment after the buyer completed 3-D Secure. */
export const continuePayment = async (ctx: Context, paymentId: string): Promise<RecordedPayment> => {
  const payment = await getPayment(ctx, paymentId);
  if (payment.status !== 'REQUIRES_ACTION' || !payment.gateway_payment_id) return payment;
  const report = await ctx.gateway.confirm(payment.gateway_payment_id);
  return recordPayment(ctx, { paymentId, orderId: payment.order_id }, report);
};

/**
 * Cancels a payment that waits for 3-D Secure, so that another card can be tried; one whose buyer has just completed it is
 * left as it is.
 */
export const giveUpAction = async (ctx: Context, paymentId: string): Promise<void> => {
  const payment = await getPayment(ctx, paymentId);
  if (payment.status !== 'REQUIRES_ACTION' || !payment.gateway_payment_id) return;
  const found = await findAtGateway(ctx, payment);
  const report =
    found?.status === 'REQUIRES_ACTION' ? await ctx.gateway.cancel(payment.gateway_payment_id) : found;
  if (report) await recordPayment(ctx, { paymentId, orderId: payment.order_id }, report);
};

/** A request that is still under way can reach the gateway this long after it was given up. */
const lateArrivalMinutes = 10;

const mayStillArrive = (ctx: Context, { settled_at }: ChargeablePayment): boolean =>
  settled_at !== null && ctx.clock.now().getTime() - settled_at.getTime() < lateArrivalMinutes * 60_000;

/**
 * Cancels a payment at the gateway whose order released its stock. Finding it paid is a late payment. Throws while the
 * gateway may still receive it, so that the job looks again.
 */
export const cancelAtGateway = async (ctx: Context, paymentId: string): Promise<void> => {
  const payment = await findPayment(ctx.db, paymentId);
  if (payment?.status !== 'CANCELED') return;
  const found = await findAtGateway(ctx, payment);
  if (!found) {
    if (mayStillArrive(ctx, payment)) throw new Error(`payment ${paymentId} may still arrive`);
    return;
  }
  const isDecided = found.status === 'SUCCEEDED' || found.status === 'FAILED' || found.status === 'CANCELED';
  const report = isDecided ? found : await ctx.gateway.cancel(found.id);
  await recordPayment(ctx, { paymentId, orderId: payment.order_id }, report);
};
