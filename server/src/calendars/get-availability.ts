import type { getAvailability as getAvailabilityCall } from '@golark/contract/calendars/calls';
import type { ResponseOf } from '@golark/contract/call';
import { addDays, dayInZone, nightsBetween, nightsOf } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { listOffers } from './assemble-offers.ts';
import { freeUnitsOn, lengthLimitsOn, nightlyAmountOf } from './rules/room-calendar.ts';

const maxDays = 370;
export const bookableDaysAhead = 730;

/** Each night of a range: free if any room type has a unit, at the lowest rate among those. */
export const getAvailability = async (
  ctx: Context,
  propertyId: string,
  range: { from: string; until: string },
): Promise<ResponseOf<typeof getAvailabilityCall>> => {
  const days = nightsBetween(range.from, range.until);
  if (days < 1 || days > maxDays) throw invalidField('until', 'range_days', { maximum: maxDays });
  const offered = (await listOffers(ctx.db, [propertyId], { ...range, locale: 'en' })).get(propertyId);
  if (!offered) throw notFound('This stay');
  const { stay, rooms } = offered;
  const today = dayInZone(ctx.clock.now(), stay.time_zone);
  const last = addDays(today, bookableDaysAhead);
  return {
    propertyId,
    nights: nightsOf(range.from, range.until).map((date) => {
      const free = rooms.filter((room) => freeUnitsOn(room, date) > 0);
      const offered = free.length > 0 ? free : rooms;
      const limits = offered.map((room) =>
        lengthLimitsOn(room, date, { minNights: stay.min_nights, maxNights: stay.max_nights }),
      );
      return {
        date,
        free: free.length > 0 && date >= today && date < last,
        nightly: usd(Math.min(...offered.map((room) => nightlyAmountOf(room, date)))),
        minNights: Math.min(...limits.map((limit) => limit.minNights)),
      };
    }),
  };
};
