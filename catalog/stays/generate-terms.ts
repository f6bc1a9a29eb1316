import { dayFromNumber, dayNumber } from './days.ts';
import type { Random } from './random.ts';
import type { ListingRow } from './stay.ts';

type Terms = Pick<
  ListingRow,
  | 'is_instant_book'
  | 'is_smoking_allowed'
  | 'cleaning_fee_amount'
  | 'pet_fee_amount'
  | 'extra_guest_fee_amount'
  | 'included_guests'
  | 'weekly_discount_percent'
  | 'monthly_discount_percent'
  | 'member_discount_percent'
  | 'member_discount_funder'
  | 'cancellation_policy'
  | 'min_nights'
  | 'max_nights'
  | 'check_in_from'
  | 'check_in_until'
  | 'check_out_by'
  | 'quiet_from'
  | 'created_on'
>;

interface TermsInput {
  tags: Set<string>;
  maxGuests: number;
  bedrooms: number;
  nightlyAmount: number;
  today: string;
}

/** Rounds a fee to a multiple of 5 dollars. */
const roundFee = (dollars: number): number => Math.max(0, Math.round(dollars / 5) * 500);

const generateHotelTerms = (tags: Set<string>, random: Random) => ({
  is_instant_book: true,
  is_smoking_allowed: false,
  cleaning_fee_amount: 0,
  pet_fee_amount: tags.has('pets-welcome') ? roundFee(random.integer(20, 60)) : 0,
  extra_guest_fee_amount: 0,
  weekly_discount_percent: random.pick([0, 0, 0, 5, 8]),
  monthly_discount_percent: random.pick([0, 0, 10, 15]),
  cancellation_policy: random.pick(['flexible', 'flexible', 'moderate', 'moderate', 'strict'] as const),
  min_nights: random.chance(0.85) ? 1 : 2,
  max_nights: 28,
  check_in_from: random.pick(['15:00', '15:00', '16:00', '14:00']),
  check_in_until: random.pick(['23:00', '23:30', '22:00', '21:00']),
  check_out_by: random.pick(['11:00', '11:00', '12:00', '10:00']),
  quiet_from: random.pick(['22:00', '22:00', '23:00', null]),
});

const generateHomeTerms = ({ tags, bedrooms, nightlyAmount }: TermsInput, random: Random) => {
  const weekly = random.pick([0, 0, 5, 8, 10, 10, 12, 15]);
  return {
    is_instant_book: random.chance(0.77),
    is_smoking_allowed: random.chance(0.03),
    cleaning_fee_amount: random.chance(0.08)
      ? 0
      : roundFee(28 + bedrooms * 30 + (nightlyAmount / 100) * 0.14 + random.normal() * 14),
    pet_fee_amount: tags.has('pets-welcome') && random.chance(0.7) ? roundFee(random.integer(25, 110)) : 0,
    extra_guest_fee_amount: random.chance(0.25) ? roundFee(random.integer(10, 35)) : 0,
    weekly_discount_percent: weekly,
    monthly_discount_percent: weekly + random.pick([0, 5, 10, 15, 20]),
    cancellation_policy: random.pick([
      'flexible',
      'flexible',
      'moderate',
      'moderate',
      'moderate',
      'strict',
    ] as const),
    min_nights: random.pick(tags.has('beach') || tags.has('ski') ? [2, 2, 3, 3, 4] : [1, 1, 2, 2, 2, 3]),
    max_nights: random.pick([14, 28, 28, 30, 60, 90]),
    check_in_from: random.pick(['15:00', '16:00', '16:00', '14:00', '17:00']),
    check_in_until: tags.has('self-check-in') ? '23:59' : random.pick(['20:00', '21:00', '22:00']),
    check_out_by: random.pick(['10:00', '10:00', '11:00', '11:00', '12:00']),
    quiet_from: random.chance(0.72) ? random.pick(['21:00', '22:00', '22:00', '23:00']) : null,
  };
};

const hostPays = (percent: number) =>
  ({ member_discount_percent: percent, member_discount_funder: 'host' }) as const;

/** A fifth of the stays have no member price, and the platform pays for a tenth of them. */
const memberDiscounts = [
  ...[0, 0, 5, 5, 8, 8, 10, 10, 12].map(hostPays),
  { member_discount_percent: 10, member_discount_funder: 'platform' } as const,
];

/** Fees, discounts and house rules. */
export const generateTerms = (input: TermsInput, random: Random): Terms => {
  const terms = input.tags.has('hotel')
    ? generateHotelTerms(input.tags, random)
    : generateHomeTerms(input, random);
  const hasExtraGuests = terms.extra_guest_fee_amount > 0 && input.maxGuests > 2;
  return {
    ...terms,
    extra_guest_fee_amount: hasExtraGuests ? terms.extra_guest_fee_amount : 0,
    included_guests: hasExtraGuests ? Math.max(2, Math.floor(input.maxGuests * 0.6)) : input.maxGuests,
    ...random.pick(memberDiscounts),
    created_on: dayFromNumber(dayNumber(input.today) - random.integer(20, 1500)),
  };
};
