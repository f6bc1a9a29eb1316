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

/** One unit for each wish, the cheapest that fits and is still free; null if a wish cannot be met. */
export const allocateForWishes = (
  offers: RoomOffer[],
  wishes: readonly RoomWish[],
): RoomAllocation[] | null => {
  const used = new Map<string, RoomParty[]>();
  for (const { roomTypeId, guests } of wishes) {
    const offer = offers
      .filter((o) => !roomTypeId || o.roomTypeId === roomTypeId)
      .filter(
        (o) => o.maxGuests >= guestCountOf(guests) && (used.get(o.roomTypeId) ?? []).length < o.freeUnits,
      )
      .sort(cheapestFirst)[0];
    if (!offer) return null;
    used.set(offer.roomTypeId, [...(used.get(offer.roomTypeId) ?? []), guests]);
  }
  return [...used].map(([roomTypeId, guests]) => ({ roomTypeId, units: guests.length, guests }));
};

/** Who sleeps in each unit of an allocated room type that sleeps `maxGuests`: as chosen, otherwise the party spread over its units. */
export const guestsOfUnits = (
  { units, guests }: RoomAllocation,
  { party, maxGuests }: { party: Party; maxGuests: number },
): RoomParty[] => guests ?? spreadParty(party, Array<number>(units).fill(maxGuests)) ?? [];
