import { type Guard, onPostgres, replaceInFunction } from './guard.ts';

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
    groups: ['rules'],
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
    groups: onPostgres,
  },
  {
    name: 'coupon: uses of one account',
    guarantee: 'An account uses a coupon as often as that allows, also with several checkouts at once.',
    break: { sql: replaceInFunction('count_coupon_use', 'AND most < (', 'AND most + 100 < (') },
    tests: ['booking/coupons.race'],
    groups: onPostgres,
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
    groups: ['embedded'],
  },
  {
    name: 'coupon: use returned before payment only',
    guarantee: 'A paid stay keeps the use of its coupon when it is canceled.',
    break: {
      file: `${pricing}/store/coupons.ts`,
      from: "AND i.status IN ('HELD', 'RELEASED')",
      to: '',
    },
    tests: ['booking/coupons'],
    groups: ['embedded'],
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
    groups: ['embedded'],
  },
];
