import type { PropertyHit } from '@golark/contract/search/schemas';
import type { MapStay } from '../map/index.ts';
import { nightsBetween } from '../ui/format-range.ts';
import { priceOfHit } from './price-of-hit.ts';

type MapStayOptions = { to: string; hasAskedDates: boolean; isFarther?: boolean };

/** A pin with the total of a stay; none without a price. */
export const mapStayOf = (
  hit: PropertyHit,
  { to, hasAskedDates, isFarther = false }: MapStayOptions,
): MapStay[] => {
  const price = priceOfHit(hit);
  if (!price) return [];
  const { id, title, lat, lng, dates, rating, reviewCount, images } = hit;
  const range = dates && { start: dates.arriveDay, end: dates.departDay };
  return [
    {
      ...{ id, title, lat, lng, to, image: images[0] ?? null },
      ...price,
      place: hit.neighborhood ?? `${hit.city}, ${hit.state}`,
      nights: range ? nightsBetween(range) : null,
      dates: hasAskedDates ? undefined : range,
      rating: { score: rating, count: reviewCount },
      isFarther,
    },
  ];
};
