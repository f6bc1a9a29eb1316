import type { Event } from '@golark/contract/events/schemas';
import { rowLabels, seatLabel } from '@golark/contract/events/seat-map-rules';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { advisePrice, createTicketListing } from '@golark/contract/selling/calls';
import type { NewTicketListing, SellerListing } from '@golark/contract/selling/schemas';
import { NothingFits, type Scene } from './scene.ts';
import { RefusedCall } from './world.ts';

type Place = Pick<NewTicketListing, 'sectionId' | 'row' | 'seats'>;

/** The last seats of each row, where the fewest are listed. */
const endsOfRows = ({ id, rows }: SeatSection, count: number): Place[] => {
  if (!rows) return [];
  return rowLabels(rows).flatMap((row, i) => {
    const seats = rows.seats[i] ?? 0;
    if (seats < count) return [];
    const [from = '', to = ''] = [seats - count, seats - 1].map((seat) => seatLabel(rows.numbering, seat));
    return [{ sectionId: id, row, seats: { from, to } }];
  });
};

const mostTries = 40;

/** The seller lists adjacent seats of an event that are not listed yet, at the advised price. Throws NothingFits. */
export const listSeats = async (
  { world, seller }: Scene,
  { id: eventId, seatMap }: Event,
  { count, ...change }: { count: number } & Partial<NewTicketListing>,
): Promise<SellerListing> => {
  const places = seatMap.sections.flatMap((section) => endsOfRows(section, count)).reverse();
  const [first] = places;
  if (!first) throw new NothingFits('seats in rows');
  const query = { sectionId: first.sectionId, quantity: count };
  const { price } = await world.call(seller, advisePrice, { params: { eventId }, query });
  const terms: Omit<NewTicketListing, keyof Place> = {
    eventId,
    splitRule: 'any',
    priceAmount: price.amount,
    facePriceAmount: null,
    disclosures: ['aisle'],
    delivery: 'transfer',
    inHandOn: null,
    status: 'active',
  };
  for (const place of places.slice(0, mostTries)) {
    try {
      const body = { ...terms, ...place, ...change };
      return (await world.call(seller, createTicketListing, { body })).listing;
    } catch (error) {
      if (!(error instanceof RefusedCall) || error.problem.code !== 'SEATS_LISTED') throw error;
    }
  }
  throw new NothingFits('seats that are not listed');
};

/** Whether the seller can list seats in rows there, at a price of his own. */
export const isForSellers = ({ seatMap, resaleCapPercent }: Event): boolean =>
  resaleCapPercent === null && seatMap.sections.some((section) => endsOfRows(section, 4).length > 0);
