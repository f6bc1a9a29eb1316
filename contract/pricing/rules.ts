/** Reasons why a stay can't be booked; each is also the field error `stay_…` with its `limit`. */
export const stayRules = [
  'order',
  'past',
  'too_far',
  'min_nights',
  'max_nights',
  'max_guests',
  'no_pets',
] as const;

export type StayRule = (typeof stayRules)[number];

export const priceLineCodes = [
  'nights',
  'weekly_discount',
  'monthly_discount',
  'member_discount',
  'extra_guests',
  'pet_fee',
  'cleaning_fee',
  'service_fee',
  'occupancy_tax',
] as const;
