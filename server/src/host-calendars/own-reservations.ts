import type { ResponseOf } from '@golark/contract/call';
import type { OwnReservation as PresentedReservation } from '@golark/contract/host-calendar/calendar-schemas';
import type {
  removeOwnReservation as removeCall,
  saveOwnReservation as saveCall,
} from '@golark/contract/host-calendar/calls';
import type { OwnReservationInput } from '@golark/contract/host-calendar/schemas';
import { usd } from '@golark/contract/money/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { StayRow } from '#stays';
import { authorOf } from './change-author.ts';
import { assertChangeable, roomsNamed } from './changeable-days.ts';
import { addOwnReservation, removeOwnReservation as remove } from './own/own-reservations.ts';
import { findOwnReservation, type OwnReservation } from './own/store.ts';

export const presentOwnReservation = ({ amount, ...reservation }: OwnReservation): PresentedReservation => ({
  ...reservation,
  price: amount === null ? null : usd(amount),
});

const reservationOf = (stay: StayRow, id: string, input: OwnReservationInput): OwnReservation => {
  const { price, roomTypeId, ...values } = input;
  const rooms = roomsNamed(stay, roomTypeId);
  const [room] = rooms;
  if (!room || rooms.length > 1) throw invalidField('roomTypeId', 'required');
  return { ...values, id, roomTypeId: room.id, amount: price?.amount ?? null };
};

/**
 * Takes nights for a reservation of the host. Repeated with the same id it returns the same reservation. Throws VALIDATION_ERROR
 * (arriveDay, departDay), DATES_UNAVAILABLE, INVALID_STATE for another reservation of this id, NOT_FOUND (roomTypeId).
 */
export const saveOwnReservation = async (
  ctx: Context,
  caller: PartnerCaller,
  { stay, id, input }: { stay: StayRow; id: string; input: OwnReservationInput },
): Promise<ResponseOf<typeof saveCall>> => {
  const { arriveDay: from, departDay: until } = input;
  const fields = { from: 'arriveDay', until: 'departDay' };
  const reservation = reservationOf(stay, id, input);
  assertChangeable(ctx, stay, { from, until, fields });
  const wanted = { listingId: stay.id, reservation, author: authorOf(ctx, caller) };
  await ctx.db.transaction().execute(async (trx) => {
    const added = await addOwnReservation(trx, wanted);
    reachStep('host-calendar.reserved.before-commit');
    if (added === 'known' || !('taken' in added)) return;
    const code = added.taken.isClosed ? 'night_closed' : 'night_booked';
    throw invalidField('arriveDay', code, { day: added.taken.night });
  });
  return { reservation: presentOwnReservation(reservation) };
};

/** Opens the nights of a reservation of the host again. Throws NOT_FOUND, also for one that was removed before. */
export const removeOwnReservation = async (
  ctx: Context,
  caller: PartnerCaller,
  { stay, id }: { stay: StayRow; id: string },
): Promise<ResponseOf<typeof removeCall>> => {
  const reservation = await findOwnReservation(ctx.db, { id, listingId: stay.id });
  const wanted = reservation && { listingId: stay.id, reservation, author: authorOf(ctx, caller) };
  const changeId = wanted && (await ctx.db.transaction().execute((trx) => remove(trx, wanted)));
  if (!changeId) throw notFound('This reservation');
  return { changeId };
};
