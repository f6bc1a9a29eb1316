import { type Day, dayInZone } from '@golark/contract/dates/rules';
import type { Delivery, Disclosure, SeatRange, SplitRule } from '@golark/contract/tickets/rules';
import { latestInHandDay } from './delivery-deadline.ts';
import type { Fault } from './find-seats.ts';

/** What an event demands of listings. */
export interface EventTerms {
  startsAt: Date;
  timeZone: string;
  ticketLimit: number;
  /** Percent of the face price; null without a limit. */
  resaleCapPercent: number | null;
}

export interface ListingTerms {
  count: number;
  splitRule: SplitRule;
  /** In a bay, how many companion seats follow each wheelchair space; null for any other row. */
  companions: number | null;
  /** Cents. */
  priceAmount: number;
  facePriceAmount: number | null;
  disclosures: readonly Disclosure[];
  /** Where in the row; null for standing places. */
  seats: readonly SeatRange[] | null;
  seatCount: number;
  delivery: Delivery;
  /** A draft can still wait for its files. */
  isDraft: boolean;
  inHandOn: Day | null;
}

/**
 * Whether buyers who keep to the rule can buy everything: with `pairs`, the third of three seats could never be sold; with `all`,
 * neither could more seats than one buyer may have.
 */
export const canSellOut = (count: number, rule: SplitRule, ticketLimit: number): boolean => {
  if (rule === 'all') return count <= ticketLimit;
  if (rule === 'pairs') return count % 2 === 0 && ticketLimit >= 2;
  return rule === 'any' || count === 1 || ticketLimit >= 2;
};

/** The highest price for a face value, in cents. */
export const capOf = (facePriceAmount: number, percent: number): number =>
  Math.floor((facePriceAmount * percent) / 100);

const faultOfSplit = (
  { count, splitRule, companions }: ListingTerms,
  { ticketLimit }: EventTerms,
): Fault | null => {
  // no companion seat is left without its space: pairs are whole where each space has one
  if (companions !== null && splitRule !== 'all' && (splitRule !== 'pairs' || companions !== 1))
    return { path: 'splitRule', code: 'split_bay' };
  if (canSellOut(count, splitRule, ticketLimit)) return null;
  return { path: 'splitRule', code: 'split_impossible', params: { count, limit: ticketLimit } };
};

const faultOfPrice = (
  { priceAmount, facePriceAmount }: ListingTerms,
  { resaleCapPercent }: EventTerms,
): Fault | null => {
  if (resaleCapPercent === null) return null;
  if (facePriceAmount === null) return { path: 'facePriceAmount', code: 'required' };
  const cap = capOf(facePriceAmount, resaleCapPercent);
  if (priceAmount <= cap) return null;
  return { path: 'priceAmount', code: 'price_above_cap', params: { limit: (cap / 100).toFixed(2) } };
};

const faultOfDisclosures = ({ disclosures, seats, seatCount, companions }: ListingTerms): Fault | null => {
  const path = 'disclosures';
  if (new Set(disclosures).size < disclosures.length) return { path, code: 'duplicate_items' };
  if (!disclosures.includes('aisle') || companions !== null) return null;
  const isAtAisle = seats?.some(({ from, to }) => from === 0 || to === seatCount) ?? false;
  return isAtAisle ? null : { path, code: 'disclosure_aisle' };
};

const faultOfDelivery = (
  { delivery, inHandOn, isDraft }: ListingTerms,
  event: EventTerms,
  now: Date,
): Fault | null => {
  const path = 'inHandOn';
  if (inHandOn === null) return delivery === 'upload' && !isDraft ? { path, code: 'in_hand_needed' } : null;
  if (inHandOn < dayInZone(now, event.timeZone)) return { path, code: 'in_hand_past' };
  const limit = latestInHandDay(event);
  return inHandOn > limit ? { path, code: 'in_hand_late', params: { limit } } : null;
};

export type Check = 'splitRule' | 'price' | 'disclosures' | 'delivery';

const checks: Record<Check, (terms: ListingTerms, event: EventTerms, now: Date) => Fault | null> = {
  splitRule: faultOfSplit,
  price: faultOfPrice,
  disclosures: faultOfDisclosures,
  delivery: faultOfDelivery,
};

/** The first thing about a listing that can't be; only what these checks look at. */
export const faultOfTerms = (
  terms: ListingTerms,
  {
    event,
    now,
    only = ['splitRule', 'price', 'disclosures', 'delivery'],
  }: { event: EventTerms; now: Date; only?: readonly Check[] },
): Fault | null => {
  for (const name of only) {
    const fault = checks[name](terms, event, now);
    if (fault) return fault;
  }
  return null;
};
