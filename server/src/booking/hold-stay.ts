import type { BookStayInput } from '@golark/contract/booking/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { lockOpenAccount } from '#accounts';
import { takeNights } from '#calendars';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { cancellationSchedule, type Policy, type QuoteTerms } from '#pricing';
import { findStay } from '#stays';
import { newConfirmationCode } from './rules/confirmation-code.ts';
import { insertBooking, insertCharge, insertEvent, insertRooms, lockBooking, moveBooking } from './store.ts';

/** How long nights stay taken while a guest looks for another card. */
const holdMinutes = 15;

interface NewHold {
  input: BookStayInput;
  terms: QuoteTerms;
  cardId: string;
}

const bookingRow = async (ctx: Context, caller: Caller, { input, terms }: NewHold) => {
  const { rate, asked } = terms;
  const stay = await findStay(ctx.db, rate.propertyId, caller.locale);
  if (!stay) throw notFound('This stay');
  const now = ctx.clock.now();
  const price = rate[rate.applies];
  const cancellation = cancellationSchedule({
    policy: stay.cancellation_policy as Policy,
    stateId: stay.state_id,
    arriveDay: rate.arriveDay,
    checkInFrom: stay.check_in_from,
    timeZone: stay.time_zone,
    bookedAt: now,
    lines: price.lines.map((line) => ({ code: line.code, amount: line.amount.amount })),
  });
  const { adults, children, infants, hasPets } = asked;
  return {
    dueOn: dayInZone(now, stay.time_zone),
    row: {
      confirmation_code: newConfirmationCode(),
      quote_id: input.quoteId,
      account_id: accountOf(caller),
      listing_id: rate.propertyId,
      status: 'PENDING_PAYMENT',
      holds_nights: true,
      arrive_day: rate.arriveDay,
      depart_day: rate.departDay,
      party: JSON.stringify({ adults, children, infants, pets: hasPets }),
      guest: JSON.stringify(input.guest),
      price: JSON.stringify(price),
      cancellation: JSON.stringify(cancellation),
      total_amount: price.total.amount,
      is_member_price: rate.applies === 'member',
      locale: caller.locale,
      note: input.note ?? null,
      hold_expires_at: new Date(now.getTime() + holdMinutes * 60_000),
      created_at: now,
    },
  };
};

/** Takes the nights and writes booking and open charge, all or nothing. Gives the charge. Throws DATES_UNAVAILABLE. */
export const holdStay = async (ctx: Context, caller: Caller, hold: NewHold): Promise<string> => {
  const { row, dueOn } = await bookingRow(ctx, caller, hold);
  const { rate } = hold.terms;
  const rooms = rate.rooms.toSorted((a, b) => a.roomTypeId.localeCompare(b.roomTypeId));
  return ctx.db.transaction().execute(async (trx) => {
    // before all else: an account that is being deleted books nothing, one that books is not deleted
    await lockOpenAccount(trx, row.account_id, 'share');
    // the booking first: a second request for the same quote waits here, before it could meet its own nights
    const booking = await insertBooking(trx, row);
    for (const { roomTypeId, units } of rooms) {
      await takeNights(trx, { roomTypeId, units, arriveDay: rate.arriveDay, departDay: rate.departDay });
    }
    await insertRooms(
      trx,
      rooms.map(({ roomTypeId, units }) => ({ booking_id: booking.id, room_type_id: roomTypeId, units })),
    );
    await insertEvent(trx, { bookingId: booking.id, at: row.created_at, what: 'held' });
    const charge = await insertCharge(trx, {
      booking_id: booking.id,
      saved_card_id: hold.cardId,
      amount: row.total_amount,
      due_on: dueOn,
      status: 'PENDING',
      created_at: row.created_at,
    });
    return charge.id;
  });
};

/** A second card for nights that are still held. Gives the new charge. Throws INVALID_STATE when the hold is over. */
export const retryHeldStay = (ctx: Context, retry: { bookingId: string; cardId: string }): Promise<string> =>
  ctx.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, retry.bookingId);
    const now = ctx.clock.now();
    if (!booking?.hold_expires_at || booking.hold_expires_at <= now) {
      throw new Failure('INVALID_STATE', { detail: 'These nights are no longer held. Ask for a new price.' });
    }
    await moveBooking(trx, booking, { to: 'PENDING_PAYMENT', at: now, what: 'payment_retried' });
    const charge = await insertCharge(trx, {
      booking_id: booking.id,
      saved_card_id: retry.cardId,
      amount: booking.total_amount,
      due_on: now.toISOString().slice(0, 10),
      status: 'PENDING',
      created_at: now,
    });
    return charge.id;
  });
