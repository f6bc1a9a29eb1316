import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import type { LongerStays, SearchCriteria } from '#platform/search-engine';
import { inOrderOf } from './find-by-total.ts';
import type { createPriceLists } from './price-lists.ts';

/** As `countLonger` for rooms, which prices decide about: the dates and the longer ones are windows of one price list. */
export const countLongerOfRooms = async (
  priceLists: ReturnType<typeof createPriceLists>,
  criteria: SearchCriteria & { dates: StayDates },
  more: readonly number[],
): Promise<LongerStays[]> => {
  const { arriveDay, departDay } = criteria.dates;
  const windows = [0, ...more].map((nights) => ({ arriveDay, departDay: addDays(departDay, nights) }));
  const asked = { ...criteria, dates: null, windows, price: null };
  const amounts = inOrderOf(await priceLists.get(asked), asked).map(
    ({ windowAmounts = [] }) => windowAmounts,
  );
  const hasTotal = (amount: number | null | undefined) => typeof amount === 'number';
  const others = amounts.filter(([now]) => !hasTotal(now));
  const length = nightsBetween(arriveDay, departDay);
  return more.map((nights, place) => ({
    nights: length + nights,
    stayCount: others.filter((totals) => hasTotal(totals[place + 1])).length,
  }));
};
