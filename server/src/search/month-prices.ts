import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { MonthPrice } from '@golark/contract/search/schemas';
import { LRUCache } from 'lru-cache';
import type { Context } from '#platform/context';
import { perDatabase } from '#platform/per-database';
import { readCriteria } from './rules/read-criteria.ts';
import { medianOf, sampleNights, sampleStays } from './rules/sample-stays.ts';

const mostCities = 500;
const keptMilliseconds = 86_400_000;

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
    const total = medianOf((await ctx.search.count(read.criteria)).totals);
    months.push({ month, nightly: total === null ? null : usd(Math.round(total / sampleNights)) });
  }
  return months;
};

const caches = perDatabase(
  (ctx) =>
    new LRUCache<string, MonthPrice[], { today: string }>({
      max: mostCities,
      ttl: keptMilliseconds,
      perf: { now: () => ctx.clock.now().getTime() },
      fetchMethod: (cityId, _stale, { context }) => priceMonths(ctx, cityId, context.today),
    }),
);

/** What a night costs in a city in each of the next twelve months; computed once a day. */
export const listMonthPrices = async (
  ctx: Context,
  city: { id: string; timeZone: string },
): Promise<MonthPrice[]> => {
  const today = dayInZone(ctx.clock.now(), city.timeZone);
  return (await caches(ctx).fetch(city.id, { context: { today } })) ?? [];
};
