import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, type Day, dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { PreviewedStay, PricePreview } from '@golark/contract/own-listings/schemas';
import type { PricedSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { splitDeposit } from '@golark/contract/pricing/payment-plans';
import { priceLineKinds } from '@golark/contract/pricing/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { StayRow } from '#stays';
import { loadSale } from './load-sale.ts';
import { previewDates } from './preview-dates.ts';
import { type Offer, priceOffer } from './price-offer.ts';
import { type OwnSale, withUnsaved } from './price-unsaved.ts';
import { depositOffer } from './rules/deposit-offer.ts';
import { priceVariants } from './rules/price-stay.ts';
import type { PricedStay } from './rules/priced-stay.ts';

const usualGuests = 2;

interface Guests {
  guests: number;
  pets: boolean;
}

const offerFor = (sale: OwnSale, dates: StayDates, { guests, pets }: Guests): Offer | null => {
  const party = { adults: guests, children: 0, childAges: [], infants: 0, pets };
  // about prices, so that the rules of dates don't count
  const stay = { ...sale.stay, min_nights: 1, max_nights: maxBookableDays, rules: null };
  const result = priceOffer({ ...sale, stay }, { dates, party });
  return result.ok ? result.offer : null;
};

const amountsOf = ({ lines, total }: PricedStay) => {
  const payout = lines
    .filter(({ code }) => priceLineKinds[code].payee === 'host')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { guestTotal: usd(total), payout: usd(payout) };
};

/** The most guests of a listing: those of all rooms of a hotel. */
const mostGuests = ({ stay_type, max_guests, rooms }: StayRow): number =>
  stay_type === 'hotels'
    ? rooms.reduce((total, room) => total + room.units * room.max_guests, 0)
    : max_guests;

/** The price with those guests whom a fee is for. */
const withExtras = (sale: OwnSale, dates: StayDates, usual: number): PreviewedStay['withExtras'] => {
  const { stay } = sale;
  const most = mostGuests(stay);
  const guests =
    stay.extra_guest_fee_amount > 0 ? Math.max(usual, Math.min(most, stay.included_guests + 1)) : usual;
  const pets = stay.pet_fee_amount > 0 && stay.is_pets_allowed;
  if (guests === usual && !pets) return null;
  const offer = offerFor(sale, dates, { guests, pets });
  return offer && { guests, pets, ...amountsOf(offer.nonMember) };
};

const depositOf = ({ stay, now }: OwnSale, arriveDay: Day, total: number): PreviewedStay['deposit'] => {
  const offered = depositOffer(
    { percent: stay.deposit_percent, balanceDaysBefore: stay.balance_days_before },
    { arriveDay, today: dayInZone(now, stay.time_zone) },
  );
  const split = offered && splitDeposit(total, offered);
  return offered && split
    ? { now: usd(split.deposit), later: usd(split.balance), dueOn: offered.dueOn }
    : null;
};

const previewed = (sale: OwnSale, dates: StayDates | null): PreviewedStay | null => {
  if (!dates) return null;
  const guests = Math.min(usualGuests, mostGuests(sale.stay));
  const offer = offerFor(sale, dates, { guests, pets: false });
  if (!offer) return null;
  const { inputs, member, nonMember } = offer;
  const isNonRefundable = inputs.nonRefundableDiscountPercent > 0;
  const cheaper = isNonRefundable && priceVariants({ ...inputs, ratePlan: 'non-refundable' });
  return {
    ...dates,
    guests,
    ...amountsOf(nonMember),
    member: member.total === nonMember.total ? null : amountsOf(member),
    nonRefundable: cheaper ? amountsOf(cheaper.nonMember) : null,
    withExtras: withExtras(sale, dates, guests),
    deposit: depositOf(sale, dates.arriveDay, nonMember.total),
  };
};

interface Previewed {
  listing: StayRow;
  unsaved: PricedSectionInput | null;
  seasonNight: Day | null;
}

/** The guest's total and the host's earnings for dates of each kind, also with a section that is not saved. Throws NOT_FOUND. */
export const previewPrice = async (
  ctx: Context,
  caller: Caller,
  { listing, unsaved, seasonNight }: Previewed,
): Promise<PricePreview> => {
  const today = dayInZone(ctx.clock.now(), listing.time_zone);
  const dates = { arriveDay: today, departDay: addDays(today, maxBookableDays) };
  const loaded = await loadSale(ctx, caller, { listingId: listing.id, dates, includesUnpublished: true });
  const sale = withUnsaved(loaded, unsaved);
  const of = previewDates(sale, seasonNight);
  return {
    weekend: previewed(sale, of.weekend),
    week: previewed(sale, of.week),
    month: previewed(sale, of.month),
    lastMinute: previewed(sale, of.lastMinute),
    earlyBooking: previewed(sale, of.earlyBooking),
    deposit: previewed(sale, of.deposit),
    seasonWeekend: previewed(sale, of.seasonWeekend),
    seasonWeek: previewed(sale, of.seasonWeek),
  };
};
