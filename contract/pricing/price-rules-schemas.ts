import { z } from 'zod';
import { fieldRule } from '../errors/rules.ts';
import { extraGuestFeeUnits, feeUnits, hostFeeKinds, petFeeUnits } from './fees.ts';

const highestPercent = 80;
const highestNonRefundablePercent = 50;
const highestMemberPercent = 50;
const highestFee = 10_000_000;
const lastMinuteDays = 60;
/** As far as stays can be booked. */
const earlyBookingDays = 730;

const FeeAmount = z.strictObject({ amount: z.int().min(1).max(highestFee), currency: z.literal('USD') });

const HostFees = z
  .array(
    z.strictObject({
      kind: z.enum(hostFeeKinds),
      unit: z.enum(feeUnits),
      amount: FeeAmount,
      /** Whether occupancy taxes are computed from it. */
      isTaxable: z.boolean(),
    }),
  )
  .max(hostFeeKinds.length)
  .refine((fees) => new Set(fees.map(({ kind }) => kind)).size === fees.length, fieldRule('duplicate_items'));

/** Who pays for the discount of Go+ members; the platform's percentage is its own. */
export const MemberDiscount = z.discriminatedUnion('funder', [
  z.strictObject({ funder: z.literal('none') }),
  z.strictObject({ funder: z.literal('host'), percent: z.int().min(1).max(highestMemberPercent) }),
  z.strictObject({ funder: z.literal('platform') }),
]);

export type MemberDiscount = z.infer<typeof MemberDiscount>;

/** What a listing takes off its nightly rates, what it charges besides and when it is paid. null is no discount, fee or deposit. */
export const PriceRules = z.strictObject({
  discounts: z.strictObject({
    /** From the seventh night on; 0 is none. */
    weeklyPercent: z.int().min(0).max(highestPercent),
    /** From the twenty-eighth night on, in place of the weekly one. */
    monthlyPercent: z.int().min(0).max(highestPercent),
    /** For bookings up to this many days before the arrival day. Of this and `earlyBooking` the larger applies, never both. */
    lastMinute: z
      .strictObject({
        percent: z.int().min(1).max(highestPercent),
        days: z.int().min(0).max(lastMinuteDays),
      })
      .nullable(),
    /** For bookings this many days before the arrival day, or more. */
    earlyBooking: z
      .strictObject({
        percent: z.int().min(1).max(highestPercent),
        days: z.int().min(1).max(earlyBookingDays),
      })
      .nullable(),
    /** For guests who choose not to get the nights back, next to the policy of the listing; 0 is not offered. */
    nonRefundablePercent: z.int().min(0).max(highestNonRefundablePercent).default(0),
  }),
  fees: z.strictObject({
    cleaning: z.strictObject({ amount: FeeAmount, unit: z.enum(feeUnits) }).nullable(),
    pets: z.strictObject({ amount: FeeAmount, unit: z.enum(petFeeUnits) }).nullable(),
    /** For each guest above `includedGuests`; infants are free. */
    extraGuests: z
      .strictObject({
        amount: FeeAmount,
        unit: z.enum(extraGuestFeeUnits),
        includedGuests: z.int().min(1).max(100),
      })
      .nullable(),
    /** Paid by every guest; each kind once. A fee per night counts for each room. */
    mandatory: HostFees,
  }),
  /**
   * What guests may pay when they book, of the total, and how many days before the arrival day the rest is due. Not for the
   * non-refundable rate.
   */
  deposit: z
    .strictObject({
      percent: z.int().min(10).max(90),
      balanceDaysBefore: z.int().min(1).max(180),
    })
    .nullable()
    .default(null),
});

export type PriceRules = z.infer<typeof PriceRules>;
