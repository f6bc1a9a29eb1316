import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import type { EditCalendarInput } from '@golark/contract/partners/schemas';
import { changeNights, firstNightKeptClosed } from '#calendars';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import type { StayRow } from '#stays';

const maxDays = 370;

/** Changes the nights of a listing. Throws VALIDATION_ERROR (from, until, isBlocked), NOT_FOUND (roomTypeId). */
export const editCalendar = async (
  ctx: Context,
  stay: StayRow,
  { from, until, roomTypeId, isBlocked, nightly, minNights }: EditCalendarInput,
): Promise<void> => {
  const days = nightsBetween(from, until);
  if (days < 1 || days > maxDays) throw invalidField('until', 'range_days', { maximum: maxDays });
  const today = dayInZone(ctx.clock.now(), stay.time_zone);
  if (from < today) throw invalidField('from', 'stay_past');
  if (until > addDays(today, maxBookableDays))
    throw invalidField('until', 'stay_too_far', { limit: maxBookableDays });
  const rooms = stay.rooms.filter(({ id }) => roomTypeId === undefined || id === roomTypeId);
  if (rooms.length === 0) throw notFound('This room type');
  const range = { roomTypeIds: rooms.map(({ id }) => id), from, until };
  const closed = isBlocked === false ? await firstNightKeptClosed(ctx.db, range) : null;
  if (closed) throw invalidField('isBlocked', 'nights_kept_closed', { day: closed });
  const nightlyAmount = nightly ? nightly.amount : nightly;
  await ctx.db
    .transaction()
    .execute((trx) => changeNights(trx, range, { isClosed: isBlocked, nightlyAmount, minNights }));
};
