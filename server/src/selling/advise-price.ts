import type { QueryOf, ResponseOf } from '@golark/contract/call';
import { usd } from '@golark/contract/money/rules';
import type { PriceAdvice } from '@golark/contract/selling/advice-schemas';
import type { advisePrice as adviseCall } from '@golark/contract/selling/calls';
import { lowestTicketPrice } from '@golark/contract/tickets/rules';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { isSimilar, loadEventOffers, type OfferRow, sectionEnds } from '#tickets';
import { failureOfFault } from './create-listing.ts';
import { presentPayout } from './present-payout.ts';
import { capOf } from './rules/check-terms.ts';
import { paidOnOf } from './rules/delivery-deadline.ts';
import { findRow } from './rules/find-seats.ts';
import { advisedRange, adviseOn, type ComparedPrice } from './rules/price-advice.ts';
import { findSellableEvent, type SellableEvent } from './store/event-terms.ts';

type Query = QueryOf<typeof adviseCall>;

const dayMilliseconds = 86_400_000;
/** Enough to draw them; a large event has thousands. */
const mostComparables = 200;

const qualityOf = ({ seatMap }: SellableEvent, { sectionId, row }: Query): number => {
  const section = seatMap.sections.find(({ id }) => id === sectionId);
  if (section && row === undefined) return section.quality;
  const found = findRow(seatMap, { sectionId, row: row ?? null });
  if (!found.ok) throw failureOfFault(found.fault);
  return found.value.quality;
};

const listed = ({ price_amount }: OfferRow): ComparedPrice => ({
  priceAmount: price_amount,
  daysToSell: null,
});
const sold = ({ price_amount, created_at, updated_at }: OfferRow): ComparedPrice => ({
  priceAmount: price_amount,
  daysToSell: (updated_at.getTime() - created_at.getTime()) / dayMilliseconds,
});

/** Every n-th, so that all prices are represented. */
const sampleOf = <T>(all: readonly T[]): T[] => {
  const step = Math.max(1, all.length / mostComparables);
  return Array.from(
    { length: Math.min(all.length, mostComparables) },
    (_, i) => all[Math.floor(i * step)] as T,
  );
};

const middle = ({ from, to }: { from: number; to: number }): number => Math.round((from + to) / 200) * 100;

const medianOf = (prices: readonly number[]): number | undefined =>
  [...prices].sort((a, b) => a - b)[Math.floor(prices.length / 2)];

/** The price to start with: of similar tickets, of whatever is listed, or the face value; never above the cap. */
const startingPrice = (
  { similar, all }: { similar: readonly ComparedPrice[]; all: readonly OfferRow[] },
  { cap, facePriceAmount }: { cap: number | null; facePriceAmount: number | undefined },
): number => {
  const prices = similar.map(({ priceAmount }) => priceAmount);
  const range = advisedRange(prices);
  const wanted =
    (range && middle(range)) ??
    medianOf(prices) ??
    medianOf(all.map(({ price_amount }) => price_amount)) ??
    facePriceAmount ??
    0;
  return Math.max(lowestTicketPrice, Math.min(wanted, cap ?? Infinity));
};

const comparablesOf = (tickets: readonly ComparedPrice[]): PriceAdvice['comparables'] =>
  sampleOf([...tickets].sort((a, b) => a.priceAmount - b.priceAmount)).map(({ priceAmount, daysToSell }) => ({
    price: usd(priceAmount),
    kind: daysToSell === null ? 'listed' : 'sold',
  }));

/** What similar seats of an event cost and were sold for. Throws NOT_FOUND, VALIDATION_ERROR. */
export const advisePrice = async (
  ctx: Context,
  eventId: string,
  query: Query,
): Promise<ResponseOf<typeof adviseCall>> => {
  const event = await findSellableEvent(ctx.db, eventId);
  if (!event) throw notFound('This event');
  const quality = qualityOf(event, query);
  const offers = await loadEventOffers(ctx, eventId);
  const isCompared = (row: OfferRow): boolean => isSimilar(row.quality, quality);
  const compared = { active: offers.active.filter(isCompared), sold: offers.sold.filter(isCompared) };
  const similar = [...compared.active.map(listed), ...compared.sold.map(sold)];
  const { facePriceAmount, quantity } = query;
  const { resaleCapPercent } = event;
  const cap =
    resaleCapPercent === null || facePriceAmount === undefined
      ? null
      : capOf(facePriceAmount, resaleCapPercent);
  const priceAmount =
    query.priceAmount ?? startingPrice({ similar, all: offers.active }, { cap, facePriceAmount });
  const { advised, daysToSell, ...advice } = adviseOn(priceAmount, similar);
  const terms = { priceAmount, facilityChargeAmount: event.facilityChargeAmount, quantity };
  return {
    price: usd(priceAmount),
    advice: {
      ...advice,
      advised: advised && { from: usd(advised.from), to: usd(advised.to) },
      daysToSell,
      listedCount: compared.active.length,
      soldCount: compared.sold.length,
      comparables: comparablesOf(similar),
      sections: sectionEnds([...compared.active, ...compared.sold].map(({ section_label }) => section_label)),
      cap: cap === null ? null : usd(cap),
      payout: presentPayout(terms, paidOnOf(event)),
    },
  };
};
