import { arrivalTimeEndsAt, arrivalTimesOf } from '@golark/contract/booking/rules';
import type { Booking } from '@golark/contract/booking/schemas';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { stayOf } from './get-arrival.ts';
import { getOwnBooking } from './get-own-booking.ts';
import { saveArrivalTime } from './store.ts';
import type { BookingView } from './views.ts';

/**
 * Stores when the guest of a confirmed booking expects to arrive; null is not known yet. Throws VALIDATION_ERROR
 * (arrivalTime) for a time outside check-in, INVALID_STATE once check-in is over or the booking is not confirmed.
 */
export const setArrivalTime = async (
  ctx: Context,
  caller: AccountCaller,
  { own, arrivalTime }: { own: BookingView; arrivalTime: string | null },
): Promise<{ booking: Booking }> => {
  const { checkInFrom, checkInUntil } = own.snapshot;
  if (arrivalTime !== null && !arrivalTimesOf(own.snapshot).includes(arrivalTime))
    throw invalidField('arrivalTime', 'arrival_time', { from: checkInFrom, until: checkInUntil });
  if (ctx.clock.now() > arrivalTimeEndsAt(stayOf(own)))
    throw new Failure('INVALID_STATE', { detail: 'Check-in of this stay is over.' });
  const isSaved = await saveArrivalTime(ctx.db, own.id, arrivalTime);
  if (!isSaved) throw new Failure('INVALID_STATE', { detail: 'This booking is not confirmed.' });
  return { booking: await getOwnBooking(ctx, caller, own.id) };
};
