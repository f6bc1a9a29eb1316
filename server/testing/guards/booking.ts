import type { Guard } from './guard.ts';

const booking = 'server/src/booking';
const bookTests = ['booking/book-stay.test', 'booking/order-stays', 'booking/book-stay.race'];

export const bookingGuards: readonly Guard[] = [
  {
    name: 'one booking per quote',
    guarantee: 'A quote is booked once, however often it is sent.',
    break: { sql: 'ALTER TABLE bookings DROP CONSTRAINT bookings_one_per_quote' },
    tests: ['booking/book-stay.race'],
    group: 'postgres',
  },
  {
    name: 'booking of the same account continued',
    guarantee: 'Nobody continues the booking of somebody else by its quote.',
    break: {
      file: `${booking}/book-stay.ts`,
      from: "if (!booked.isOwn) throw notFound('This quote');",
      to: '',
    },
    tests: ['booking/quote-owner', ...bookTests],
  },
  {
    name: 'nights held or freed once',
    guarantee: 'Releasing a booking twice frees its nights once.',
    break: { file: `${booking}/store.ts`, from: ' AND b.holds_nights <> ${holdsNights}', to: '' },
    tests: [...bookTests, 'orders/late-payments'],
  },
  {
    name: 'expired quote is priced again',
    guarantee: 'An old price is not honored after its 15 minutes.',
    break: {
      file: `${booking}/get-bookable-terms.ts`,
      from: 'if (stored.expires_at > ctx.clock.now() && isAsShown(stored.terms))',
      to: 'if (isAsShown(stored.terms))',
    },
    tests: bookTests,
  },
  {
    name: 'quote booked by its owner',
    guarantee: 'Nobody books the quote of another account or device.',
    break: {
      file: `${booking}/get-bookable-terms.ts`,
      from: "if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');",
      to: '',
    },
    tests: ['booking/quote-owner'],
  },
  {
    name: 'quote read by its owner',
    guarantee: 'Nobody reads the quote of another account or device.',
    break: {
      file: 'server/src/pricing/get-quote.ts',
      from: "if (!isOwnQuote(ctx, caller, quoteId)) throw notFound('This quote');",
      to: '',
    },
    tests: ['booking/quote-owner'],
  },
  {
    name: 'variant of a price decided at booking',
    guarantee: 'The member price is only for members.',
    break: {
      file: `${booking}/get-bookable-terms.ts`,
      from: "joins ? 'member' : variantFor(caller)",
      to: "joins ? 'member' : stored.terms.applies",
    },
    tests: ['booking/quote-owner'],
  },
  {
    name: 'party is the sum of its rooms',
    guarantee: 'A price is for exactly the people who sleep in the rooms.',
    break: {
      file: 'server/src/pricing/rules/stay-rules.ts',
      from: "if (rooms && !isPartyOfRooms(party, rooms)) return { path: 'roomsOccupancy', rule: 'rooms_party' };",
      to: '',
    },
    tests: ['booking/party-of-rooms', 'pricing/price-offer'],
  },
  {
    name: 'changed price is confirmed by the guest',
    guarantee: 'A guest never pays another price than the one that was shown.',
    break: {
      file: `${booking}/get-bookable-terms.ts`,
      from: "throw new Failure('PRICE_CHANGED', {",
      to: "return renewed.terms;\n  throw new Failure('PRICE_CHANGED', {",
    },
    tests: bookTests,
  },
  {
    name: 'stay that is over is not canceled',
    guarantee: 'A stay is not refunded after it is over.',
    break: {
      file: `${booking}/cancel-booking.ts`,
      from: 'if (own.depart_day <= dayInZone(now, own.snapshot.timeZone))',
      to: 'if (own.depart_day === null)',
    },
    tests: bookTests,
  },
  {
    name: 'booking of its owner',
    guarantee: 'Nobody sees or cancels the booking of somebody else.',
    break: {
      file: `${booking}/views.ts`,
      from: 'WHERE b.id = ANY (${ids}::uuid[]) AND o.account_id = ${accountId} ORDER',
      to: 'WHERE b.id = ANY (${ids}::uuid[]) ORDER',
    },
    tests: [...bookTests, 'server/src/authorization'],
  },
];
