import { longestStayRule } from '@golark/contract/calendars/rules';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { datesUnavailable, listOffers, longestMargin } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import type { StayRow } from '#stays';
import type { StayOnSale } from './price-offer.ts';
import type { BrokenRule } from './rules/stay-rules.ts';
import { taxesOf, taxTable } from './taxes.ts';

/** Dates that are invalid for every property. */
export const brokenDates = ({ arriveDay, departDay }: StayDates): BrokenRule | null => {
  const nights = nightsBetween(arriveDay, departDay);
  if (nights < 1) return { path: 'departDay', rule: 'order' };
  const limit = longestStayRule;
  return nights > limit ? { path: 'departDay', rule: 'max_stay', limit, day: arriveDay } : null;
};

interface SaleToLoad {
  listingId: string;
  dates: StayDates;
  includesUnpublished?: boolean;
}

/**
 * All that the prices of a listing for these dates are computed from. Throws NOT_FOUND, also for one that is not published unless
 * `includesUnpublished`: for its host, and for a guest who has booked it.
 */
export const loadSale = async (
  ctx: Context,
  caller: Caller,
  { listingId, dates, includesUnpublished = false }: SaleToLoad,
): Promise<Omit<StayOnSale, 'stay'> & { stay: StayRow }> => {
  // preparation nights and gaps depend on the nights around
  const from = addDays(dates.arriveDay, -longestMargin);
  const until = addDays(dates.departDay, longestMargin);
  const [found, taxes] = await Promise.all([
    listOffers(ctx.db, [listingId], { from, until, locale: caller.locale, includesUnpublished }),
    taxTable(ctx),
  ]);
  const offered = found.get(listingId);
  if (!offered) throw notFound('This stay');
  const { stay, rooms } = offered;
  const place = { stateId: stay.state_id, cityId: stay.city_id };
  return { stay, rooms, taxes: taxesOf(taxes, place), now: ctx.clock.now() };
};

/**
 * As `loadSale`, for a guest who has booked some dates: if the listing is no longer published, they may give up nights, but get no
 * others. Throws NOT_FOUND, DATES_UNAVAILABLE.
 */
export const loadSaleOfBooked = async (
  ctx: Context,
  caller: Caller,
  { listingId, dates, booked }: { listingId: string; dates: StayDates; booked: StayDates },
): ReturnType<typeof loadSale> => {
  const sale = await loadSale(ctx, caller, { listingId, dates, includesUnpublished: true });
  const isWithin = dates.arriveDay >= booked.arriveDay && dates.departDay <= booked.departDay;
  if (sale.stay.status !== 'published' && !isWithin) throw datesUnavailable();
  return sale;
};
