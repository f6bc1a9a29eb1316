import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '#platform/failure';
import type { GatewayEvent } from '#platform/payment-gateway';
import { newSandboxId } from './sandbox-cards.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** A webhook as it is posted to `/v1/payments/webhook/sandbox`. */
export interface SandboxWebhook {
  rawBody: string;
  headers: Record<string, string>;
}

const header = 'sandbox-signature';
const toleranceSeconds = 300;

const signatureOf = ({ secret }: SandboxOptions, signed: string): string =>
  createHmac('sha256', secret).update(`sandbox webhook ${signed}`).digest('hex');

export const signSandboxEvent = (options: SandboxOptions, event: GatewayEvent): SandboxWebhook => {
  const rawBody = JSON.stringify(event);
  const at = Math.floor(options.clock.now().getTime() / 1000);
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      [header]: `t=${at},v1=${signatureOf(options, `${at}.${rawBody}`)}`,
    },
  };
};

const forged = (detail: string): Failure => new Failure('BAD_INPUT', { detail });

export const parseSandboxEvent = (
  options: SandboxOptions,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): GatewayEvent => {
  const [, at = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers[header] ?? '') ?? [];
  const expected = signatureOf(options, `${at}.${rawBody.toString('utf8')}`);
  if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    throw forged('The signature of this webhook is not valid.');
  if (Math.abs(options.clock.now().getTime() / 1000 - Number(at)) > toleranceSeconds)
    throw forged('The signature of this webhook is too old.');
  return JSON.parse(rawBody.toString('utf8')) as GatewayEvent;
};

/** Stores an event in the sandbox's own outbox. */
export const insertSandboxEvent = async (
  { db, clock }: SandboxOptions,
  event: { paymentId: string; type: 'payment' | 'refund' },
): Promise<void> => {
  await db
    .insertInto('sandbox_events')
    .values({
      id: newSandboxId('evt'),
      payment_id: event.paymentId,
      type: event.type,
      created_at: clock.now(),
    })
    .execute();
};

/**
 * Sends every event that the shop has not accepted, oldest first. An event that fails is sent again by the next call.
 * `deliver` runs outside any transaction, so that the shop sees what the event is about.
 */
export const deliverSandboxEvents = async (
  options: SandboxOptions,
  deliver: (webhook: SandboxWebhook) => Promise<void>,
): Promise<void> => {
  const { db, clock } = options;
  const pending = await db
    .selectFrom('sandbox_events')
    .selectAll()
    .where('delivered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(100)
    .execute();
  for (const { id, type, payment_id } of pending) {
    await deliver(signSandboxEvent(options, { id, type: type as 'payment', paymentId: payment_id }));
    await db.updateTable('sandbox_events').set({ delivered_at: clock.now() }).where('id', '=', id).execute();
  }
};
