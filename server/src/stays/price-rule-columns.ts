import { usd } from '@golark/contract/money/rules';
import type { PricedSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import { platformMemberDiscountPercent } from '@golark/contract/pricing/rules';
import type { StayRow } from './store.ts';

export type PriceRuleColumns = Pick<
  StayRow,
  | 'weekly_discount_percent'
  | 'monthly_discount_percent'
  | 'last_minute_discount_percent'
  | 'last_minute_days'
  | 'early_booking_discount_percent'
  | 'early_booking_days'
  | 'non_refundable_discount_percent'
  | 'cleaning_fee_amount'
  | 'cleaning_fee_unit'
  | 'pet_fee_amount'
  | 'pet_fee_unit'
  | 'extra_guest_fee_amount'
  | 'extra_guest_fee_unit'
  | 'included_guests'
  | 'host_fees'
>;

/** The part that guests may pay when they book, and the day on which the rest is due. */
type DepositColumns = Pick<StayRow, 'deposit_percent' | 'balance_days_before'>;
type MemberColumns = Pick<StayRow, 'member_discount_percent' | 'member_discount_funder'>;

/** Everything that a price is computed from but the rates. */
export type RuleColumns = PriceRuleColumns & DepositColumns & MemberColumns;

type RuleSection = 'discounts' | 'members' | 'fees' | 'deposit';
type RuleValues = Pick<SectionValues, RuleSection>;
/** The values of a section that are stored in columns of the listing. */
export type RuleChange = Extract<PricedSectionInput, { section: RuleSection }>;

const discountsOf = (row: RuleColumns): RuleValues['discounts'] => {
  const { last_minute_discount_percent: lastMinute, early_booking_discount_percent: early } = row;
  return {
    weeklyPercent: row.weekly_discount_percent,
    monthlyPercent: row.monthly_discount_percent,
    lastMinute: lastMinute > 0 ? { percent: lastMinute, days: row.last_minute_days } : null,
    earlyBooking: early > 0 ? { percent: early, days: row.early_booking_days } : null,
    nonRefundablePercent: row.non_refundable_discount_percent,
  };
};

const membersOf = (row: RuleColumns): RuleValues['members'] => {
  if (row.member_discount_percent === 0) return { funder: 'none' };
  return row.member_discount_funder === 'platform'
    ? { funder: 'platform' }
    : { funder: 'host', percent: row.member_discount_percent };
};

const feesOf = (row: RuleColumns): RuleValues['fees'] => {
  const feeOf = <Rest>(amount: number, rest: Rest) => (amount > 0 ? { amount: usd(amount), ...rest } : null);
  const extra = { unit: row.extra_guest_fee_unit, includedGuests: row.included_guests };
  return {
    cleaning: feeOf(row.cleaning_fee_amount, { unit: row.cleaning_fee_unit }),
    pets: feeOf(row.pet_fee_amount, { unit: row.pet_fee_unit }),
    extraGuests: feeOf(row.extra_guest_fee_amount, extra),
    mandatory: row.host_fees.map((fee) => ({ ...fee, amount: usd(fee.amount) })),
  };
};

const depositOf = (row: RuleColumns): RuleValues['deposit'] => ({
  deposit:
    row.deposit_percent > 0
      ? { percent: row.deposit_percent, balanceDaysBefore: row.balance_days_before }
      : null,
});

/** The discounts, fees and deposit of a listing, by section. */
export const ruleValuesOf = (row: RuleColumns): RuleValues => ({
  discounts: discountsOf(row),
  members: membersOf(row),
  fees: feesOf(row),
  deposit: depositOf(row),
});

const memberColumnsOf = (choice: RuleValues['members']): MemberColumns => {
  if (choice.funder === 'none') return { member_discount_percent: 0, member_discount_funder: 'host' };
  const percent = choice.funder === 'host' ? choice.percent : platformMemberDiscountPercent;
  return { member_discount_percent: percent, member_discount_funder: choice.funder };
};

const feeColumnsOf = (
  { cleaning, pets, extraGuests, mandatory }: RuleValues['fees'],
  row: RuleColumns,
): Partial<RuleColumns> => ({
  cleaning_fee_amount: cleaning?.amount.amount ?? 0,
  cleaning_fee_unit: cleaning?.unit ?? 'stay',
  pet_fee_amount: pets?.amount.amount ?? 0,
  pet_fee_unit: pets?.unit ?? 'stay',
  extra_guest_fee_amount: extraGuests?.amount.amount ?? 0,
  extra_guest_fee_unit: extraGuests?.unit ?? 'guest-night',
  included_guests: extraGuests?.includedGuests ?? row.included_guests,
  host_fees: mandatory.map((fee) => ({ ...fee, amount: fee.amount.amount })),
});

/** The columns that a section sets; `row` is the listing as it is. */
export const ruleColumnsOf = ({ section, values }: RuleChange, row: RuleColumns): Partial<RuleColumns> => {
  switch (section) {
    case 'discounts':
      return {
        weekly_discount_percent: values.weeklyPercent,
        monthly_discount_percent: values.monthlyPercent,
        last_minute_discount_percent: values.lastMinute?.percent ?? 0,
        last_minute_days: values.lastMinute?.days ?? 0,
        early_booking_discount_percent: values.earlyBooking?.percent ?? 0,
        early_booking_days: values.earlyBooking?.days ?? 0,
        non_refundable_discount_percent: values.nonRefundablePercent,
      };
    case 'members':
      return memberColumnsOf(values);
    case 'fees':
      return feeColumnsOf(values, row);
    default:
      return {
        deposit_percent: values.deposit?.percent ?? 0,
        balance_days_before: values.deposit?.balanceDaysBefore ?? 0,
      };
  }
};
