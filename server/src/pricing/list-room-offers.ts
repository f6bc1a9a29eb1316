import type { RoomOffer } from '@golark/contract/pricing/schemas';
import { mostUnitsLeft } from '@golark/contract/pricing/schemas';
import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import { mostRooms, spreadParty } from '@golark/contract/stays/spread-party';
import { freeUnitsFor } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { StayRow } from '#stays';
import { explainRefusal } from './explain-stay.ts';
import { type Refused, ruleFailure } from './get-quote.ts';
import { brokenDates, loadSale } from './load-sale.ts';
import { presentPrice } from './present-rate.ts';
import { priceOffer, type StayOnSale } from './price-offer.ts';
import { variantFor } from './quote-terms.ts';
import type { RequestedStay, StayOfListing } from './requested-stay.ts';

type Room = StayRow['rooms'][number];

/** Prices count children, whatever their age. */
const childOfUnknownAge = 10;

/** As many of the party as the free rooms of a type hold, spread over as few of them as needed. Each room needs an adult. */
const partyIn = (
  room: Room,
  { party, freeUnits }: { party: Party; freeUnits: number },
): RequestedStay['rooms'] => {
  const needed = Math.ceil(guestCountOf(party) / room.max_guests);
  const units = Math.min(needed, party.adults, mostRooms, Math.max(1, freeUnits));
  const places = units * room.max_guests;
  const adults = Math.min(party.adults, places);
  const people = { adults, children: Math.min(party.children, places - adults), infants: party.infants };
  const capacities = Array<number>(units).fill(room.max_guests);
  return spreadParty(people, capacities)?.map(({ children, ...others }) => ({
    ...others,
    roomTypeId: room.id,
    childAges: Array<number>(children).fill(childOfUnknownAge),
  }));
};

/** The most guests that a room and the largest other free ones hold, one for each adult. */
const mostGuestsWith = (room: Room, adults: number, free: ReadonlyMap<Room, number>): number => {
  const others = [...free].flatMap(([other, units]) =>
    Array<number>(Math.max(0, units - (other === room ? 1 : 0))).fill(other.max_guests),
  );
  const largest = others.sort((a, b) => b - a).slice(0, Math.min(adults, mostRooms) - 1);
  return largest.reduce((sum, guests) => sum + guests, room.max_guests);
};

type Priced = Pick<RoomOffer, 'units' | 'guests' | 'price' | 'refusal'>;
type FreeUnits = ReadonlyMap<Room, number>;

const priceRoom = (
  room: Room,
  { sale, requested, free }: { sale: StayOnSale; requested: RequestedStay; free: FreeUnits },
  caller: Caller,
): Priced => {
  const { party, dates } = requested;
  const refuse = (refused: Refused): Priced => {
    const { rule, limit, day, text } = explainRefusal(refused, caller.locale);
    return { units: 0, guests: 0, price: null, refusal: { rule, limit, day, text } };
  };
  const freeUnits = free.get(room) ?? 0;
  const rooms = partyIn(room, { party, freeUnits }) ?? [];
  const adults = rooms.reduce((sum, one) => sum + one.adults, 0);
  const children = rooms.reduce((sum, one) => sum + (one.childAges?.length ?? 0), 0);
  const result = priceOffer(sale, { dates, party: { ...party, adults, children }, rooms });
  if (!result.ok && result.refusal === 'rule') return refuse(result);
  if (freeUnits === 0 || !result.ok)
    return refuse({ refusal: 'rule', rule: { path: 'roomsOccupancy', rule: 'rooms_left', limit: 0 } });
  if (mostGuestsWith(room, party.adults, free) < guestCountOf(party)) {
    const limit = room.max_guests;
    return refuse({ refusal: 'rule', rule: { path: 'roomsOccupancy', rule: 'room_guests', limit } });
  }
  const { nightly, member, nonMember } = result.offer;
  const own = variantFor(caller) === 'member' ? member : nonMember;
  const price = presentPrice({ ...own, nightly, savings: nonMember.total - own.total }, caller.locale);
  return { units: rooms.length, guests: adults + children, price, refusal: null };
};

/**
 * Each room type of a listing for dates and a party, in the order of the listing: its price, or why it can't be chosen.
 * Throws NOT_FOUND, VALIDATION_ERROR (departDay) for dates that no stay has.
 */
export const listRoomOffers = async (
  ctx: Context,
  caller: Caller,
  { listingId, stay: requested }: StayOfListing,
): Promise<RoomOffer[]> => {
  const broken = brokenDates(requested.dates);
  if (broken) throw ruleFailure(broken);
  const sale = await loadSale(ctx, caller, { listingId, dates: requested.dates });
  const calendars = new Map(sale.rooms.map((room) => [room.roomTypeId, room]));
  const freeUnitsOf = ({ id }: Room): number => {
    const calendar = calendars.get(id);
    return calendar ? freeUnitsFor(calendar, requested.dates) : 0;
  };
  const free: FreeUnits = new Map(sale.stay.rooms.map((room) => [room, freeUnitsOf(room)]));
  return sale.stay.rooms.map((room) => {
    const priced = priceRoom(room, { sale, requested, free }, caller);
    const left = free.get(room) ?? 0;
    return {
      roomTypeId: room.id,
      name: room.name,
      bedding: room.bedding,
      beds: room.beds,
      maxGuests: room.max_guests,
      included: room.amenities,
      unitsLeft: priced.refusal || left > mostUnitsLeft ? null : left,
      ...priced,
    };
  });
};
