import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { SellerListing } from '@golark/contract/selling/schemas';
import { readCents, writeCents } from '../../platform/read-cents.ts';
import { type Draft, readDraft } from '../sell/draft.ts';
import type { AdviceQuery } from '../sell/find-advice.ts';
import { isTicketPrice } from '../sell/find-advice.ts';
import { type Chosen, seatsOfRow } from '../sell/seat-choice.ts';

/** A listing as its form has it. */
export const draftOf = ({
  place,
  remainingCount,
  inHandOn,
  delivery,
  price,
  facePrice,
  splitRule,
  disclosures,
}: SellerListing): Draft => ({
  section: place.sectionId,
  row: place.row ?? '',
  from: place.seats[0] ?? '',
  to: place.seats.at(-1) ?? '',
  quantity: String(remainingCount),
  inHand: inHandOn ?? '',
  holding: delivery === 'transfer' ? 'transfer' : 'upload',
  price: writeCents(price.amount),
  face: facePrice ? writeCents(facePrice.amount) : '',
  split: splitRule,
  disclosures,
});

/** What a form without JavaScript asks advice for; otherwise the listing as it is. */
export const askedDraft = (listing: SellerListing, query: URLSearchParams): Draft => {
  const own = draftOf(listing);
  if (!query.has('price')) return own;
  const { price, face, inHand, split, disclosures } = readDraft(query);
  return { ...own, price, face, inHand, split: split ?? own.split, disclosures };
};

/** The seats are as they were listed: only what is said about them can change. */
export const chosenOf = (
  { place, remainingCount }: SellerListing,
  sections: readonly SeatSection[],
): Chosen => {
  const section = sections.find(({ id }) => id === place.sectionId) ?? null;
  const none = { seats: [], companions: null };
  const { seats: row, companions } = section && place.row !== null ? seatsOfRow(section, place.row) : none;
  const isEnd = (seat: string): boolean => seat === row[0] || seat === row.at(-1);
  return {
    section,
    isStanding: place.row === null,
    companions,
    seats: place.seats,
    quantity: remainingCount,
    ends: place.isAccessible ? [] : place.seats.filter(isEnd),
  };
};

/** null while what is typed is no price. */
export const listingAdviceQuery = (
  { place, remainingCount }: SellerListing,
  draft: Draft,
): AdviceQuery | null => {
  const price = readCents(draft.price);
  if (!isTicketPrice(price) || remainingCount === 0) return null;
  const face = readCents(draft.face);
  return {
    sectionId: place.sectionId,
    ...(place.row === null ? {} : { row: place.row }),
    quantity: remainingCount,
    priceAmount: price,
    ...(face === null ? {} : { facePriceAmount: face }),
  };
};
