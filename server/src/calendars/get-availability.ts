import type { getAvailability as getAvailabilityCall } from '@golark/contract/calendars/calls';
import type { ResponseOf } from '@golark/contract/call';
import { addDays, nightsBetween, nightsOf } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { listOffers, type OfferedStay } from './assemble-offers.ts';
import { type BookableDays, bookableDaysOf, closingOf } from './rules/calendar-rules.ts';
import { dayRulesOn, gapFrom, longestMargin } from './rules/day-rules.ts';
import { nightlyAmountOf } from './rules/room-calendar.ts';
import type { NightRange } from './store.ts';

const maxDays = 370;

type NightState = ResponseOf<typeof getAvailabilityCall>['nights'][number];

/** Free if any room type has a unit, at the lowest rate and with the mildest rules among those. */
const nightState = ({ stay, rooms }: OfferedStay, date: string, days: BookableDays): NightState => {
  const preparationNights = stay.rules?.preparationNights ?? 0;
  const states = rooms.map((room) => ({ room, closed: closingOf(room, date, { days, preparationNights }) }));
  const free = states.filter(({ closed }) => closed === null);
  const offered = (free.length > 0 ? free : states).map(({ room }) => room);
  const rules = offered.map((room) => dayRulesOn(stay, room, date));
  const gaps = offered.flatMap((room) => gapFrom(room, date, stay.rules) ?? []);
  return {
    date,
    free: free.length > 0,
    closed: free.length > 0 ? null : (states[0]?.closed ?? null),
    nightly: usd(Math.min(...offered.map((room) => nightlyAmountOf(room, date)))),
    minStayArrival: Math.min(...rules.map((rule) => rule.minStayArrival)),
    minStayThrough: Math.min(...rules.map((rule) => rule.minStayThrough)),
    maxStay: Math.max(...rules.map((rule) => rule.maxStay)),
    closedToArrival: rules.every((rule) => rule.closedToArrival),
    closedToDeparture: rules.every((rule) => rule.closedToDeparture),
    gapNights: gaps[0] ?? null,
  };
};

/** Each night of a range with the rules of its day; with `includesUnpublished` also of a listing that is not published. Throws NOT_FOUND. */
export const getAvailability = async (
  ctx: Context,
  propertyId: string,
  range: NightRange,
): Promise<ResponseOf<typeof getAvailabilityCall>> => {
  const count = nightsBetween(range.from, range.until);
  if (count < 1 || count > maxDays) throw invalidField('until', 'range_days', { maximum: maxDays });
  const around = {
    from: addDays(range.from, -longestMargin),
    until: addDays(range.until, longestMargin),
    includesUnpublished: range.includesUnpublished ?? false,
  };
  const found = await listOffers(ctx.db, [propertyId], { ...around, locale: 'en' });
  const offered = found.get(propertyId);
  if (!offered) throw notFound('This stay');
  const days = bookableDaysOf(offered.stay, ctx.clock.now());
  const nights = nightsOf(range.from, range.until).map((date) => nightState(offered, date, days));
  return { propertyId, nights };
};
