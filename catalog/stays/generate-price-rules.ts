import type { HostFee, HostFeeKind } from '@golark/contract/pricing/fees';
import type { Random } from './random.ts';
import type { ListingRow } from './stay.ts';

type PriceRules = Pick<
  ListingRow,
  | 'last_minute_discount_percent'
  | 'last_minute_days'
  | 'early_booking_discount_percent'
  | 'early_booking_days'
  | 'non_refundable_discount_percent'
  | 'deposit_percent'
  | 'balance_days_before'
  | 'cleaning_fee_unit'
  | 'pet_fee_amount'
  | 'pet_fee_unit'
  | 'extra_guest_fee_unit'
  | 'host_fees'
>;

type Fees = Pick<ListingRow, 'stay_type' | 'property_type' | 'pet_fee_amount'>;

const fee = (kind: HostFeeKind, unit: HostFee['unit'], dollars: number): HostFee => ({
  kind,
  unit,
  amount: dollars * 100,
  // what an owners' association asks for is passed on
  isTaxable: kind !== 'association',
});

const hotelFees = (random: Random): HostFee[] => {
  if (random.chance(0.65)) return [];
  const main = fee(random.pick(['resort', 'destination', 'amenities']), 'night', random.integer(3, 9) * 5);
  return random.chance(0.2) ? [main, fee('parking', 'night', random.integer(2, 6) * 5)] : [main];
};

const homeFees = ({ property_type }: Fees, random: Random): HostFee[] => {
  if (property_type === 'condo' && random.chance(0.35))
    return [fee('association', 'stay', random.integer(4, 15) * 5)];
  if (random.chance(0.92)) return [];
  return random.chance(0.5)
    ? [fee('linens', 'guest', random.integer(2, 5) * 5)]
    : [fee('utilities', 'night', random.integer(1, 3) * 5)];
};

const lastMinute = (random: Random) =>
  random.chance(0.3)
    ? {
        last_minute_discount_percent: random.pick([5, 10, 10, 15, 20]),
        last_minute_days: random.pick([3, 7, 7, 14]),
      }
    : { last_minute_discount_percent: 0, last_minute_days: 0 };

const earlyBooking = (random: Random) =>
  random.chance(0.2)
    ? {
        early_booking_discount_percent: random.pick([5, 5, 8, 10]),
        early_booking_days: random.pick([60, 90, 120, 180]),
      }
    : { early_booking_discount_percent: 0, early_booking_days: 0 };

const deposit = (random: Random) =>
  random.chance(0.35)
    ? {
        deposit_percent: random.pick([20, 25, 30, 30, 50]),
        balance_days_before: random.pick([7, 14, 30, 30, 60]),
      }
    : { deposit_percent: 0, balance_days_before: 0 };

/** Discounts by the day of booking, deposits, what fees are charged for, and mandatory fees. Has a generator of its own. */
export const generatePriceRules = (fees: Fees, random: Random): PriceRules => {
  const { pet_fee_amount } = fees;
  const isPetNightly = pet_fee_amount > 0 && random.chance(0.15);
  return {
    ...lastMinute(random),
    ...earlyBooking(random),
    cleaning_fee_unit: 'stay',
    pet_fee_amount: isPetNightly ? random.integer(2, 5) * 500 : pet_fee_amount,
    pet_fee_unit: isPetNightly ? 'night' : 'stay',
    extra_guest_fee_unit: random.chance(0.15) ? 'guest' : 'guest-night',
    host_fees: fees.stay_type === 'hotels' ? hotelFees(random) : homeFees(fees, random),
    // last, so that the other rules of a stay are what they were without it
    non_refundable_discount_percent: random.chance(0.35) ? random.pick([5, 10, 10, 10, 15]) : 0,
    ...deposit(random),
  };
};
