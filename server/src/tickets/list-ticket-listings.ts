import type { ResponseOf } from '@golark/contract/call';
import { usd } from '@golark/contract/money/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { listTicketListings as listCall } from '@golark/contract/tickets/calls';
import type { ListingsPage, ListingsQuery, TicketListing } from '@golark/contract/tickets/listing-schemas';
import type { ListingSort } from '@golark/contract/tickets/rules';
import { quantitiesOf } from '@golark/contract/tickets/rules';
import { ticketFeePercentOff } from '#membership';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { presentLine, variantFor } from '#pricing';
import { type EventOffers, loadEventOffers } from './event-offers.ts';
import { presentPlace } from './present-place.ts';
import {
  chosenSeats,
  inHandDay,
  isAccessible,
  isAisle,
  isClear,
  isInHand,
  matches,
} from './rules/match-offers.ts';
import { bandOf, bandStarts } from './rules/price-bands.ts';
import { priceTickets } from './rules/price-tickets.ts';
import { countSeats, parseRanges } from './rules/seat-ranges.ts';
import { scoreOf, type ValueScore } from './rules/value-score.ts';
import { findSaleTerms, type OfferRow, type SaleTerms } from './store/offers.ts';

interface Scored {
  row: OfferRow;
  score: ValueScore;
}

const byPrice = (a: Scored, b: Scored): number => a.row.price_amount - b.row.price_amount;

const orders: Record<ListingSort, (a: Scored, b: Scored) => number> = {
  value: (a, b) => b.score.value - a.score.value || byPrice(a, b),
  price: (a, b) => byPrice(a, b) || b.score.value - a.score.value,
  view: (a, b) => b.row.quality - a.row.quality || byPrice(a, b),
};

const bandsOf = (rows: readonly OfferRow[], starts: readonly number[]): ListingsPage['bands'] =>
  starts.map((_, index) => {
    const prices = rows
      .map(({ price_amount }) => price_amount)
      .filter((price) => bandOf(price, starts) === index + 1);
    const [from, to] = [Math.min(...prices), Math.max(...prices)];
    return { band: index + 1, from: usd(from), to: usd(to) };
  });

const sectionsOf = (rows: readonly OfferRow[], starts: readonly number[]): ListingsPage['sections'] => {
  const sections = new Map<string, { from: number; count: number }>();
  for (const { section_id, price_amount } of rows) {
    const known = sections.get(section_id);
    if (!known) sections.set(section_id, { from: price_amount, count: 1 });
    else Object.assign(known, { from: Math.min(known.from, price_amount), count: known.count + 1 });
  }
  return [...sections].map(([sectionId, { from, count }]) => ({
    ...{ sectionId, fromPrice: usd(from), listingCount: count, band: bandOf(from, starts) },
  }));
};

interface Presentation {
  quantity: number;
  terms: SaleTerms;
  percentOff: number;
  caller: Caller;
}

const presentListing = (
  { row, score }: Scored,
  { quantity, terms, percentOff, caller }: Presentation,
): TicketListing => {
  const of = {
    priceAmount: row.price_amount,
    facilityChargeAmount: terms.facility_charge_amount,
    quantity,
  };
  const nonMember = priceTickets({ ...of, memberPercentOff: 0 });
  const member = priceTickets({ ...of, memberPercentOff: percentOff });
  const price = variantFor(caller) === 'member' ? member : nonMember;
  return {
    id: row.id,
    place: presentPlace(row, chosenSeats(row, quantity)),
    quantities: quantitiesOf(row.sizes),
    price: usd(row.price_amount),
    total: usd(price.total),
    memberTotal: usd(member.total),
    lines: price.lines.map((line) => presentLine(line, caller.locale)),
    value: { ...score, difference: usd(score.difference) },
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    isResale: row.seller_account_id !== null,
  };
};

const isOnSale = ({ status, starts_at, on_sale_at }: SaleTerms, now: Date): boolean =>
  status !== 'CANCELED' && starts_at > now && (on_sale_at === null || on_sale_at <= now);

const none: Pick<EventOffers, 'active'> = { active: [] };

/** What is for sale for an event for this many side by side, filtered and sorted, with the offer of each section. Throws NOT_FOUND. */
export const listTicketListings = async (
  ctx: Context,
  caller: Caller,
  { eventId, query }: { eventId: string; query: ListingsQuery },
): Promise<ResponseOf<typeof listCall>> => {
  const [terms, offers, percentOff] = await Promise.all([
    findSaleTerms(ctx.db, eventId),
    loadEventOffers(ctx, eventId),
    ticketFeePercentOff(ctx.db),
  ]);
  if (!terms) throw notFound('This event');
  const now = ctx.clock.now();
  const { active } = isOnSale(terms, now) ? offers : none;
  const { quantity } = query;
  const today = inHandDay(now);
  const bit = 1 << quantity;
  const fitting = active.filter(({ sizes }) => (sizes & bit) !== 0);
  const prices = fitting.map(({ price_amount }) => price_amount);
  const starts = bandStarts(prices);
  const inFilters = fitting.filter((row) => matches(row, query, today));
  const found = inFilters
    .filter(({ section_id }) => query.section === undefined || section_id === query.section)
    .map((row) => ({
      row,
      score: scoreOf(
        { priceAmount: row.price_amount, quality: row.quality, section: row.section_label },
        offers.comparison,
      ),
    }))
    .sort(orders[query.sort]);
  const { page, pageSize } = query;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    edges: shown.map((scored) => ({ node: presentListing(scored, { quantity, terms, percentOff, caller }) })),
    pageInfo: pageInfoOf({ pageNumber: page, pageSize, totalCount: found.length }),
    sections: sectionsOf(inFilters, starts),
    bands: bandsOf(fitting, starts),
    lowest: prices.length > 0 ? usd(prices.reduce((a, b) => Math.min(a, b))) : null,
    highest: prices.length > 0 ? usd(prices.reduce((a, b) => Math.max(a, b))) : null,
    hiddenCount: active.filter(
      ({ sizes, free }) => (sizes & bit) === 0 && countSeats(parseRanges(free)) >= quantity,
    ).length,
    filterCounts: {
      accessible: fitting.filter(isAccessible).length,
      aisle: fitting.filter(isAisle).length,
      inHand: fitting.filter((row) => isInHand(row, today)).length,
      clearView: fitting.filter(isClear).length,
    },
    changeNumber: offers.changeNumber.toString(),
  };
};
