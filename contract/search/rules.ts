import type { Day } from '../dates/rules.ts';

export const maxSearchNights = 90;

export const defaultPageSize = 20;

export const defaultRadiusMeters = 100_000;

/** Destination links carry this radius (specification, section 2). */
export const destinationRadiusMeters = 149_900;

export const maxPrice = 10_000;

export const sortOrders = ['best', 'price-low', 'price-high', 'rating'] as const;

export type SearchSort = (typeof sortOrders)[number];

/** The nights of a stay: from the arrival day to before the departure day. */
export interface StayDates {
  arriveDay: Day;
  departDay: Day;
}

/** Who travels. Children under two are infants; `childAges` are the ages that were given. */
export interface Party {
  adults: number;
  children: number;
  childAges: number[];
  infants: number;
  pets: boolean;
}
