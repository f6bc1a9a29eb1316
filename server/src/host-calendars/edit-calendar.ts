import type { ResponseOf } from '@golark/contract/call';
import { nightsOf } from '@golark/contract/dates/rules';
import type { editCalendar as editCalendarCall } from '@golark/contract/host-calendar/calls';
import type { EditCalendarInput } from '@golark/contract/host-calendar/schemas';
import { getAvailability } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { StayRow } from '#stays';
import { authorOf } from './change-author.ts';
import { assertChangeable, roomsNamed } from './changeable-days.ts';
import { changeCalendar, type WantedNights } from './changes/change-calendar.ts';
import { maximumOn } from './rules/maximum-on.ts';

const rangeFields = { from: 'from', until: 'until' };

const wantedOf = (input: EditCalendarInput): WantedNights => ({
  isClosed: input.isBlocked,
  note: input.note,
  nightlyAmount: input.nightly ? input.nightly.amount : input.nightly,
  minNights: input.minNights,
  closedToArrival: input.guestsMayArrive === undefined ? undefined : !input.guestsMayArrive,
  closedToDeparture: input.guestsMayLeave === undefined ? undefined : !input.guestsMayLeave,
});

/** A minimum above what the listing allows at most could never be stayed. */
const assertMinimum = (stay: StayRow, { from, until, minNights }: EditCalendarInput): void => {
  if (!minNights) return;
  const maximum = Math.min(...nightsOf(from, until).map((day) => maximumOn(stay, day)));
  if (minNights > maximum) throw invalidField('minNights', 'too_big', { maximum });
};

/**
 * Changes the nights of a listing as a whole. Throws VALIDATION_ERROR (from, until, isBlocked, minNights), NOT_FOUND (roomTypeId).
 */
export const editCalendar = async (
  ctx: Context,
  caller: PartnerCaller,
  { stay, input }: { stay: StayRow; input: EditCalendarInput },
): Promise<ResponseOf<typeof editCalendarCall>> => {
  const { from, until } = input;
  assertChangeable(ctx, stay, { from, until, fields: rangeFields });
  const roomTypeIds = roomsNamed(stay, input.roomTypeId).map(({ id }) => id);
  assertMinimum(stay, input);
  const range = { listingId: stay.id, roomTypeIds, from, until };
  const change = { wanted: wantedOf(input), author: authorOf(ctx, caller) };
  const changed = await ctx.db.transaction().execute((trx) => changeCalendar(trx, range, change));
  reachStep('host-calendar.changed');
  return { ...(await getAvailability(ctx, stay.id, { ...input, includesUnpublished: true })), ...changed };
};
