import { addDays, dayInZone, weekdayOf } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { PreviewedStay, PricePreview } from '@golark/contract/own-listings/schemas';
import type { PriceInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { priceLineKinds } from '@golark/contract/pricing/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { freeUnitsFor, type RoomCalendar } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { StayRow } from '#stays';
import { loadSale } from './load-sale.ts';
import { priceOffer, type StayOnSale } from './price-offer.ts';

const daysAhead = 180;
const usualGuests = 2;

const withRates = (room: RoomCalendar, { rooms }: PriceInput): RoomCalendar => {
  const rates = rooms.find(({ roomTypeId }) => roomTypeId === room.roomTypeId);
  if (!rates) return room;
  const { nightly, weekendNightly } = rates;
  return { ...room, nightlyAmount: nightly.amount, weekendNightlyAmount: weekendNightly.amount };
};

type Sale = Omit<StayOnSale, 'stay'> & { stay: StayRow };

/** A sale at a price that is not saved. */
const pricedAt = (sale: Sale, price: PriceInput | null): Sale => {
  if (!price) return sale;
  const { cleaningFee, weeklyPercent, monthlyPercent } = price;
  return {
    ...sale,
    rooms: sale.rooms.map((room) => withRates(room, price)),
    stay: {
      ...sale.stay,
      cleaning_fee_amount: cleaningFee?.amount ?? 0,
      weekly_discount_percent: weeklyPercent,
      monthly_discount_percent: monthlyPercent,
    },
  };
};

/** The first dates of a length from tomorrow on that begin on such a day and on which a room type is free. */
const nextFree = (
  { rooms, stay, now }: Sale,
  { nights, begins }: { nights: number; begins: (day: string) => boolean },
): StayDates | null => {
  const today = dayInZone(now, stay.time_zone);
  for (let ahead = 1; ahead <= daysAhead; ahead++) {
    const arriveDay = addDays(today, ahead);
    const dates = { arriveDay, departDay: addDays(arriveDay, nights) };
    if (begins(arriveDay) && rooms.some((room) => freeUnitsFor(room, dates) > 0)) return dates;
  }
  return null;
};

const previewed = (sale: Sale, dates: StayDates | null): PreviewedStay | null => {
  if (!dates) return null;
  const adults = Math.min(usualGuests, sale.stay.max_guests);
  const party = { adults, children: 0, childAges: [], infants: 0, pets: false };
  // about prices, so that the rules of dates don't count
  const stay = { ...sale.stay, min_nights: 1, max_nights: daysAhead, rules: null };
  const result = priceOffer({ ...sale, stay }, { dates, party });
  if (!result.ok) return null;
  const { lines, total } = result.offer.nonMember;
  const payout = lines
    .filter(({ code }) => priceLineKinds[code].payee === 'host')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { ...dates, guests: adults, guestTotal: usd(total), payout: usd(payout) };
};

/** The guest's total and the host's earnings for the next free weekend and week, also at a price that is not saved. Throws NOT_FOUND. */
export const previewPrice = async (
  ctx: Context,
  caller: Caller,
  { listing, price }: { listing: StayRow; price: PriceInput | null },
): Promise<PricePreview> => {
  const today = dayInZone(ctx.clock.now(), listing.time_zone);
  const dates = { arriveDay: today, departDay: addDays(today, daysAhead + 8) };
  const loaded = await loadSale(ctx, caller, { listingId: listing.id, dates, includesUnpublished: true });
  const sale = pricedAt(loaded, price);
  const isFriday = (day: string) => weekdayOf(day) === 5;
  return {
    weekend: previewed(sale, nextFree(sale, { nights: 2, begins: isFriday })),
    week: previewed(sale, nextFree(sale, { nights: 7, begins: () => true })),
  };
};
