import type { Day } from '@golark/contract/dates/rules';
import type { RatePlan } from '@golark/contract/pricing/cancellation';
import type { extraGuestFeeUnits, FeeUnit, HostFee, petFeeUnits } from '@golark/contract/pricing/fees';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';
import type { Party } from '@golark/contract/stays/rules';
import type { CouponTerms } from './coupon.ts';

/** Everything that a price is computed from. Amounts are cents. */
export interface PriceInputs {
  /** One amount per night, for all rooms together. */
  nightlyAmounts: number[];
  /** Rooms that are booked; a fee per night counts for each of them. */
  roomCount: number;
  /** From the day it is at the property to the arrival day. */
  daysAhead: number;
  cleaningFeeAmount: number;
  cleaningFeeUnit: FeeUnit;
  petFeeAmount: number;
  petFeeUnit: (typeof petFeeUnits)[number];
  /** For each guest above `includedGuests`. */
  extraGuestFeeAmount: number;
  extraGuestFeeUnit: (typeof extraGuestFeeUnits)[number];
  includedGuests: number;
  hostFees: readonly HostFee[];
  weeklyDiscountPercent: number;
  monthlyDiscountPercent: number;
  lastMinuteDiscountPercent: number;
  lastMinuteDays: number;
  earlyBookingDiscountPercent: number;
  earlyBookingDays: number;
  ratePlan: RatePlan;
  /** The discount that the listing offers for these dates, whether it was chosen or not; 0 is not offered. */
  nonRefundableDiscountPercent: number;
  memberDiscountPercent: number;
  /** Who pays for the member discount; the guest's price is the same either way. */
  memberDiscountFunder: 'host' | 'platform';
  serviceFeePercent: number;
  coupon: CouponTerms | null;
  /** Infants are free. */
  party: Party;
  taxes: StayTax[];
}

export interface StayTax {
  name: string;
  nameEs: string | null;
  /** `co` or `co-denver`: who receives it. */
  jurisdiction: string;
  basisPoints: number;
  /** Cents for each room and night, in addition to the rate. */
  nightAmount?: number | undefined;
  /** The most of it for each room and night, and for a stay; cents. */
  mostPerNight?: number | undefined;
  mostPerStay?: number | undefined;
  /** Only so many nights of a stay are taxed, the first ones. */
  taxedNights?: number | undefined;
  /** A stay of so many nights or more is not taxed at all. */
  exemptFromNights?: number | undefined;
  /** Who states the rate, and as of which day. */
  source: string;
  asOf: Day;
}

/** One line of a price: a code and what its text contains, never the text itself. */
export interface PricedLine {
  code: LineCode;
  params: LineParams;
  quantity: number;
  /** Cents; discounts are negative. */
  amount: number;
}

export interface PricedStay {
  lines: PricedLine[];
  subtotal: number;
  taxes: number;
  total: number;
}
