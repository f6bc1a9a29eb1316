import { usd } from '@golark/contract/money/rules';
import type { PriceRules } from '@golark/contract/pricing/price-rules-schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type DepositColumns, type PriceRuleColumns, type StayRow, savePriceRules } from '#stays';
import { touchSection } from '#stays/own';

const presentDiscounts = (stay: StayRow): PriceRules['discounts'] => {
  const { last_minute_discount_percent: lastMinute, early_booking_discount_percent: early } = stay;
  return {
    weeklyPercent: stay.weekly_discount_percent,
    monthlyPercent: stay.monthly_discount_percent,
    lastMinute: lastMinute > 0 ? { percent: lastMinute, days: stay.last_minute_days } : null,
    earlyBooking: early > 0 ? { percent: early, days: stay.early_booking_days } : null,
    nonRefundablePercent: stay.non_refundable_discount_percent,
  };
};

export const presentPriceRules = (stay: StayRow): PriceRules => {
  const feeOf = <Rest>(amount: number, rest: Rest) => (amount > 0 ? { amount: usd(amount), ...rest } : null);
  const extra = { unit: stay.extra_guest_fee_unit, includedGuests: stay.included_guests };
  return {
    discounts: presentDiscounts(stay),
    fees: {
      cleaning: feeOf(stay.cleaning_fee_amount, { unit: stay.cleaning_fee_unit }),
      pets: feeOf(stay.pet_fee_amount, { unit: stay.pet_fee_unit }),
      extraGuests: feeOf(stay.extra_guest_fee_amount, extra),
      mandatory: stay.host_fees.map((fee) => ({ ...fee, amount: usd(fee.amount) })),
    },
    deposit:
      stay.deposit_percent > 0
        ? { percent: stay.deposit_percent, balanceDaysBefore: stay.balance_days_before }
        : null,
  };
};

const columnsOf = (
  { discounts, fees, deposit }: PriceRules,
  stay: StayRow,
): PriceRuleColumns & DepositColumns => {
  const { lastMinute, earlyBooking } = discounts;
  const { cleaning, pets, extraGuests, mandatory } = fees;
  return {
    weekly_discount_percent: discounts.weeklyPercent,
    monthly_discount_percent: discounts.monthlyPercent,
    last_minute_discount_percent: lastMinute?.percent ?? 0,
    last_minute_days: lastMinute?.days ?? 0,
    early_booking_discount_percent: earlyBooking?.percent ?? 0,
    early_booking_days: earlyBooking?.days ?? 0,
    non_refundable_discount_percent: discounts.nonRefundablePercent,
    cleaning_fee_amount: cleaning?.amount.amount ?? 0,
    cleaning_fee_unit: cleaning?.unit ?? 'stay',
    pet_fee_amount: pets?.amount.amount ?? 0,
    pet_fee_unit: pets?.unit ?? 'stay',
    extra_guest_fee_amount: extraGuests?.amount.amount ?? 0,
    extra_guest_fee_unit: extraGuests?.unit ?? 'guest-night',
    included_guests: extraGuests?.includedGuests ?? stay.included_guests,
    deposit_percent: deposit?.percent ?? 0,
    balance_days_before: deposit?.balanceDaysBefore ?? 0,
    host_fees: mandatory.map((fee) => ({ ...fee, amount: fee.amount.amount })),
  };
};

/** True if a value differs that the price section of a listing has too. */
const isOtherPrice = (stay: StayRow, columns: PriceRuleColumns): boolean =>
  stay.cleaning_fee_amount !== columns.cleaning_fee_amount ||
  stay.weekly_discount_percent !== columns.weekly_discount_percent ||
  stay.monthly_discount_percent !== columns.monthly_discount_percent;

/** Replaces the discounts, fees and deposit of a listing; its bookings and quotes keep theirs. */
export const replacePriceRules = async (
  ctx: Context,
  { accountId }: PartnerCaller,
  { stay, rules }: { stay: StayRow; rules: PriceRules },
): Promise<PriceRules> => {
  const columns = columnsOf(rules, stay);
  const touched = { listingId: stay.id, section: 'price', accountId, now: ctx.clock.now() } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await savePriceRules(trx, stay.id, columns);
    if (isOtherPrice(stay, columns)) await touchSection(trx, touched);
  });
  return rules;
};
