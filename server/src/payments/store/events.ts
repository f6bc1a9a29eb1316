import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import type { GatewayEvent, GatewayName } from '#platform/payment-gateway';

export interface ReceivedEvent extends GatewayEvent {
  gateway: GatewayName;
}

/** Stores an event of the gateway under its id. Returns false if it was stored before. */
export const insertPaymentEvent = async (
  trx: Transaction<DB>,
  { event, at }: { event: ReceivedEvent; at: Date },
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('payment_events')
    .values({
      gateway: event.gateway,
      event_id: event.id,
      type: event.type,
      gateway_payment_id: event.paymentId,
      received_at: at,
    })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
