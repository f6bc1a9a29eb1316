import { addDays, nightsOf } from '@golark/contract/dates/rules';
import type { Beds } from '@golark/contract/stays/beds';
import fc from 'fast-check';
import { sql } from 'kysely';
import { saveStayRules } from '#stays';
import {
  amenities,
  beds,
  degrees,
  firstDay,
  lastDay,
  oneOf,
  propertyTypes,
  small,
  stayTypes,
} from './arbitrary-searches.ts';
import { arbitraryRules } from './arbitrary-stay-rules.ts';
import { aListing } from './factories.ts';
import type { TestApp } from './test-app.ts';

interface Night {
  booked: number;
  is_blocked: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
  max_nights: number | null;
}

export interface PlainUnit {
  id: string;
  units: number;
  max_guests: number;
  bedrooms: number;
  beds: number;
  nightly_amount: number;
  amenities: string[];
  bedding: Beds[];
  nights: Map<string, Night>;
}

const arbitraryUnit = fc.record({
  units: small(3, 1),
  max_guests: small(6, 1),
  bedrooms: small(3),
  beds: small(4),
  nightly_amount: small(8, 1).map((n) => n * 5000),
  amenities: fc.uniqueArray(oneOf(amenities), { maxLength: 1 }),
  bedding: fc
    .uniqueArray(oneOf(beds), { maxLength: 2 })
    .map((kinds) => kinds.map((kind) => ({ kind, count: 2 }))),
});

const arbitraryStay = fc.record({
  latitude: degrees(39),
  longitude: degrees(-105),
  stay_type: oneOf(stayTypes),
  property_type: oneOf(propertyTypes),
  max_guests: small(6, 1),
  bathrooms: oneOf([0, 1, 1.5, 2]),
  amenities: fc.uniqueArray(oneOf(amenities)),
  is_instant_book: fc.boolean(),
  is_pets_allowed: fc.boolean(),
  pet_fee_amount: oneOf([0, 30_000]),
  is_smoking_allowed: fc.boolean(),
  min_nights: small(3, 1),
  max_nights: small(8, 3),
  quality: oneOf([null, 3.5, 4.25, 4.5]),
  review_count: small(20),
  search_rank: small(5).map((n) => n * 100),
  steps_to_entrance: oneOf([null, 0, 1, 2, 5]),
  door_inches: oneOf([null, 27, 32, 40]),
  shower: oneOf([null, 'roll-in', 'tub']),
  rules: arbitraryRules({ firstDay, days: lastDay }),
  rooms: fc.array(arbitraryUnit, { minLength: 1, maxLength: 3 }),
});

/** Nights of one of the room types. */
export const arbitraryChange = fc.record({
  unit: fc.nat(),
  from: small(lastDay),
  length: small(4, 1),
  night: fc.record({
    booked: small(3),
    is_blocked: fc.boolean(),
    nightly_amount: oneOf([null, 7000]),
    min_nights: oneOf([null, null, 2, 4]),
    max_nights: oneOf([null, null, 2, 12]),
  }),
});

/** A stay as its tables have it, in memory. */
export type PlainStay = Omit<typeof arbitraryStay extends fc.Arbitrary<infer S> ? S : never, 'rooms'> & {
  id: string;
  rooms: PlainUnit[];
};

const stayCount = 60;

/** The same stays in every run, stored and in memory. */
export const insertPlainStays = async ({ database: { db } }: TestApp): Promise<PlainStay[]> => {
  const stays = fc.sample(arbitraryStay, { numRuns: stayCount, seed: 7 }).map((stay, index) => {
    const id = `stay-${String(index).padStart(2, '0')}`;
    return {
      ...stay,
      id,
      rooms: stay.rooms.map((room, i) => ({
        ...room,
        max_guests: stay.stay_type === 'homes' ? stay.max_guests : room.max_guests,
        id: `${id}-${i + 1}`,
        nights: new Map(),
      })),
    };
  });
  for (const { rooms, rules, ...stay } of stays) {
    await aListing(db, { ...stay, rooms: rooms.map(({ nights, ...room }) => room) });
    await db.transaction().execute((trx) => saveStayRules(trx, [{ listingId: stay.id, rules }]));
  }
  return stays;
};

type Change = typeof arbitraryChange extends fc.Arbitrary<infer C> ? C : never;

/** Stores nights of a room type, and in memory. */
export const changeNights = async (
  { database: { db } }: TestApp,
  stays: readonly PlainStay[],
  { unit, from, length, night }: Change,
): Promise<void> => {
  const rooms = stays.flatMap((stay) => stay.rooms);
  const room = rooms[unit % rooms.length];
  if (!room) throw new Error('no room');
  const start = addDays(firstDay, from);
  const booked = Math.min(night.booked, room.units);
  const days = nightsOf(start, addDays(start, length));
  await sql`
    INSERT INTO nights AS n (room_type_id, night, units, booked, is_closed, nightly_amount, min_nights, max_nights)
    SELECT ${room.id}, d::date, ${room.units}::integer, ${booked}::integer, ${night.is_blocked}::boolean,
      ${night.nightly_amount}::integer, ${night.min_nights}::integer, ${night.max_nights}::integer
    FROM unnest(${days}::text[]) d
    ON CONFLICT (room_type_id, night) DO UPDATE SET booked = excluded.booked, is_closed = excluded.is_closed,
      nightly_amount = excluded.nightly_amount, min_nights = excluded.min_nights, max_nights = excluded.max_nights
  `.execute(db);
  for (const day of days) room.nights.set(day, { ...night, booked });
};
