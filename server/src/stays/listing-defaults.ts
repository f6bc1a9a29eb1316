import { unknownAccessibility } from '@golark/contract/stays/accessibility';
import { accessibilityColumnsOf } from './accessibility-columns.ts';
import type { ListingColumns } from './save-listing.ts';

/** A listing whose host has set no price rules, and measured nothing: no fees, no discounts, no deposit. */
export const listingDefaults = {
  cleaning_fee_amount: 0,
  pet_fee_amount: 0,
  extra_guest_fee_amount: 0,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  last_minute_discount_percent: 0,
  last_minute_days: 0,
  early_booking_discount_percent: 0,
  early_booking_days: 0,
  non_refundable_discount_percent: 0,
  deposit_percent: 0,
  balance_days_before: 0,
  cleaning_fee_unit: 'stay',
  pet_fee_unit: 'stay',
  extra_guest_fee_unit: 'guest-night',
  host_fees: [],
  member_discount_percent: 0,
  member_discount_funder: 'host',
  ...accessibilityColumnsOf(unknownAccessibility),
} satisfies Partial<ListingColumns>;
