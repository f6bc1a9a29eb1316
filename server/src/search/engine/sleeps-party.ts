import { sumOfRooms } from '@golark/contract/stays/party-of-rooms';
import { guestCountOf, type StayDates } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from '#platform/search-engine';
import { isAnyNightSet } from './night-ring.ts';

const isHotel = sql`u.stay_type = 'hotels'`;

/** On the night with the fewest left, where search knows that one is: the ring of taken nights has left out the others. Most stays have no night of their own. */
const leastFreeUnits = (dates: StayDates | null): RawBuilder<unknown> => {
  if (!dates) return sql`u.units`;
  return sql`(u.units - CASE WHEN ${isAnyNightSet(sql`u.exceptions`, dates)} THEN coalesce((
    SELECT max(n.booked + n.linked_booked) FROM nights n WHERE n.room_type_id = u.room_type_id
      AND n.night >= ${dates.arriveDay}::date AND n.night < ${dates.departDay}::date), 0) ELSE 0 END)`;
};

/** A hotel may sleep a party in several rooms of one type. A subquery of one value is never read as a whole table. */
const sleepsTogether = (guests: number, dates: StayDates | null): RawBuilder<unknown> => {
  const isLarge = sql`u.max_guests >= ${guests}`;
  // each room sleeps one
  if (guests === 1) return isLarge;
  const areEnough = (units: RawBuilder<unknown>) => sql`${units} * u.max_guests >= ${guests}::integer`;
  return sql`(${isLarge} OR CASE WHEN ${isHotel} AND ${areEnough(sql`u.units`)} THEN ${areEnough(leastFreeUnits(dates))} END)`;
};

/**
 * Whether a row `u` of `search_units` sleeps the party. With rooms, a row of a hotel is one of them at most: prices decide whether there is
 * one for each.
 */
export const sleepsParty = ({ party, rooms, dates }: SearchCriteria): RawBuilder<unknown> => {
  const guests = guestCountOf(party);
  if (!rooms) return sleepsTogether(guests, dates);
  const fewest = Math.min(...rooms.map((room) => guestCountOf(sumOfRooms([room]))));
  const bedrooms = rooms.length > 1 ? sql`u.bedrooms >= ${rooms.length}` : sql`true`;
  return sql`CASE WHEN ${isHotel} THEN u.max_guests >= ${fewest} ELSE u.max_guests >= ${guests} AND ${bedrooms} END`;
};

/** Whether the listing of the aggregated rows `u` needs several rooms for the party: no single one then says when all are free. */
export const needsSeveral = ({ party, rooms }: SearchCriteria): RawBuilder<unknown> =>
  rooms
    ? sql`bool_or(${isHotel})`
    : sql`(bool_or(${isHotel}) AND max(u.max_guests) < ${guestCountOf(party)}::integer)`;

/** Whether one room of a row `u` is enough for a party that does not need several. */
export const isEnough = ({ party }: SearchCriteria): RawBuilder<unknown> =>
  sql`(NOT ${isHotel} OR u.max_guests >= ${guestCountOf(party)}::integer)`;
