import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, type Day, dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { maxChangedNights } from '@golark/contract/host-calendar/rules';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import type { StayRow } from '#stays';

export const todayAt = (ctx: Context, { time_zone }: Pick<StayRow, 'time_zone'>): Day =>
  dayInZone(ctx.clock.now(), time_zone);

/** Throws VALIDATION_ERROR, at the fields of these names, for nights that no host changes: none, too many, past, too far ahead. */
export const assertChangeable = (
  ctx: Context,
  stay: StayRow,
  { from, until, fields }: { from: Day; until: Day; fields: { from: string; until: string } },
): void => {
  const nights = nightsBetween(from, until);
  if (nights < 1 || nights > maxChangedNights)
    throw invalidField(fields.until, 'range_days', { maximum: maxChangedNights });
  const today = todayAt(ctx, stay);
  if (from < today) throw invalidField(fields.from, 'stay_past');
  if (until > addDays(today, maxBookableDays))
    throw invalidField(fields.until, 'stay_too_far', { limit: maxBookableDays });
};

/** The room types that a call names, all of the listing if none. Throws NOT_FOUND. */
export const roomsNamed = (stay: StayRow, roomTypeId: string | undefined): StayRow['rooms'] => {
  const rooms = stay.rooms.filter(({ id }) => roomTypeId === undefined || id === roomTypeId);
  if (rooms.length === 0) throw notFound('This room type');
  return rooms;
};
