import { isPartyOfRooms } from '@golark/contract/stays/party-of-rooms';
import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoomCalendar } from '#calendars';
import { testDay, testNow } from '#testing/test-now';
import { type PricedListing, priceOffer } from './price-offer.ts';

const dates = { arriveDay: testDay(17), departDay: testDay(20) };

/** A hotel; its extra-guest fee is charged from the third guest on. */
const hotelWith = (rooms: PricedListing['rooms']): PricedListing => ({
  stay_type: 'hotels',
  time_zone: 'America/Denver',
  max_guests: 2,
  is_pets_allowed: true,
  min_nights: 1,
  max_nights: 30,
  rules: null,
  cleaning_fee_amount: 0,
  pet_fee_amount: 0,
  extra_guest_fee_amount: 1000,
  included_guests: 2,
  weekly_discount_percent: 0,
  monthly_discount_percent: 0,
  last_minute_discount_percent: 0,
  last_minute_days: 0,
  early_booking_discount_percent: 0,
  early_booking_days: 0,
  non_refundable_discount_percent: 0,
  cleaning_fee_unit: 'stay',
  pet_fee_unit: 'stay',
  extra_guest_fee_unit: 'guest-night',
  host_fees: [],
  member_discount_percent: 0,
  member_discount_funder: 'host',
  rooms,
});

const calendarOf = ({ id, units }: PricedListing['rooms'][number]): RoomCalendar => ({
  roomTypeId: id,
  units,
  nightlyAmount: 10_000,
  weekendNightlyAmount: 10_000,
  seasons: [],
  nights: new Map(),
});

const roomTypes = fc
  .array(fc.record({ units: fc.integer({ min: 1, max: 4 }), max_guests: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((types) => types.map((type, i) => ({ id: `room-${i}`, ...type })));

const partyOfPeople = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 4 }),
  infants: fc.integer({ min: 0, max: 2 }),
  childAges: fc.constant([] as number[]),
  pets: fc.constant(false),
});

const chosenRooms = fc.array(
  fc.record({
    adults: fc.integer({ min: 1, max: 5 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const priceFor = (
  types: PricedListing['rooms'],
  asked: { party: Party; rooms?: { adults: number; childAges: number[] }[] | undefined },
) =>
  priceOffer(
    { stay: hotelWith(types), rooms: types.map(calendarOf), taxes: [], now: new Date(testNow) },
    { dates, ...asked },
  );

test('whatever is quoted has a bed for everyone, charges for everyone, and sleeps exactly the party', () => {
  fc.assert(
    fc.property(
      roomTypes,
      partyOfPeople,
      fc.option(chosenRooms, { nil: undefined }),
      (types, party, rooms) => {
        const result = priceFor(types, { party, rooms });
        if (!result.ok) return;
        const guests = guestCountOf(party);
        const beds = result.offer.rooms.reduce(
          (sum, { roomTypeId, units }) =>
            sum + units * (types.find(({ id }) => id === roomTypeId)?.max_guests ?? 0),
          0,
        );
        expect(beds).toBeGreaterThanOrEqual(guests);
        if (rooms) expect(isPartyOfRooms(party, rooms)).toBe(true);
        const extra = result.offer.nonMember.lines.find(({ code }) => code === 'extra_guests');
        expect(extra?.params['guests'] ?? 0).toBe(Math.max(0, guests - 2));
      },
    ),
  );
});

test('rooms of another party are refused, whatever is free', () => {
  fc.assert(
    fc.property(roomTypes, partyOfPeople, chosenRooms, (types, party, rooms) => {
      fc.pre(!isPartyOfRooms(party, rooms));
      const result = priceFor(types, { party, rooms });
      expect(result).toEqual({
        ok: false,
        refusal: 'rule',
        rule: { path: 'roomsOccupancy', rule: 'rooms_party' },
      });
    }),
  );
});
