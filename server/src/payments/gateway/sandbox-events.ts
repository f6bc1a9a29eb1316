import type { GatewayEvent } from '#platform/payment-gateway';
import { assertSandboxSignature, type SandboxWebhook, signSandboxWebhook } from '#platform/sandbox-signature';
import { newSandboxId } from './sandbox-cards.ts';
import type { SandboxOptions } from './sandbox-options.ts';

export const signSandboxEvent = (options: SandboxOptions, event: GatewayEvent): SandboxWebhook =>
  signSandboxWebhook(options, event);

export const parseSandboxEvent = (
  options: SandboxOptions,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): GatewayEvent => {
  assertSandboxSignature(options, rawBody, headers);
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
