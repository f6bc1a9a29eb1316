import { type Guard, replaceInFunction } from './guard.ts';

const pricing = 'server/src/pricing';

export const pricingGuards: readonly Guard[] = [
  {
    name: 'rooms: no more guests than a room holds',
    guarantee: 'A chosen room is not sold to more people than it sleeps.',
    break: {
      file: `${pricing}/rules/room-choice.ts`,
      from: 'if (guestCountOf(wish.guests) > limit)',
      to: 'if (guestCountOf(wish.guests) > limit + 50)',
    },
    tests: ['pricing/list-room-offers'],
  },
  {
    name: 'rooms: beds checked in the database',
    guarantee: 'Beds that no page can name are not stored.',
    break: { sql: 'ALTER TABLE room_types DROP CONSTRAINT room_types_bedding' },
    tests: ['stays/save-listing.test'],
  },
  {
    name: 'price: the larger discount of the day of booking, not both',
    guarantee: 'A last-minute and an early-booking discount never add up.',
    break: {
      file: `${pricing}/rules/price-stay.ts`,
      from: 'return early > lastMinute',
      to: 'return early > 0',
    },
    tests: ['pricing/rules/price-stay'],
    group: 'rules',
  },
  {
    name: 'price: mandatory fees checked in the database',
    guarantee: 'A fee that the price rules cannot read is not stored.',
    break: { sql: 'ALTER TABLE listings DROP CONSTRAINT listings_host_fees' },
    tests: ['partners/edit-price-rules'],
  },
  {
    name: 'coupon: not overused',
    guarantee: 'A coupon is used as often as its limit says, however many book at once.',
    break: { sql: 'ALTER TABLE coupons DROP CONSTRAINT coupons_not_overused' },
    tests: ['booking/coupons.race'],
    group: 'postgres',
  },
  {
    name: 'coupon: uses of one account',
    guarantee: 'An account uses a coupon as often as that allows, also with several checkouts at once.',
    break: { sql: replaceInFunction('count_coupon_use', 'AND most < (', 'AND most + 100 < (') },
    tests: ['booking/coupons.race'],
    group: 'postgres',
  },
  {
    name: 'coupon: use taken with the nights',
    guarantee: 'No stay has the price of a coupon without a use of it.',
    break: {
      file: 'server/src/booking/prepare-stay.ts',
      from: 'if (coupon) await takeCoupon(',
      to: 'if (coupon && id === accountId) await takeCoupon(',
    },
    tests: ['booking/coupons', 'booking/coupons.race'],
  },
  {
    name: 'coupon: no more for a change once it has ended',
    guarantee: 'A coupon that has ended does not discount nights that a change adds.',
    break: {
      file: `${pricing}/price-change.ts`,
      from: 'return { ...coupon, mostAmount: Math.abs(taken) };',
      to: 'return taken > 0 ? null : coupon;',
    },
    tests: ['booking/changes/change-booking.test'],
  },
  {
    name: 'coupon: only an unpaid order is ended for its use',
    guarantee: 'A new booking never ends an order that is paid or waits for its host.',
    break: {
      file: 'server/src/orders/give-up-order.ts',
      from: "if (order && order.row.status !== 'PAYMENT_FAILED')",
      to: 'if (order && order.row.id !== orderId)',
    },
    tests: ['booking/coupons'],
  },
  {
    name: 'coupon: use returned before payment only',
    guarantee: 'A paid stay keeps the use of its coupon when it is canceled at a loss.',
    break: {
      file: `${pricing}/store/coupons.ts`,
      from: "AND (${isRefunded} OR i.status IN ('HELD', 'RELEASED'))",
      to: '',
    },
    tests: ['booking/coupons'],
  },
  {
    name: 'passport: never changed',
    guarantee: 'What a price was computed from is not rewritten.',
    break: { sql: 'DROP TRIGGER price_passports_final ON price_passports' },
    tests: ['booking/price-passports'],
  },
  {
    name: 'passport: hash checked',
    guarantee: 'The audit finds inputs that were tampered with.',
    break: {
      file: `${pricing}/price-passport.ts`,
      from: "if (hashOf(passport) !== hash) return 'hash';",
      to: '',
    },
    tests: ['booking/price-passports'],
  },
  {
    name: 'rate plan: discount limited',
    guarantee: 'No listing takes more than a half off for a non-refundable stay.',
    break: { sql: 'ALTER TABLE listings DROP CONSTRAINT listings_non_refundable' },
    tests: ['booking/rate-plans'],
  },
  {
    name: 'rate plan: offered by the host',
    guarantee: 'The non-refundable rate is only for stays whose host offers it.',
    break: {
      file: `${pricing}/price-offer.ts`,
      from: "if (inputs.ratePlan === 'non-refundable' && inputs.nonRefundableDiscountPercent === 0)",
      to: 'if (inputs.nonRefundableDiscountPercent < 0)',
    },
    tests: ['booking/rate-plans'],
  },
  {
    name: 'rate plan: part of the price',
    guarantee: 'Only who chooses the non-refundable rate pays it.',
    break: {
      file: `${pricing}/rules/price-stay.ts`,
      from: "ratePlan === 'non-refundable' ? nonRefundableDiscountPercent : 0",
      to: 'ratePlan ? nonRefundableDiscountPercent : 0',
    },
    tests: ['pricing/rules/price-stay'],
    group: 'rules',
  },
  {
    name: 'policy: that of the quote',
    guarantee: 'A stay is booked under the policy that was shown, or the guest is asked first.',
    break: {
      file: 'server/src/booking/get-bookable-terms.ts',
      from: 'policyOfQuote(terms) === policyOfQuote(stored.terms) &&',
      to: '',
    },
    tests: ['booking/rate-plans'],
  },
  {
    name: 'policy: known to the database',
    guarantee: 'Each booking has a policy with deadlines.',
    break: { sql: 'ALTER TABLE bookings DROP CONSTRAINT bookings_policy_known' },
    tests: ['booking/rate-plans'],
  },
  {
    name: 'policy: agrees with the rate that was paid',
    guarantee:
      'The audit finds a stay that is refundable at the price of one that is not, and the other way round.',
    break: {
      file: 'server/src/booking/price-passports.ts',
      from: ' ?? policyFault(passport, policy)',
      to: '',
    },
    tests: ['booking/rate-plans'],
  },
  {
    name: 'law: for stays that are booked early enough',
    guarantee: 'A law gives a refund to the bookings that it is about, and to no other.',
    break: {
      file: `${pricing}/rules/cancellation-schedule.ts`,
      from: ' && hoursAhead >= law.minHoursAhead',
      to: '',
    },
    tests: ['pricing/rules/cancellation-schedule'],
    group: 'rules',
  },
  {
    name: 'law: from its day on',
    guarantee: 'A law holds for bookings from the day it takes effect until it ends.',
    break: {
      file: `${pricing}/rules/cancellation-schedule.ts`,
      from: 'effectiveOn <= day && (endsOn === null || day < endsOn)',
      to: 'effectiveOn !== day || endsOn !== day',
    },
    tests: ['pricing/rules/cancellation-schedule'],
    group: 'rules',
  },
  {
    name: 'price: lodging tax ends with the length of a stay',
    guarantee:
      'A stay that is long enough to be exempt pays no lodging tax, and a change across the limit says so.',
    break: {
      file: `${pricing}/rules/lodging-tax.ts`,
      from: 'nights >= exemptFromNights) return 0;',
      to: 'nights < 0) return 0;',
    },
    tests: ['booking/changes/change-taxes'],
  },
  {
    name: 'price: lodging tax within its caps',
    guarantee: 'A tax is no more than its caps for a night and for a stay.',
    break: {
      file: `${pricing}/rules/lodging-tax.ts`,
      from: 'mostPerNight === undefined ? undefined : mostPerNight * roomNights, mostPerStay)',
      to: 'undefined)',
    },
    tests: ['pricing/rules/lodging-tax'],
    group: 'rules',
  },
];
