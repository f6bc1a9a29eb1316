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
  hasSpaceFor,
  inHandDay,
  isAisle,
  isClear,
  isInHand,
  isResale,
  kindOfOffer,
  matches,
  type OfferKind,
} from './rules/match-offers.ts';
import { bandOf, bandStarts } from './rules/price-bands.ts';
import { priceTickets } from './rules/price-tickets.ts';
import { countSeats, parseRanges } from './rules/seat-ranges.ts';
import { type ComparedTicket, scoreOf, type ValueScore } from './rules/value-score.ts';
import { findSaleTerms, type OfferRow, type SaleTerms } from './store/offers.ts';

interface Fitting {
  row: OfferRow;
  kind: OfferKind;
}

interface Scored extends Fitting {
  score: ValueScore;
}

const byPrice = (a: Scored, b: Scored): number => a.row.price_amount - b.row.price_amount;

const orders: Record<ListingSort, (a: Scored, b: Scored) => number> = {
  value: (a, b) => b.score.value - a.score.value || byPrice(a, b),
  price: (a, b) => byPrice(a, b) || b.score.value - a.score.value,
  view: (a, b) => b.row.quality - a.row.quality || byPrice(a, b),
};

/** Wheelchair spaces come after everything else: who needs one asks for them. */
const spacesLast = (a: Fitting, b: Fitting): number =>
  Number(a.kind === 'space') - Number(b.kind === 'space');

/** What the listings of an event sell to the buyer. */
const fittingOf = (rows: readonly OfferRow[], query: ListingsQuery, isReleased: boolean): Fitting[] =>
  rows.flatMap((row) => {
    const kind = kindOfOffer(row, query, isReleased);
    return kind === null ? [] : { row, kind };
  });

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
  { row, kind, score }: Scored,
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
    place: presentPlace(row, chosenSeats(row, { kind, quantity })),
    quantities: quantitiesOf(kind === 'companions' ? row.released_sizes : row.sizes),
    price: usd(row.price_amount),
    total: usd(price.total),
    memberTotal: usd(member.total),
    lines: price.lines.map((line) => presentLine(line, caller.locale)),
    value: { ...score, difference: usd(score.difference) },
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    isResale: isResale(row),
  };
};

const isOnSale = ({ status, starts_at, on_sale_at }: SaleTerms, now: Date): boolean =>
  status !== 'CANCELED' && starts_at > now && (on_sale_at === null || on_sale_at <= now);

const comparedOf = ({ price_amount, quality, section_label }: OfferRow): ComparedTicket => ({
  priceAmount: price_amount,
  quality,
  section: section_label,
});

const areCompanionsReleased = (
  { starts_at, companion_release_hours: hours }: Pick<SaleTerms, 'starts_at' | 'companion_release_hours'>,
  now: Date,
): boolean => now.getTime() >= starts_at.getTime() - hours * 3_600_000;

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
  const isReleased = areCompanionsReleased(terms, now);
  // what the controls show is of all listings for this quantity, whatever the filters
  const fitting = fittingOf(active, { ...query, accessible: false }, isReleased);
  const rows = fitting.map(({ row }) => row);
  const prices = rows.map(({ price_amount }) => price_amount);
  const starts = bandStarts(prices);
  const inFilters = (query.accessible ? fittingOf(active, query, isReleased) : fitting).filter(({ row }) =>
    matches(row, query, today),
  );
  const found = inFilters
    .filter(({ row }) => query.section === undefined || row.section_id === query.section)
    .map((one) => ({ ...one, score: scoreOf(comparedOf(one.row), offers.comparison) }))
    .sort((a, b) => spacesLast(a, b) || orders[query.sort](a, b));
  const { page, pageSize } = query;
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    edges: shown.map((scored) => ({ node: presentListing(scored, { quantity, terms, percentOff, caller }) })),
    pageInfo: pageInfoOf({ pageNumber: page, pageSize, totalCount: found.length }),
    sections: sectionsOf(
      inFilters.map(({ row }) => row),
      starts,
    ),
    bands: bandsOf(rows, starts),
    lowest: prices.length > 0 ? usd(prices.reduce((a, b) => Math.min(a, b))) : null,
    highest: prices.length > 0 ? usd(prices.reduce((a, b) => Math.max(a, b))) : null,
    hiddenCount: active.filter(
      ({ sizes, free, companions }) =>
        companions === null &&
        !query.accessible &&
        (sizes & (1 << quantity)) === 0 &&
        countSeats(parseRanges(free)) >= quantity,
    ).length,
    filterCounts: {
      accessible: active.filter((row) => hasSpaceFor(row, quantity)).length,
      aisle: rows.filter(isAisle).length,
      inHand: rows.filter((row) => isInHand(row, today)).length,
      clearView: rows.filter(isClear).length,
      transferable: rows.filter((row) => !isResale(row)).length,
    },
    changeNumber: offers.changeNumber.toString(),
  };
};
