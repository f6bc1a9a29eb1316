import type { SearchCriteria } from '#platform/search-engine';

/** A stay without a total is in no range. */
export const isWithin = (total: number | null, price: SearchCriteria['price']): boolean =>
  !price || (total !== null && total >= price.from && (price.to === null || total <= price.to));
