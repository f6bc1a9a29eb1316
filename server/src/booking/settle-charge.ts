import type { Booking } from '@golark/contract/booking/schemas';
import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { PaymentResult } from '#platform/payment-gateway';
import { entriesOfPayment } from './rules/split-money.ts';
import { findChargeWithToken, lockBooking, moveBooking, settleChargeRow } from './store.ts';

const applyCapture = async (
  ctx: Context,
  trx: Transaction<DB>,
  paid: { chargeId: string; bookingId: string; paymentId: string },
): Promise<void> => {
  const at = ctx.clock.now();
  const { chargeId: id, bookingId, paymentId } = paid;
  const booking = await lockBooking(trx, bookingId);
  if (!booking) return;
  if (!(await settleChargeRow(trx, { id, status: 'PAID', paymentId, failureCode: null, at }))) return;
  await moveBooking(trx, booking, { to: 'CONFIRMED', at, what: 'confirmed' });
  const { lines } = booking.price as Booking['price'];
  await postTransaction(trx, { cause: `charge:${id}`, bookingId, at, entries: entriesOfPayment(lines) });
  await ctx.events.emit(trx, 'booking.confirmed', { bookingId });
};

const applyDecline = async (
  ctx: Context,
  trx: Transaction<DB>,
  declined: { chargeId: string; bookingId: string; failureCode: string },
): Promise<void> => {
  const at = ctx.clock.now();
  const booking = await lockBooking(trx, declined.bookingId);
  if (!booking) return;
  const { chargeId: id, failureCode } = declined;
  if (!(await settleChargeRow(trx, { id, status: 'FAILED', paymentId: null, failureCode, at }))) return;
  await moveBooking(trx, booking, { to: 'PAYMENT_FAILED', at, what: 'payment_failed' });
};

/**
 * Charges the card of an open charge and writes down what came of it. The gateway is asked outside any transaction,
 * under the charge's id: whoever asks again after a crash or a lost answer gets the same payment, never a second one.
 */
export const settleCharge = async (ctx: Context, chargeId: string): Promise<PaymentResult | null> => {
  const charge = await findChargeWithToken(ctx.db, chargeId);
  if (charge?.status !== 'PENDING') return null;
  const result = await ctx.gateway.pay({
    idempotencyKey: charge.id,
    token: charge.gateway_token,
    amount: charge.amount,
    description: `Golark stay ${charge.booking_id}`,
  });
  const bookingId = charge.booking_id;
  await ctx.db
    .transaction()
    .execute((trx) =>
      result.status === 'captured'
        ? applyCapture(ctx, trx, { chargeId, bookingId, paymentId: result.paymentId })
        : applyDecline(ctx, trx, { chargeId, bookingId, failureCode: result.declineCode }),
    );
  return result;
};
