import { longestStayRule } from '@golark/contract/calendars/rules';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayCheck } from '@golark/contract/host-calendar/calendar-schemas';
import type { CheckStayInput } from '@golark/contract/host-calendar/schemas';
import type { StayDates } from '@golark/contract/stays/rules';
import { bookableDaysOf, explainNight } from '#calendars';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { explainRefusal, priceOffer } from '#pricing';
import { loadSale, presentSplit, type Sale } from './load-sale.ts';
import { presentRule } from './present-nights.ts';

/** The rules of single days, by the name with which they refuse a stay. */
const rulesOfDays = {
  min_stay_arrival: 'minStayArrival',
  min_stay_through: 'minStayThrough',
  max_stay: 'maxStay',
  closed_to_arrival: 'closedToArrival',
  closed_to_departure: 'closedToDeparture',
} as const;

type Refusal = NonNullable<StayCheck['refusal']>;

/** Where the rule is set that refuses a stay, in the first room type. */
const decidedBy = (sale: Sale, { rule, day }: Pick<Refusal, 'rule' | 'day'>): Refusal['decidedBy'] => {
  const [room] = sale.rooms;
  if (!room || !day || !(rule in rulesOfDays)) return null;
  const key = rulesOfDays[rule as keyof typeof rulesOfDays];
  const listing = { stay: sale.stay, days: bookableDaysOf(sale.stay, sale.now) };
  return presentRule(explainNight(listing, room, day).rules[key].rule);
};

/** The same stay with one night more or less, the longer ones first. */
const nearby = ({ arriveDay, departDay }: StayDates): StayDates[] => {
  const longer = [
    { arriveDay, departDay: addDays(departDay, 1) },
    { arriveDay: addDays(arriveDay, -1), departDay },
  ];
  if (nightsBetween(arriveDay, departDay) === 1) return longer;
  const shorter = [
    { arriveDay, departDay: addDays(departDay, -1) },
    { arriveDay: addDays(arriveDay, 1), departDay },
  ];
  return longer.concat(shorter);
};

/** Whether a stay would be allowed now, decided as for guests. Throws VALIDATION_ERROR (departDay), NOT_FOUND. */
export const checkStay = async (
  ctx: Context,
  caller: PartnerCaller,
  { listingId, arriveDay, departDay, ...people }: CheckStayInput & { listingId: string },
): Promise<StayCheck> => {
  const nights = nightsBetween(arriveDay, departDay);
  if (nights < 1 || nights > longestStayRule)
    throw invalidField('departDay', 'range_days', { maximum: longestStayRule });
  const sale = await loadSale(ctx, caller, { listingId, arriveDay, departDay });
  const party = { ...people, childAges: [], infants: 0 };
  const result = priceOffer(sale, { dates: { arriveDay, departDay }, party });
  if (result.ok)
    return { price: presentSplit(result.offer.nonMember, caller), refusal: null, alternative: null };
  const { rule, text, day } = explainRefusal(result, caller.locale);
  const refusal = { rule, text, day, decidedBy: decidedBy(sale, { rule, day }) };
  for (const dates of nearby({ arriveDay, departDay })) {
    const other = priceOffer(sale, { dates, party });
    if (!other.ok) continue;
    const alternative = { ...dates, price: presentSplit(other.offer.nonMember, caller) };
    return { price: null, refusal, alternative };
  }
  return { price: null, refusal, alternative: null };
};
