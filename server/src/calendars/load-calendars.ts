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

/** The calendars of a stay's room types, from the nights that differ from the rule. */
export const calendarsOf = (stay: StayRow, nights: readonly NightRow[]): RoomCalendar[] =>
  stay.rooms.map((room) => ({
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
    nights: new Map<Day, NightException>(
      nights
        .filter((night) => night.room_type_id === room.id)
        .map((night) => [night.night, exceptionOf(night)]),
    ),
  }));
