import { metersBetween } from '@golark/contract/destinations/distance';
import type { PropertyHit } from '@golark/contract/search/schemas';

export interface SimilarTo {
  listingId: string;
  /** Cents, of the whole stay. */
  total: number;
  lat: number;
  lng: number;
}

/** This far away counts as much as a total that is twice as high. */
const metersLikeTwiceThePrice = 30_000;

/** How far a stay is from another one in price and place; 0 is the same. */
const differenceOf = (hit: PropertyHit, total: number, to: SimilarTo): number =>
  Math.abs(Math.log2(total / Math.max(1, to.total))) + metersBetween(hit, to) / metersLikeTwiceThePrice;

/** The stays that come nearest to another one, without itself: in price, in either direction, and in place. */
export const mostSimilar = (hits: readonly PropertyHit[], to: SimilarTo, count: number): PropertyHit[] =>
  hits
    .flatMap((hit) =>
      hit.total && hit.id !== to.listingId
        ? [{ hit, difference: differenceOf(hit, hit.total.amount, to) }]
        : [],
    )
    .sort((a, b) => a.difference - b.difference)
    .slice(0, count)
    .map(({ hit }) => hit);
