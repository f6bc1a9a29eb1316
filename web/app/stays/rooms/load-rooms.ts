import { listRoomOffers } from '@golark/contract/pricing/calls';
import type { RoomOffer } from '@golark/contract/pricing/schemas';
import { countByAge } from '@golark/contract/stays/rules';
import type { Property } from '@golark/contract/stays/schemas';
import { callApi } from '../../platform/api-client.ts';
import type { Api } from '../../platform/request-context.ts';
import type { SearchQuery } from '../../search/index.ts';
import type { Priced } from '../priced.ts';
import { hasRoomsToChoose, type RoomChoice } from './room-choice.ts';

/** What a row shows of a room type for the dates; `total` in cents, null if the type is refused. */
export type RoomRate = Pick<RoomOffer, 'unitsLeft' | 'units' | 'guests'> & {
  total: number | null;
  refusal: string | null;
};

/** `rates` by room type, empty without dates; `units` are the chosen ones, or those that the price is for. */
export type RoomsToChoose = {
  rates: Record<string, RoomRate>;
  units: Record<string, number>;
};

const rateOf = ({ unitsLeft, units, guests, price, refusal }: RoomOffer): RoomRate => ({
  ...{ unitsLeft, units, guests },
  total: price?.total.amount ?? null,
  refusal: refusal?.text ?? null,
});

/** The rooms of a hotel for the dates of a search; null for a home. Dates that no stay has give rooms without rates. */
export const loadRooms = async (
  api: Api,
  property: Property,
  { search, choice, priced }: { search: SearchQuery; choice: RoomChoice | null; priced: Priced },
): Promise<RoomsToChoose | null> => {
  if (!hasRoomsToChoose(property)) return null;
  const { dateFrom, dateTo, adults, childAges, pets } = search;
  const offered = priced.kind === 'rate' ? priced.rate.rooms : [];
  const units = Object.fromEntries(
    choice?.units ?? offered.map((room) => [room.roomTypeId, room.units] as const),
  );
  if (!dateFrom || !dateTo) return { rates: {}, units };
  const { children, infants } = countByAge(childAges);
  const result = await callApi(api, listRoomOffers, {
    params: { globalId: property.id },
    query: {
      arriveDay: dateFrom,
      departDay: dateTo,
      numAdults: adults,
      numChildren: children,
      numInfants: search.infants + infants,
      numPets: pets > 0 ? 1 : 0,
    },
  });
  const offers = result.ok ? result.data.offers : [];
  return { rates: Object.fromEntries(offers.map((offer) => [offer.roomTypeId, rateOf(offer)])), units };
};

/** No type alone has enough free rooms, but several together may. */
export const withCombinations = (priced: Priced, rooms: RoomsToChoose | null): Priced => {
  const isTaken = priced.kind === 'refused' && priced.refusal.rule === 'taken';
  const hasRates = Object.values(rooms?.rates ?? {}).some(({ total }) => total !== null);
  return isTaken && hasRates
    ? { kind: 'refused', refusal: { rule: 'rooms_combine', limit: 0, day: null } }
    : priced;
};
