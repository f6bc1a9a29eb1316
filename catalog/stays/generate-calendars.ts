import { dayNumber } from './days.ts';
import { generateHomeNights, generateHotelNights } from './generate-nights.ts';
import { generateSeasons, monthsAhead } from './generate-seasons.ts';
import type { StayDraft } from './generate-stay.ts';
import { generateHolidaySeasons } from './holidays.ts';
import type { Random } from './random.ts';
import type { Room } from './stay.ts';

export interface CatalogDetail {
  /** Season rows per room and year. */
  maxSeasons: number;
  /** Holidays have prices of their own. */
  hasHolidays: boolean;
  calendarDays: number;
  maxReviews: number;
}

const maxFullDetailSize = 20_000;

/** Above 20,000 stays there are fewer nights and reviews per stay, to keep a catalog of a million stays manageable. */
export const hasFullDetail = (size: number): boolean => size <= maxFullDetailSize;

export const detailForSize = (size: number): CatalogDetail => {
  if (hasFullDetail(size)) return { maxSeasons: 4, hasHolidays: true, calendarDays: 270, maxReviews: 60 };
  if (size <= 200_000) return { maxSeasons: 1, hasHolidays: false, calendarDays: 120, maxReviews: 6 };
  return { maxSeasons: 1, hasHolidays: false, calendarDays: 40, maxReviews: 3 };
};

/** Adds to each room its seasons and the nights that are booked, blocked or have a price of their own. */
export const generateRoomCalendars = (
  draft: StayDraft,
  context: { today: string; detail: CatalogDetail; placeWeight: number },
  random: Random,
): Room[] => {
  const { listing, tags, appeal } = draft;
  const isHotel = listing.stay_type === 'hotels';
  const discountsGaps = !isHotel && random.chance(0.45);
  const firstDay = dayNumber(context.today);
  const period = { tags, firstDay, lastDay: firstDay + monthsAhead * 30 };
  const popularity = Math.min(0.15, context.placeWeight * 20);
  const demand = Math.min(0.75, 0.22 + appeal * 0.3 + popularity + random.normal() * 0.1);
  const seasonSeed = random.next();
  return draft.rooms.map((room) => {
    // all rooms of a hotel have the same season dates
    const seasonRandom: Random = isHotel ? { ...random, next: () => seasonSeed, integer: () => 0 } : random;
    const seasons = generateSeasons(
      { nightly: room.nightly_amount, weekend: room.weekend_nightly_amount },
      { tags, today: context.today, maxSeasons: context.detail.maxSeasons },
      seasonRandom,
    );
    const rates = { nightly: room.nightly_amount, weekend: room.weekend_nightly_amount, seasons };
    const holidays = context.detail.hasHolidays ? generateHolidaySeasons(rates, period, seasonRandom) : [];
    const calendar = {
      today: context.today,
      demand: Math.max(0.08, demand),
      units: room.units,
      minNights: listing.min_nights,
      nightlyAmount: room.nightly_amount,
      seasons,
      holidays,
      discountsGaps,
      calendarDays: isHotel ? Math.ceil(context.detail.calendarDays / 2) : context.detail.calendarDays,
    };
    const runs = isHotel ? generateHotelNights(calendar, random) : generateHomeNights(calendar, random);
    return { ...room, seasons: [...seasons, ...holidays], runs };
  });
};
