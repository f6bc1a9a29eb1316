import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { MonthPrice } from '@golark/contract/search/schemas';
import type { Context } from '#platform/context';
import { medianOf } from '#platform/median-of';
import { createTimedCache } from '#platform/timed-cache';
import { readCriteria } from './rules/read-criteria.ts';
import { sampleNights, sampleStays } from './rules/sample-stays.ts';

const adults = 2;

const priceMonths = async (ctx: Context, cityId: string, today: string): Promise<MonthPrice[]> => {
  const months: MonthPrice[] = [];
  // one after the other: each prices all stays of the city
  for (const { month, arriveDay } of sampleStays(today)) {
    const dates = { dateFrom: arriveDay, dateTo: addDays(arriveDay, sampleNights) };
    const guests = { adults, children: 0, infants: 0, pets: false };
    const read = readCriteria(
      { sort: 'best', filters: { ...dates, cityId, guests } },
      { today, isMember: false },
    );
    if ('path' in read) throw new Error(`${read.path} ${read.code}`);
    const total = medianOf(await ctx.search.listTotals(read.criteria));
    months.push({ month, nightly: total === null ? null : usd(Math.round(total / sampleNights)) });
  }
  return months;
};

const cached = createTimedCache<MonthPrice>({ minutes: 24 * 60, max: 500 });

/** The typical price of a night in a city in each of the next twelve months; computed once a day. */
export const listMonthPrices = (
  ctx: Context,
  { id, timeZone }: { id: string; timeZone: string },
): Promise<MonthPrice[]> => cached(ctx, id, () => priceMonths(ctx, id, dayInZone(ctx.clock.now(), timeZone)));
