import type { Day } from '@golark/contract/dates/rules';
import type { StayRow } from '#stays';
import type { NightException, RoomCalendar } from './rules/room-calendar.ts';
import type { NightRow } from './store.ts';

const exceptionOf = (row: NightRow): NightException => ({
  booked: row.booked,
  isBlocked: row.is_blocked,
  nightlyAmount: row.nightly_amount,
  minNights: row.min_nights,
  maxNights: row.max_nights,
});

type RoomWithoutNights = Omit<RoomCalendar, 'nights'>;

const roomOf = (room: StayRow['rooms'][number]): RoomWithoutNights => ({
  roomTypeId: room.id,
  units: room.units,
  nightlyAmount: room.nightly_amount,
  weekendNightlyAmount: room.weekend_nightly_amount,
  seasons: room.seasons.map((season) => ({
    startsOn: season.starts_on,
    endsOn: season.ends_on,
    nightlyAmount: season.nightly_amount,
    weekendNightlyAmount: season.weekend_nightly_amount,
  })),
});

/** A stay that is cached is priced again and again, and only its nights differ. */
const roomsOfStays = new WeakMap<StayRow, RoomWithoutNights[]>();

const roomsOf = (stay: StayRow): RoomWithoutNights[] => {
  const known = roomsOfStays.get(stay);
  if (known) return known;
  const rooms = stay.rooms.map(roomOf);
  roomsOfStays.set(stay, rooms);
  return rooms;
};

const noNights: RoomCalendar['nights'] = new Map();

const nightsByRoom = (nights: readonly NightRow[]): Map<string, Map<Day, NightException>> => {
  const byRoom = new Map<string, Map<Day, NightException>>();
  for (const night of nights) {
    const known = byRoom.get(night.room_type_id);
    if (known) known.set(night.night, exceptionOf(night));
    else byRoom.set(night.room_type_id, new Map([[night.night, exceptionOf(night)]]));
  }
  return byRoom;
};

/** The calendars of a stay's room types, from the nights that differ from the rule. */
export const calendarsOf = (stay: StayRow, nights: readonly NightRow[]): RoomCalendar[] => {
  const byRoom = nights.length > 0 ? nightsByRoom(nights) : null;
  return roomsOf(stay).map((room) => ({ ...room, nights: byRoom?.get(room.roomTypeId) ?? noNights }));
};
