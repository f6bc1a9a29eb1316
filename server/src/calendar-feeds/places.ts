import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, utcDay } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { listOffers } from '#calendars';
import type { Context } from '#platform/context';
import type { findPlaceTimes } from '#stays';

/** Nights further ahead cannot be booked, so that they are not imported. */
export const importedDays = maxBookableDays;

type PlaceTimes = NonNullable<Awaited<ReturnType<typeof findPlaceTimes>>>;

type Stay = Awaited<ReturnType<typeof listOffers>> extends Map<string, { stay: infer S }> ? S : never;

/** The listings of feeds with their rooms, also those that are not published, in one statement. */
export const findStays = async (
  ctx: Context,
  listingIds: readonly string[],
  locale: Locale = 'en',
): Promise<Map<string, Stay>> => {
  const today = utcDay(ctx.clock.now());
  const range = { from: today, until: addDays(today, 1), locale, includesUnpublished: true } as const;
  const offers = await listOffers(ctx.db, [...listingIds], range);
  return new Map([...offers].map(([id, { stay }]) => [id, stay]));
};

export const placeTimesOf = ({
  time_zone,
  check_in_from,
}: Pick<Stay, 'time_zone' | 'check_in_from'>): PlaceTimes => ({
  timeZone: time_zone,
  checkInHour: Number(check_in_from.slice(0, 2)),
});
