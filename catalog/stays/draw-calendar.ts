import { drawHolidayRates, drawHomeNights, drawHotelNights } from './draw-nights.ts';
import { drawSeasons } from './draw-seasons.ts';
import type { Draft } from './draw-stay.ts';
import type { Random } from './random.ts';
import type { Room } from './stay.ts';

export interface Depth {
  /** Season rows a room at most in a year's course. */
  seasons: number;
  daysAhead: number;
  maxReviews: number;
}

const largestFullSize = 20_000;

/** Above 20,000 stays the calendar and the reviews are thinner, so that a million stays fit. */
export const isFullDepth = (size: number): boolean => size <= largestFullSize;

export const depthOf = (size: number): Depth => {
  if (isFullDepth(size)) return { seasons: 4, daysAhead: 270, maxReviews: 60 };
  if (size <= 200_000) return { seasons: 1, daysAhead: 120, maxReviews: 6 };
  return { seasons: 1, daysAhead: 40, maxReviews: 3 };
};

/** Rooms with their seasons, and the nights that are taken, blocked or priced apart. */
export const drawRoomCalendars = (
  draft: Draft,
  context: { today: string; depth: Depth; placeWeight: number },
  random: Random,
): Room[] => {
  const { listing, tags, goodness } = draft;
  const isHotel = listing.stay_type === 'hotels';
  const hasHolidayRates = !isHotel && random.chance(0.16);
  const popularity = Math.min(0.15, context.placeWeight * 20);
  const demand = Math.min(0.75, 0.22 + goodness * 0.3 + popularity + random.normal() * 0.1);
  const seasonSeed = random.next();
  return draft.rooms.map((room) => {
    // the rooms of one hotel share their seasons' shape
    const shape: Random = isHotel ? { ...random, next: () => seasonSeed, whole: () => 0 } : random;
    const seasons = drawSeasons(
      { nightly: room.nightly_amount, weekend: room.weekend_nightly_amount },
      { tags, today: context.today, most: context.depth.seasons },
      shape,
    );
    const calendar = {
      today: context.today,
      demand: Math.max(0.08, demand),
      units: room.units,
      minNights: listing.min_nights,
      nightlyAmount: room.nightly_amount,
      seasons,
      daysAhead: isHotel ? Math.ceil(context.depth.daysAhead / 2) : context.depth.daysAhead,
    };
    const runs = isHotel ? drawHotelNights(calendar, random) : drawHomeNights(calendar, random);
    if (hasHolidayRates) runs.push(...drawHolidayRates(calendar, runs, random));
    return { ...room, seasons, runs };
  });
};
