import { longTermNights, type RatePlan } from '@golark/contract/pricing/cancellation';
import type { Party } from '@golark/contract/stays/rules';
import type { PriceRuleColumns, StayRow } from '#stays';
import { serviceFeePercent } from './rules/price-stay.ts';
import type { PriceInputs, StayTax } from './rules/priced-stay.ts';
import type { TaxRow } from './store/taxes.ts';

/** What a listing charges besides its nightly rates, and what it takes off. */
export type PriceRules = PriceRuleColumns &
  Pick<StayRow, 'member_discount_percent' | 'member_discount_funder'>;

interface Requested {
  nightlyAmounts: number[];
  roomCount: number;
  daysAhead: number;
  party: Party;
  ratePlan: RatePlan;
  taxes: readonly TaxRow[];
}

/** A tax without limits has none of these, as in the passports of earlier releases. */
const limitsOf = (tax: TaxRow): Partial<StayTax> => ({
  ...(tax.night_amount > 0 ? { nightAmount: tax.night_amount } : {}),
  ...(tax.most_per_night === null ? {} : { mostPerNight: tax.most_per_night }),
  ...(tax.most_per_stay === null ? {} : { mostPerStay: tax.most_per_stay }),
  ...(tax.taxed_nights === null ? {} : { taxedNights: tax.taxed_nights }),
  ...(tax.exempt_from_nights === null ? {} : { exemptFromNights: tax.exempt_from_nights }),
});

const stayTaxOf = (tax: TaxRow): StayTax => ({
  name: tax.name,
  nameEs: tax.name_es,
  jurisdiction: tax.city_id ?? tax.state_id,
  basisPoints: tax.basis_points,
  ...limitsOf(tax),
  source: tax.source,
  asOf: tax.as_of,
});

/** A search prices hundreds of stays with the same taxes. */
const knownTaxes = new WeakMap<TaxRow, StayTax>();

const knownStayTaxOf = (row: TaxRow): StayTax => {
  const known = knownTaxes.get(row);
  if (known) return known;
  const tax = stayTaxOf(row);
  knownTaxes.set(row, tax);
  return tax;
};

/** Everything that the price of a stay depends on. */
export const inputsOf = (rules: PriceRules, requested: Requested): PriceInputs => ({
  nightlyAmounts: requested.nightlyAmounts,
  roomCount: requested.roomCount,
  daysAhead: requested.daysAhead,
  party: requested.party,
  ratePlan: requested.ratePlan,
  cleaningFeeAmount: rules.cleaning_fee_amount,
  cleaningFeeUnit: rules.cleaning_fee_unit,
  petFeeAmount: rules.pet_fee_amount,
  petFeeUnit: rules.pet_fee_unit,
  extraGuestFeeAmount: rules.extra_guest_fee_amount,
  extraGuestFeeUnit: rules.extra_guest_fee_unit,
  includedGuests: rules.included_guests,
  hostFees: rules.host_fees,
  weeklyDiscountPercent: rules.weekly_discount_percent,
  monthlyDiscountPercent: rules.monthly_discount_percent,
  lastMinuteDiscountPercent: rules.last_minute_discount_percent,
  lastMinuteDays: rules.last_minute_days,
  earlyBookingDiscountPercent: rules.early_booking_discount_percent,
  earlyBookingDays: rules.early_booking_days,
  nonRefundableDiscountPercent:
    requested.nightlyAmounts.length < longTermNights ? rules.non_refundable_discount_percent : 0,
  memberDiscountPercent: rules.member_discount_percent,
  memberDiscountFunder: rules.member_discount_funder === 'platform' ? 'platform' : 'host',
  serviceFeePercent,
  coupon: null,
  taxes: requested.taxes.map(knownStayTaxOf),
});
