import { percentOf } from '@golark/contract/money/rounding';
import type { FeeUnit } from '@golark/contract/pricing/fees';

/** Prices of one to seven nights are compared. */
export const mostComparedNights = 7;
const [weeknights, weekendNights] = [5, 2];
const guests = 2;

interface Rates {
  rooms: readonly { nightly_amount: number; weekend_nightly_amount: number }[];
  cleaning_fee_amount: number;
  cleaning_fee_unit: FeeUnit;
  weekly_discount_percent: number;
}

const cleaningOf = (
  { cleaning_fee_amount: amount, cleaning_fee_unit: unit }: Rates,
  nights: number,
): number => {
  const times = { stay: 1, night: nights, guest: guests, 'guest-night': guests * nights };
  return amount * times[unit];
};

/**
 * Usual costs of one to seven nights of two guests before service fee and taxes: the rate of an average day of the week in the
 * cheapest room type, and the cleaning. Seasons and nights with a rate of their own are not usual.
 */
export const usualAmounts = (stay: Rates): number[] => {
  const weeks = stay.rooms.map(
    (room) => room.nightly_amount * weeknights + room.weekend_nightly_amount * weekendNights,
  );
  const week = weeks.length === 0 ? 0 : Math.min(...weeks);
  return Array.from({ length: mostComparedNights }, (_, index) => {
    const nights = index + 1;
    const rate = Math.round((week * nights) / 7);
    const discount = nights === 7 ? percentOf(rate, stay.weekly_discount_percent) : 0;
    return rate - discount + cleaningOf(stay, nights);
  });
};

const largeBedrooms = 5;

/** Stays with the same key are similar: of one city, of one type, with as many bedrooms. */
export const similarKeyOf = (stay: { city_id: string; stay_type: string; bedrooms: number }) => ({
  city_id: stay.city_id,
  stay_type: stay.stay_type,
  bedrooms: Math.min(stay.bedrooms, largeBedrooms),
});
