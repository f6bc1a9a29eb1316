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

/** The calendars of a stay's room types, from the nights that differ from the rule. */
export const calendarsOf = (stay: StayRow, nights: readonly NightRow[]): RoomCalendar[] => {
  const calendars = roomsOf(stay).map((room) => ({
    ...room,
    nights: new Map<Day, NightException>(),
  }));
  for (const night of nights)
    calendars
      .find(({ roomTypeId }) => roomTypeId === night.room_type_id)
      ?.nights.set(night.night, exceptionOf(night));
  return calendars;
};
