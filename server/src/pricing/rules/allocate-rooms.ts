import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import { type RoomParty, spreadParty } from '@golark/contract/stays/spread-party';

/** A room type as it stands for the nights of the stay. */
export interface RoomOffer {
  roomTypeId: string;
  maxGuests: number;
  freeUnits: number;
  /** All nights of one unit, cents. */
  amount: number;
}

export interface RoomAllocation {
  roomTypeId: string;
  units: number;
  /** Who sleeps in each unit, if the rooms were chosen. */
  guests?: RoomParty[];
}

const cheapestFirst = (a: RoomOffer, b: RoomOffer): number =>
  a.amount - b.amount || a.roomTypeId.localeCompare(b.roomTypeId);

/** The cheapest way to sleep a party in units of one room type; null if none has enough free units. */
export const allocateForParty = (offers: RoomOffer[], party: Party): RoomAllocation[] | null => {
  const guestCount = guestCountOf(party);
  const ways = offers
    .map((offer) => ({ offer, units: Math.ceil(guestCount / offer.maxGuests) }))
    .filter(({ offer, units }) => units <= offer.freeUnits)
    .sort((a, b) => a.offer.amount * a.units - b.offer.amount * b.units || cheapestFirst(a.offer, b.offer));
  const best = ways[0];
  return best ? [{ roomTypeId: best.offer.roomTypeId, units: best.units }] : null;
};

export interface RoomWish {
  roomTypeId?: string | undefined;
  guests: RoomParty;
}

/** The wishes that the fewest rooms meet come first: each may then take the cheapest, and leaves no other one without a room. */
const pickiestFirst = (a: RoomWish, b: RoomWish): number =>
  Number(Boolean(b.roomTypeId)) - Number(Boolean(a.roomTypeId)) ||
  guestCountOf(b.guests) - guestCountOf(a.guests);

/** The cheapest units that meet all wishes, one for each; null if not all can be met. */
export const allocateForWishes = (
  offers: RoomOffer[],
  wishes: readonly RoomWish[],
): RoomAllocation[] | null => {
  const left = new Map(offers.map(({ roomTypeId, freeUnits }) => [roomTypeId, freeUnits]));
  const places = wishes.map((wish, place) => ({ wish, place }));
  const types: string[] = [];
  for (const { wish, place } of places.toSorted((a, b) => pickiestFirst(a.wish, b.wish))) {
    const { roomTypeId: type, guests } = wish;
    const offer = offers
      .filter((o) => !type || o.roomTypeId === type)
      .filter((o) => o.maxGuests >= guestCountOf(guests) && (left.get(o.roomTypeId) ?? 0) > 0)
      .sort(cheapestFirst)[0];
    if (!offer) return null;
    left.set(offer.roomTypeId, (left.get(offer.roomTypeId) ?? 0) - 1);
    types[place] = offer.roomTypeId;
  }
  const met = Map.groupBy(places, ({ place }) => types[place] ?? '');
  return [...met].map(([roomTypeId, units]) => ({
    roomTypeId,
    units: units.length,
    guests: units.map(({ wish }) => wish.guests),
  }));
};

/** Who sleeps in each unit of an allocated room type that sleeps `maxGuests`: as chosen, otherwise the party spread over its units. */
export const guestsOfUnits = (
  { units, guests }: RoomAllocation,
  { party, maxGuests }: { party: Party; maxGuests: number },
): RoomParty[] => guests ?? spreadParty(party, Array<number>(units).fill(maxGuests)) ?? [];
