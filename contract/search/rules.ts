export const maxSearchNights = 90;

/** A stay of so many nights can be split between two homes. */
export const leastSplitNights = 7;

export const defaultPageSize = 20;

export const defaultRadiusMeters = 100_000;

/** Stays near a venue are within this radius. */
export const venueRadiusMeters = 15_000;

/** Around a city whose address has no radius (specification, section 2). */
export const destinationRadiusMeters = 149_900;

/** The most boxes in one search. */
export const maxBoxes = 10;

/** Whole dollars. */
export const maxPrice = 10_000;

export const sortOrders = ['best', 'price-low', 'price-high', 'rating'] as const;

export type SearchSort = (typeof sortOrders)[number];
