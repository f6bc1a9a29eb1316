import type { HitReason } from '@golark/contract/search/schemas';

/** A stay is said to be cheap from this far below similar ones. */
const leastPercent = 15;
/** On cards, the best of a city are a tenth of its rated stays. */
const bestPercent = 10;
const fewestReviews = 10;
/** Where a stay is, is known to a few hundred meters: farther away, "near" says nothing. */
const nearMeters = 1000;
const newDays = 30;
const mostReviewsOfNew = 4;
/** Cards with a reason: where all have one, none stands out. */
const shareOfCards = 0.4;

export interface ReasonFacts {
  /** For these nights before service fee and taxes; `usual` is the stay's own usual price, `similar` that of similar stays. */
  price: { amount: number; usual: number; similar: number; similarCount: number } | null;
  rating: { damped: number; best: number; ratedCount: number } | null;
  reviewCount: number;
  /** From the point that the visitor has chosen. */
  meters: number | null;
  daysListed: number;
}

interface Weighed {
  reason: HitReason;
  /** Reasons are compared by it: 1 is just worth mentioning. */
  strength: number;
}

/** Cheaper than similar stays usually are, both for these nights and usually: a low season is no merit. */
const priceReason = ({ price }: ReasonFacts): Weighed | null => {
  if (!price) return null;
  const below = price.similar - Math.max(price.amount, price.usual);
  const percent = Math.floor((below * 100) / price.similar);
  if (percent < leastPercent) return null;
  return {
    reason: { kind: 'price', percent, stayCount: price.similarCount },
    strength: percent / leastPercent,
  };
};

const ratingReason = ({ rating, reviewCount }: ReasonFacts): Weighed | null => {
  if (!rating || rating.damped <= rating.best || reviewCount < fewestReviews) return null;
  return {
    reason: { kind: 'rating', percent: bestPercent, stayCount: rating.ratedCount },
    strength: 1.4 + (rating.damped - rating.best),
  };
};

const distanceReason = ({ meters }: ReasonFacts): Weighed | null =>
  meters === null || meters > nearMeters
    ? null
    : { reason: { kind: 'distance', meters: Math.round(meters) }, strength: 2 - meters / nearMeters };

const newReason = ({ daysListed, reviewCount }: ReasonFacts): Weighed | null =>
  daysListed < 0 || daysListed >= newDays || reviewCount > mostReviewsOfNew
    ? null
    : { reason: { kind: 'new', days: Math.floor(daysListed) }, strength: 1 };

const strongestOf = (facts: ReasonFacts): Weighed | null =>
  [priceReason, ratingReason, distanceReason, newReason].reduce<Weighed | null>((strongest, weigh) => {
    const found = weigh(facts);
    return found && (!strongest || found.strength > strongest.strength) ? found : strongest;
  }, null);

/** The strongest reason of each stay of a page, and only on the four of ten cards where reasons are strongest. */
export const reasonsOf = (page: readonly ReasonFacts[]): (HitReason | null)[] => {
  const weighed = page.map(strongestOf);
  const strengths = weighed.flatMap((one) => (one ? [one.strength] : [])).toSorted((a, b) => b - a);
  const most = Math.ceil(page.length * shareOfCards);
  const least = strengths[most - 1] ?? 0;
  let shown = 0;
  return weighed.map((one) => {
    if (!one || one.strength < least || shown === most) return null;
    shown += 1;
    return one.reason;
  });
};
