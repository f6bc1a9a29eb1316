import { dayInBooks } from '@golark/contract/dates/rules';
import type { ListingsQuery } from '@golark/contract/tickets/listing-schemas';
import type { Disclosure, SeatRange, SplitRule } from '@golark/contract/tickets/rules';
import { chooseSeats } from '@golark/contract/tickets/rules';
import { countSeats, parseRanges } from './seat-ranges.ts';

/** What filters read of a listing. */
export interface FilteredOffer {
  price_amount: number;
  is_accessible: boolean;
  disclosures: readonly Disclosure[];
  in_hand_on: string | null;
}

const hidden: readonly Disclosure[] = ['obstructed-view', 'net-in-view', 'rail-in-view'];

export const isAccessible = ({ is_accessible }: Pick<FilteredOffer, 'is_accessible'>): boolean =>
  is_accessible;
export const isAisle = ({ disclosures }: Pick<FilteredOffer, 'disclosures'>): boolean =>
  disclosures.includes('aisle');
export const isClear = ({ disclosures }: Pick<FilteredOffer, 'disclosures'>): boolean =>
  !disclosures.some((disclosure) => hidden.includes(disclosure));
/** Sellers say in days of the books when they have their tickets. */
export const inHandDay = dayInBooks;

export const isInHand = ({ in_hand_on }: Pick<FilteredOffer, 'in_hand_on'>, today: string): boolean =>
  in_hand_on === null || in_hand_on <= today;

/** Every filter but the section, which only the list has: the map shows all sections. */
export const matches = (offer: FilteredOffer, query: ListingsQuery, today: string): boolean =>
  (query.minPrice === undefined || offer.price_amount >= query.minPrice * 100) &&
  (query.maxPrice === undefined || offer.price_amount <= query.maxPrice * 100) &&
  (!query.accessible || isAccessible(offer)) &&
  (!query.aisle || isAisle(offer)) &&
  (!query.inHand || isInHand(offer, today)) &&
  (!query.clearView || isClear(offer));

/** The seats that a buyer of this many would get. */
export const chosenSeats = (
  { free, seats, split_rule }: { free: string; seats: string; split_rule: SplitRule },
  quantity: number,
): SeatRange | null =>
  chooseSeats(
    { free: parseRanges(free), offered: countSeats(parseRanges(seats)), rule: split_rule },
    quantity,
  );
