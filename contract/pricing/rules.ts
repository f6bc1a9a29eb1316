import { dateRules } from '../calendars/rules.ts';

/** Reasons why a stay can't be booked; each is also the field error `stay_…` with its `limit`. */
export const stayRules = [
  ...dateRules,
  'max_guests',
  'no_pets',
  'rooms_party',
  'rate_plan',
  'room_gone',
  'room_guests',
  'rooms_left',
  'max_total',
] as const;

export type StayRule = (typeof stayRules)[number];

/** Cents; the most that Stripe charges in one payment. A stay that costs more cannot be booked. */
export const highestStayTotal = 99_999_999;

/** The discount for members on the rate where the platform pays for it. */
export const platformMemberDiscountPercent = 10;

/** Whose money a line is. The platform has accounts of their own for what it earns with Go+, and for what it pays for it and for coupons. */
export type Payee =
  | 'host'
  | 'seller'
  | 'venue'
  | 'platform'
  | 'member-discounts'
  | 'coupons'
  | 'memberships'
  | 'insurer'
  | 'tax';

/**
 * What a cancellation refunds of a line:
 * `by-policy` the share that the policy gives at that time; `while-refundable` all of it as long as the policy gives
 * anything; `before-start` all of it until the stay begins; `never` nothing.
 */
export type LineRefund = 'by-policy' | 'while-refundable' | 'before-start' | 'never';

export interface PriceLineKind {
  payee: Payee;
  /** Occupancy taxes are computed from it. */
  isTaxable: boolean;
  refund: LineRefund;
  /** Part of the average nightly rate that search and pages show. */
  countsAsNightly: boolean;
}

const lodging = { payee: 'host', isTaxable: true, refund: 'by-policy', countsAsNightly: true } as const;
const hostFee = { payee: 'host', isTaxable: true, refund: 'before-start', countsAsNightly: false } as const;

// refunded by its own rule: within 14 days, if unused
const membership = {
  payee: 'memberships',
  isTaxable: false,
  refund: 'never',
  countsAsNightly: false,
} as const;

// refunded by their own rules: the event is canceled, or its rule for single tickets
const ticketFee = { payee: 'platform', isTaxable: false, refund: 'never', countsAsNightly: false } as const;

/** What each line of a price means. Ledger entries, refunds and nightly figures are computed from this table. */
export const priceLineKinds = {
  nights: lodging,
  weekly_discount: lodging,
  monthly_discount: lodging,
  last_minute_discount: lodging,
  early_booking_discount: lodging,
  non_refundable_discount: lodging,
  member_discount: lodging,
  // the same discount, paid by the platform: the host gets the full rate
  member_discount_platform: { ...lodging, payee: 'member-discounts' },
  // paid by the platform, and not part of a rate that others would pay
  coupon: { ...lodging, payee: 'coupons', countsAsNightly: false },
  extra_guests: { ...lodging, countsAsNightly: false },
  pet_fee: hostFee,
  cleaning_fee: hostFee,
  host_fee: hostFee,
  // passed on by the host, such as the fee of an owners' association; not part of what is taxed
  host_fee_untaxed: { ...hostFee, isTaxable: false },
  service_fee: { payee: 'platform', isTaxable: false, refund: 'while-refundable', countsAsNightly: false },
  tickets: { ...ticketFee, payee: 'seller' },
  ticket_fee: ticketFee,
  // what a Go+ member doesn't pay of the service fee
  ticket_fee_member: ticketFee,
  facility_charge: { ...ticketFee, payee: 'venue' },
  membership,
  membership_code: membership,
  // refunded by its own rule: in the first days, and when the stay is refunded in full
  insurance_premium: { payee: 'insurer', isTaxable: false, refund: 'never', countsAsNightly: false },
  occupancy_tax: { payee: 'tax', isTaxable: false, refund: 'before-start', countsAsNightly: false },
} as const satisfies Record<string, PriceLineKind>;

export type LineCode = keyof typeof priceLineKinds;

export const priceLineCodes = Object.keys(priceLineKinds) as [LineCode, ...LineCode[]];

/** The figures and names that the text of a line contains: `{ nights: 3 }`, `{ percent: 10 }`. */
export type LineParams = Readonly<Record<string, string | number>>;
