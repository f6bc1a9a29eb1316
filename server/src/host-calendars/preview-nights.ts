import { nightsOf } from '@golark/contract/dates/rules';
import type { NightsPreview } from '@golark/contract/host-calendar/calendar-schemas';
import type { PreviewNightsInput } from '@golark/contract/host-calendar/schemas';
import type { RoomCalendar } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { explainRefusal, priceOffer } from '#pricing';
import { assertChangeable, roomsNamed } from './changeable-days.ts';
import { loadSale, presentSplit, type Sale } from './load-sale.ts';

/** The nights as they would be without a guest or a block, at the rate of the form. */
const openRoom = (room: RoomCalendar, { from, until, nightly }: PreviewNightsInput): RoomCalendar => {
  const nights = nightsOf(from, until).map((night) => {
    const kept = room.nights.get(night)?.nightlyAmount ?? null;
    const nightlyAmount = nightly === undefined ? kept : (nightly?.amount ?? null);
    return [night, { booked: 0, isBlocked: false, nightlyAmount, minNights: null, maxNights: null }] as const;
  });
  return { ...room, nights: new Map(nights) };
};

/** The sale of one room type whose rules allow every stay. */
const openSale = (sale: Sale, input: PreviewNightsInput): Sale => {
  const rooms = roomsNamed(sale.stay, input.roomTypeId).slice(0, 1);
  const isChosen = ({ roomTypeId }: RoomCalendar): boolean => rooms.some(({ id }) => id === roomTypeId);
  const stay = { ...sale.stay, rooms, rules: null, min_nights: 1, max_nights: Number.MAX_SAFE_INTEGER };
  return { ...sale, stay, rooms: sale.rooms.filter(isChosen).map((room) => openRoom(room, input)) };
};

/** The price of nights at a rate that is not saved yet. Throws VALIDATION_ERROR (from, until), NOT_FOUND. */
export const previewNights = async (
  ctx: Context,
  caller: PartnerCaller,
  { listingId, ...input }: PreviewNightsInput & { listingId: string },
): Promise<NightsPreview> => {
  const { from, until, adults } = input;
  const dates = { arriveDay: from, departDay: until };
  const sale = await loadSale(ctx, caller, { listingId, ...dates });
  assertChangeable(ctx, sale.stay, { from, until, fields: { from: 'from', until: 'until' } });
  const party = { adults, children: 0, childAges: [], infants: 0, pets: false };
  const result = priceOffer(openSale(sale, input), { dates, party });
  if (!result.ok) return { price: null, text: explainRefusal(result, caller.locale).text };
  return { price: presentSplit(result.offer.nonMember, caller), text: null };
};
