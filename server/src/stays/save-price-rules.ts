import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
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

/** What guests may pay when they book, and when the rest is due. */
export type DepositColumns = Pick<StayRow, 'deposit_percent' | 'balance_days_before'>;

/** Stores the discounts, fees and deposit of a listing; a trigger tells search. */
export const savePriceRules = async (
  trx: Transaction<DB>,
  listingId: string,
  { host_fees: hostFees, ...rules }: PriceRuleColumns & DepositColumns,
): Promise<void> => {
  await trx
    .updateTable('listings')
    .set({ ...rules, host_fees: sql`${JSON.stringify(hostFees)}::jsonb` })
    .where('id', '=', listingId)
    .execute();
};
