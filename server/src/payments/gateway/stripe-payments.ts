import Stripe from 'stripe';
import { Failure } from '#platform/failure';
import type {
  GatewayPayment,
  GatewayPaymentRequest,
  GatewayPaymentStatus,
  GatewayRefund,
} from '#platform/payment-gateway';

/** The metadata field by which a payment or refund is found again after a lost response. */
const keyField = 'golark_key';
const expand = ['latest_charge'];
const expandList = ['data.latest_charge'];
/** Stripe documents that its search index may be up to an hour behind during an outage. */
const searchDelaySeconds = 3600;

const statusByIntent: Partial<Record<Stripe.PaymentIntent.Status, GatewayPaymentStatus>> = {
  requires_action: 'REQUIRES_ACTION',
  requires_confirmation: 'REQUIRES_ACTION',
  processing: 'PROCESSING',
  requires_capture: 'AUTHORIZED',
  succeeded: 'SUCCEEDED',
  canceled: 'CANCELED',
};

const actionOf = (intent: Stripe.PaymentIntent): GatewayPayment['action'] => {
  const url = intent.next_action?.redirect_to_url?.url;
  if (url) return { url };
  return intent.client_secret ? { clientSecret: intent.client_secret } : null;
};

/** An intent without a method failed: each of our attempts is an intent of its own, confirmed when it is created. */
const present = (intent: Stripe.PaymentIntent): GatewayPayment => {
  const status = statusByIntent[intent.status] ?? 'FAILED';
  const { last_payment_error: error, latest_charge: charge } = intent;
  return {
    id: intent.id,
    key: intent.metadata[keyField] ?? '',
    status,
    amount: status === 'SUCCEEDED' ? intent.amount_received : intent.amount,
    currency: 'USD',
    failureCode: status === 'FAILED' ? (error?.decline_code ?? error?.code ?? intent.status) : null,
    action: status === 'REQUIRES_ACTION' ? actionOf(intent) : null,
    refundedAmount: charge && typeof charge !== 'string' ? charge.amount_refunded : 0,
  };
};

export const getStripePayment = async (stripe: Stripe, id: string): Promise<GatewayPayment> =>
  present(await stripe.paymentIntents.retrieve(id, { expand }));

const isReplay = (response: { headers: Record<string, string> } | undefined): boolean =>
  response?.headers['idempotent-replayed'] === 'true';

const paramsOf = (request: GatewayPaymentRequest): Stripe.PaymentIntentCreateParams => ({
  amount: request.amount,
  currency: 'usd',
  customer: request.customerId,
  payment_method: request.token,
  allowed_payment_method_types: ['card'],
  confirm: true,
  capture_method: request.capture,
  description: request.description,
  metadata: { [keyField]: request.key },
  expand,
  ...(request.isOffSession
    ? { off_session: true }
    : { return_url: request.returnUrl, setup_future_usage: 'off_session' }),
});

/**
 * Creates and confirms a PaymentIntent. A decline arrives as an error that carries the intent. A replayed response shows
 * the intent as it was at first, so its present state is read again.
 */
