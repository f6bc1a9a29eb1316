import { nightsBetween } from '@golark/contract/dates/rules';
import { metersBetween } from '@golark/contract/destinations/distance';
import type { PropertyHit } from '@golark/contract/search/schemas';
import type { Offer } from '#pricing';
import type { StayRow } from '#stays';
import { dampedRating, mostComparedNights, type Usual, usualAmounts } from '#stays/ranking';
import { type ReasonFacts, reasonsOf } from './rules/reason-of.ts';

const dayMilliseconds = 86_400_000;

export interface PricedHit {
  hit: PropertyHit;
  stay: StayRow;
  /** Null without nights that can be booked. */
  offer: Offer | null;
}

export interface Explained {
  usual: Usual;
  /** The visitor has chosen it on the map or by an address; null in a search of a place. */
  point: { lat: number; lng: number } | null;
  now: Date;
}

/** Members pay less everywhere: what everybody pays is compared, without what is a share of it. */
const lodgingOf = ({ nonMember }: Offer): number =>
  nonMember.lines.reduce(
    (sum, { code, amount }) => (code === 'service_fee' || code === 'occupancy_tax' ? sum : sum + amount),
    0,
  );

const priceOf = ({ hit, stay, offer }: PricedHit, usual: Usual): ReasonFacts['price'] => {
  const similar = usual.similarTo(stay);
  if (!similar || !offer || !hit.dates) return null;
  const nights = nightsBetween(hit.dates.arriveDay, hit.dates.departDay);
  const amount = similar.usual_amounts[nights - 1];
  if (nights > mostComparedNights || amount === undefined) return null;
  return {
    amount: lodgingOf(offer),
    usual: usualAmounts(stay)[nights - 1] ?? amount,
    similar: amount,
    // the stay itself is one of them
    similarCount: similar.stay_count - 1,
  };
};

const ratingOf = (stay: StayRow, usual: Usual): ReasonFacts['rating'] => {
  const city = usual.ratingIn(stay.city_id);
  if (!city || stay.quality === null) return null;
  return {
    damped: dampedRating(stay, city.usual_rating),
    best: city.best_rating,
    ratedCount: city.rated_count,
  };
};

/** From the place that the card shows, so that the distance does not reveal the exact one. */
const metersTo = (hit: PropertyHit, point: Explained['point']): number | null =>
  point && metersBetween(hit, point);

/** The hits of a page, some of them with the strongest reason to look at them. */
export const explainHits = (page: readonly PricedHit[], { usual, point, now }: Explained): PropertyHit[] => {
  const reasons = reasonsOf(
    page.map((priced) => ({
      price: priceOf(priced, usual),
      rating: ratingOf(priced.stay, usual),
      reviewCount: priced.stay.review_count,
      meters: metersTo(priced.hit, point),
      daysListed: (now.getTime() - priced.stay.created_at.getTime()) / dayMilliseconds,
    })),
  );
  return page.map(({ hit }, at) => {
    const reason = reasons[at];
    return reason ? { ...hit, reason } : hit;
  });
};
