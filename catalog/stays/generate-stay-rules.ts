import { dayFromNumber, dayNumber } from './days.ts';
import type { Random } from './random.ts';
import type { ListingRow, StayRule, StayRules } from './stay.ts';

interface RulesInput {
  listing: Pick<ListingRow, 'stay_type' | 'min_nights' | 'max_nights'>;
  tags: Set<string>;
  today: string;
}

const [sunday, friday, saturday] = [0, 5, 6];

const rule = (change: Partial<StayRule>): StayRule => ({
  startsOn: null,
  endsOn: null,
  weekday: null,
  minStayArrival: null,
  minStayThrough: null,
  maxStay: null,
  closedToArrival: null,
  closedToDeparture: null,
  ...change,
});

/** The first day with this month and day from today on. */
const nextYearly = (today: string, monthAndDay: string): number => {
  const thisYear = `${today.slice(0, 4)}-${monthAndDay}`;
  return dayNumber(thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`);
};

const rangeFrom = (start: number, nights: number) => ({
  startsOn: dayFromNumber(start),
  endsOn: dayFromNumber(start + nights),
});

/** In summer from Saturday to Saturday, as houses at beaches are rented. */
const saturdayWeeks = ({ today }: RulesInput): StayRule[] => {
  const summer = rangeFrom(nextYearly(today, '06-15'), 75);
  return [
    rule({ ...summer, minStayArrival: 7, closedToArrival: true, closedToDeparture: true }),
    rule({ ...summer, weekday: saturday, closedToArrival: false, closedToDeparture: false }),
  ];
};

const kinds: readonly ((input: RulesInput, random: Random) => Partial<StayRules> | null)[] = [
  (_, random) => ({ preparationNights: random.pick([1, 1, 2]) }),
  (_, random) => ({ noticeDays: random.integer(1, 3), noticeHour: random.pick([12, 17, 18, 20]) }),
  (_, random) => ({ bookingWindowDays: random.pick([180, 270, 365]) }),
  ({ listing }, random) => (listing.min_nights > 1 ? { gapNights: random.integer(1, 2) } : null),
  // no arrival for a Saturday night alone
  ({ listing }) => ({
    rules: [rule({ weekday: friday, minStayArrival: Math.max(2, listing.min_nights) + 1 })],
  }),
  () => ({ rules: [rule({ weekday: sunday, closedToDeparture: true })] }),
  () => ({ rules: [rule({ weekday: sunday, closedToArrival: true })] }),
  ({ today }) => ({ rules: [rule({ ...rangeFrom(nextYearly(today, '12-29'), 4), minStayThrough: 4 })] }),
  ({ today, listing }) =>
    listing.max_nights > 14
      ? { rules: [rule({ ...rangeFrom(nextYearly(today, '07-01'), 62), maxStay: 14 })] }
      : null,
  (input) =>
    input.tags.has('beach') && input.listing.max_nights >= 7 ? { rules: saturdayWeeks(input) } : null,
];

/** The share of homes that have stay rules; hotels and most homes have none. */
const ruledShare = 0.3;

/** One rule of each kind for some homes, so that every screen has real cases; null for most. */
export const generateStayRules = (input: RulesInput, random: Random): StayRules | null => {
  if (input.listing.stay_type === 'hotels' || !random.chance(ruledShare)) return null;
  const chosen = random.pick(kinds)(input, random);
  if (!chosen) return null;
  return {
    preparationNights: 0,
    noticeDays: 0,
    noticeHour: 24,
    bookingWindowDays: 730,
    gapNights: null,
    rules: [],
    ...chosen,
  };
};