export const createStripePayment = async (
  stripe: Stripe,
  request: GatewayPaymentRequest,
): Promise<GatewayPayment> => {
  try {
    const intent = await stripe.paymentIntents.create(paramsOf(request), { idempotencyKey: request.key });
    return isReplay(intent.lastResponse) ? await getStripePayment(stripe, intent.id) : present(intent);
  } catch (error) {
    const intent = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
    if (!intent) throw error;
    return getStripePayment(stripe, intent.id);
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

const findInList = async (
  stripe: Stripe,
  params: Stripe.PaymentIntentListParams,
  key: string,
): Promise<GatewayPayment | null> => {
  for await (const intent of stripe.paymentIntents.list({ ...params, limit: 100, expand: expandList }))
    if (intent.metadata[keyField] === key) return present(intent);
  return null;
};

const findByKey = async (
  stripe: Stripe,
  by: { key: string; customerId?: string; since?: Date },
  now: Date,
): Promise<GatewayPayment | null> => {
  const { data } = await stripe.paymentIntents.search({
    query: `metadata['${keyField}']:'${by.key}'`,
    limit: 1,
    expand: expandList,
  });
  if (data[0]) return present(data[0]);
  // the list is consistent at once, the search index is not
  const since = by.since ? by.since.getTime() / 1000 : now.getTime() / 1000 - searchDelaySeconds;
  const { customerId } = by;
  return findInList(
    stripe,
    { created: { gte: Math.floor(since) }, ...(customerId ? { customer: customerId } : {}) },
    by.key,
  );
};

export const findStripePayment = async (
  stripe: Stripe,
  by: { key: string; customerId?: string; since?: Date } | { id: string },
  now: Date,
): Promise<GatewayPayment | null> => {
  if ('key' in by) return findByKey(stripe, by, now);
  try {
    return await getStripePayment(stripe, by.id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Runs a change that Stripe refuses in the wrong state, or beyond the amount. Throws INVALID_STATE then. */
const orInvalidState = async <T>(change: Promise<T>): Promise<T> => {
  try {
    return await change;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new Failure('INVALID_STATE', { detail: 'The payment is not in a state that allows this.' });
    throw error;
  }
};

/** With automatic confirmation Stripe continues on its own after 3-D Secure; only a leftover needs the call. */
export const confirmStripePayment = async (stripe: Stripe, id: string): Promise<GatewayPayment> => {
  const intent = await stripe.paymentIntents.retrieve(id, { expand });
  if (intent.status !== 'requires_confirmation') return present(intent);
  return present(await stripe.paymentIntents.confirm(id, { expand }));
};

export const captureStripePayment = async (
  stripe: Stripe,
  id: string,
  { key, amount }: { key: string; amount: number },
): Promise<GatewayPayment> => {
  const intent = await stripe.paymentIntents.retrieve(id, { expand });
  if (intent.status === 'succeeded' && intent.amount_received === amount) return present(intent);
  const captured = stripe.paymentIntents.capture(
    id,
    { amount_to_capture: amount, expand },
    { idempotencyKey: `${key}-capture-${amount}` },
  );
  return present(await orInvalidState(captured));
};

export const cancelStripePayment = async (stripe: Stripe, id: string): Promise<GatewayPayment> => {
  const intent = await stripe.paymentIntents.retrieve(id, { expand });
  if (intent.status === 'canceled') return present(intent);
  return present(await orInvalidState(stripe.paymentIntents.cancel(id, { expand })));
};

const statusOfRefund = (refund: Stripe.Refund): GatewayRefund['status'] => {
  if (refund.status === 'succeeded') return 'SUCCEEDED';
  return refund.status === 'failed' || refund.status === 'canceled' ? 'FAILED' : 'PENDING';
};

export const createStripeRefund = async (
  stripe: Stripe,
  { key, paymentId, amount }: { key: string; paymentId: string; amount: number },
): Promise<GatewayRefund> => {
  const created = stripe.refunds.create(
    { payment_intent: paymentId, amount, metadata: { [keyField]: key } },
    { idempotencyKey: key },
  );
  const refund = await orInvalidState(created);
  const current = isReplay(refund.lastResponse) ? await stripe.refunds.retrieve(refund.id) : refund;
  return { refundId: current.id, status: statusOfRefund(current) };
};

export const findStripeRefund = async (
  stripe: Stripe,
  { key, paymentId }: { key: string; paymentId: string },
): Promise<GatewayRefund | null> => {
  for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
    if (refund.metadata?.[keyField] === key) return { refundId: refund.id, status: statusOfRefund(refund) };
  return null;
};

export async function* listStripePayments(
  stripe: Stripe,
  { from, until }: { from: Date; until: Date },
): AsyncGenerator<GatewayPayment> {
  const created = { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) };
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100, expand: expandList }))
    yield present(intent);
}
