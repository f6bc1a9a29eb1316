import { z } from 'zod';
import { Day } from '../dates/schemas.ts';
import { ratePlans } from './cancellation.ts';
import { extraGuestFeeUnits, feeUnits, hostFeeKinds, petFeeUnits, rateSources } from './fees.ts';

const Cents = z.int();

/** The rate of one room type for one night, and which rule gave it. */
const PassportNight = z.strictObject({
  date: Day,
  roomTypeId: z.string(),
  units: z.int(),
  /** Of one unit. */
  amount: Cents,
  source: z.enum(rateSources),
});

const PassportTax = z.strictObject({
  name: z.string(),
  nameEs: z.string().nullable(),
  jurisdiction: z.string(),
  basisPoints: z.int(),
  /** For each room and night, in addition to the rate. */
  nightAmount: Cents.optional(),
  /** The most of it for each room and night, and for a stay. */
  mostPerNight: Cents.optional(),
  mostPerStay: Cents.optional(),
  /** Only so many nights of a stay are taxed, the first ones. */
  taxedNights: z.int().optional(),
  /** A stay of so many nights or more is not taxed at all. */
  exemptFromNights: z.int().optional(),
  /** Who states the rate, and as of which day. */
  source: z.string(),
  asOf: Day,
});

/** The rules of the listing and the platform at that moment. Amounts are cents. */
const PassportRules = z.strictObject({
  roomCount: z.int(),
  daysAhead: z.int(),
  cleaningFeeAmount: Cents,
  cleaningFeeUnit: z.enum(feeUnits),
  petFeeAmount: Cents,
  petFeeUnit: z.enum(petFeeUnits),
  extraGuestFeeAmount: Cents,
  extraGuestFeeUnit: z.enum(extraGuestFeeUnits),
  includedGuests: z.int(),
  hostFees: z.array(
    z.strictObject({
      kind: z.enum(hostFeeKinds),
      unit: z.enum(feeUnits),
      amount: Cents,
      isTaxable: z.boolean(),
    }),
  ),
  weeklyDiscountPercent: z.int(),
  monthlyDiscountPercent: z.int(),
  lastMinuteDiscountPercent: z.int(),
  lastMinuteDays: z.int(),
  earlyBookingDiscountPercent: z.int(),
  earlyBookingDays: z.int(),
  memberDiscountPercent: z.int(),
  memberDiscountFunder: z.enum(['host', 'platform']),
  serviceFeePercent: z.int(),
  coupon: z
    .strictObject({
      code: z.string(),
      percent: z.int().nullable(),
      amount: Cents.nullable(),
      minimumAmount: Cents,
      /** It took this off before a change that was made after its end. */
      mostAmount: Cents.optional(),
    })
    .nullable(),
});

const passportFields = {
  listingId: z.string(),
  arriveDay: Day,
  departDay: Day,
  /** The day it was at the property when the price was computed. */
  pricedOn: Day,
  variant: z.enum(['member', 'nonMember']),
  party: z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() }),
  nights: z.array(PassportNight),
  taxes: z.array(PassportTax),
  total: Cents,
  hash: z.string(),
};

/**
 * Every input of a price. `hash` is the SHA-256 of the canonical JSON (keys sorted, no spaces) of everything else, so that amounts are
 * plain cents here. `version` names the rules that compute the total from the inputs:
 * version 1 is from before rate plans.
 */
export const PricePassport = z.discriminatedUnion('version', [
  z.strictObject({ version: z.literal(1), ...passportFields, rules: PassportRules }),
  z.strictObject({
    version: z.literal(2),
    ...passportFields,
    ratePlan: z.enum(ratePlans),
    rules: PassportRules.extend({
      /** What was offered for these dates, whether it was chosen or not. */
      nonRefundableDiscountPercent: z.int(),
    }),
  }),
]);

export type PricePassport = z.infer<typeof PricePassport>;
