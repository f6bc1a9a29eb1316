import { dayInBooks } from '@golark/contract/dates/rules';
import type { ListingsQuery } from '@golark/contract/tickets/listing-schemas';
import type { Disclosure, SeatRange } from '@golark/contract/tickets/rules';
import { chooseCompanions, chooseSeats } from '@golark/contract/tickets/rules';
import type { OfferRow } from '../store/offers.ts';
import { parseRanges } from './seat-ranges.ts';

/** What filters read of a listing. */
export interface FilteredOffer {
  price_amount: number;
  disclosures: readonly Disclosure[];
  in_hand_on: string | null;
  seller_account_id: string | null;
}

const hidden: readonly Disclosure[] = ['obstructed-view', 'net-in-view', 'rail-in-view'];

export const isAisle = ({ disclosures }: Pick<FilteredOffer, 'disclosures'>): boolean =>
  disclosures.includes('aisle');
export const isClear = ({ disclosures }: Pick<FilteredOffer, 'disclosures'>): boolean =>
  !disclosures.some((disclosure) => hidden.includes(disclosure));
/** Whether another person sells the tickets. Only codes that were issued here can be replaced by others. */
export const isResale = ({ seller_account_id }: Pick<FilteredOffer, 'seller_account_id'>): boolean =>
  seller_account_id !== null;
/** Sellers say in days of the books when they have their tickets. */
export const inHandDay = dayInBooks;

export const isInHand = ({ in_hand_on }: Pick<FilteredOffer, 'in_hand_on'>, today: string): boolean =>
  in_hand_on === null || in_hand_on <= today;

/** Every filter of listings that fit, but the section, which only the list has: the map shows all sections. */
export const matches = (offer: FilteredOffer, query: ListingsQuery, today: string): boolean =>
  (query.minPrice === undefined || offer.price_amount >= query.minPrice * 100) &&
  (query.maxPrice === undefined || offer.price_amount <= query.maxPrice * 100) &&
  (!query.aisle || isAisle(offer)) &&
  (!query.inHand || isInHand(offer, today)) &&
  (!query.clearView || isClear(offer)) &&
  (!query.transferable || !isResale(offer));

/** What a listing sells: seats of a row, seats of a bay from a wheelchair space on, or companion seats without a space. */
export type OfferKind = 'row' | 'space' | 'companions';

type Sized = Pick<OfferRow, 'sizes' | 'released_sizes' | 'companions'>;

/** Whether a wheelchair space can be bought with seats for this many people. */
export const hasSpaceFor = ({ companions, sizes }: Sized, quantity: number): boolean =>
  companions !== null && (sizes & (1 << quantity)) !== 0;

/**
 * What a listing sells to this many people; null for nothing. Companion seats that are released come before spaces, unless a space
 * is asked for.
 */
export const kindOfOffer = (
  row: Sized,
  { quantity, accessible = false }: Pick<ListingsQuery, 'quantity' | 'accessible'>,
  isReleased: boolean,
): OfferKind | null => {
  const bit = 1 << quantity;
  if (isReleased && !accessible && (row.released_sizes & bit) !== 0) return 'companions';
  if (hasSpaceFor(row, quantity)) return 'space';
  return row.companions === null && !accessible && (row.sizes & bit) !== 0 ? 'row' : null;
};

/** The seats that a buyer of this many would get. */
export const chosenSeats = (
  { free, seats, split_rule: rule, companions }: OfferRow,
  { kind, quantity }: { kind: OfferKind; quantity: number },
): SeatRange | null => {
  const choose = kind === 'companions' ? chooseCompanions : chooseSeats;
  return choose({ seats: parseRanges(seats), free: parseRanges(free), rule, companions }, quantity);
};
