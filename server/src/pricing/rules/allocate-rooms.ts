import { guestCountOf, type Party } from '@golark/contract/stays/rules';

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
  guestCount: number;
}

/** One unit for each wish, the cheapest that fits and is still free; null if a wish cannot be met. */
export const allocateForWishes = (offers: RoomOffer[], wishes: RoomWish[]): RoomAllocation[] | null => {
  const used = new Map<string, number>();
  for (const wish of wishes) {
    const offer = offers
      .filter((o) => !wish.roomTypeId || o.roomTypeId === wish.roomTypeId)
      .filter((o) => o.maxGuests >= wish.guestCount && (used.get(o.roomTypeId) ?? 0) < o.freeUnits)
      .sort(cheapestFirst)[0];
    if (!offer) return null;
    used.set(offer.roomTypeId, (used.get(offer.roomTypeId) ?? 0) + 1);
  }
  return [...used].map(([roomTypeId, units]) => ({ roomTypeId, units }));
};
