import type { Booking } from '@golark/contract/booking/schemas';
import type { Transaction } from 'kysely';
import { postTransaction } from '#ledger';
import { findPaymentMethod } from '#payments';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { GatewayPayment } from '#platform/payment-gateway';
import { entriesOfPayment } from './rules/split-money.ts';
import { findChargeWithToken, lockBooking, moveBooking, settleChargeRow } from './store.ts';

type ChargeResult = { status: 'captured'; paymentId: string } | { status: 'declined'; declineCode: string };

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

/** The payment of a charge: the one that an earlier attempt made, or a new one. */
const payCharge = async (
  ctx: Context,
  charge: { id: string; booking_id: string; saved_card_id: string; amount: number },
): Promise<GatewayPayment> => {
  const known = await ctx.gateway.find({ key: charge.id });
  if (known) return known;
  const method = await findPaymentMethod(ctx.db, { cardId: charge.saved_card_id, gateway: ctx.gateway.name });
  if (!method) throw new Error(`the card of charge ${charge.id} is not a method of ${ctx.gateway.name}`);
  return ctx.gateway.createPayment({
    key: charge.id,
    ...method,
    amount: charge.amount,
    description: `Golark stay ${charge.booking_id}`,
    capture: 'automatic',
    returnUrl: `${[...ctx.origins][0]}/trips/${charge.booking_id}/`,
  });
};

/**
 * Charges the card of an open charge and stores the result. The gateway is called outside any transaction, under the
 * charge's id as the key. Returns null when there is nothing to do, or while the payment has no final state.
 */
export const settleCharge = async (ctx: Context, chargeId: string): Promise<ChargeResult | null> => {
  const charge = await findChargeWithToken(ctx.db, chargeId);
  if (charge?.status !== 'PENDING') return null;
  const payment = await payCharge(ctx, charge);
  const bookingId = charge.booking_id;
  if (payment.status === 'SUCCEEDED') {
    const paid = { chargeId, bookingId, paymentId: payment.id };
    await ctx.db.transaction().execute((trx) => applyCapture(ctx, trx, paid));
    return { status: 'captured', paymentId: payment.id };
  }
  if (payment.status === 'FAILED' || payment.status === 'CANCELED') {
    const failureCode = payment.failureCode ?? 'canceled';
    await ctx.db.transaction().execute((trx) => applyDecline(ctx, trx, { chargeId, bookingId, failureCode }));
    return { status: 'declined', declineCode: failureCode };
  }
  return null;
};
