import type { Day } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import type { Database } from '#platform/database/open-database';
import { listKeptStays, type StayRow } from '#stays';
import { calendarsOf } from './load-calendars.ts';
import type { RoomCalendar } from './rules/room-calendar.ts';
import { type ListedNight, listNights, type NightRow } from './store.ts';

/** A stay with all that its price for some nights is made from. */
export interface OnSale {
  stay: StayRow;
  rooms: RoomCalendar[];
}

/** Listings with their calendars from rows of `listNights`; what seldom changes comes from memory while its version holds. */
export const putOnSale = async (
  db: Database,
  rows: ListedNight[],
  locale: Locale,
): Promise<Map<string, OnSale>> => {
  const versions = new Map<string, number>();
  const nights = new Map<string, NightRow[]>();
  for (const row of rows) {
    versions.set(row.listing_id, row.version);
    if (row.night === null) continue;
    const ofListing = nights.get(row.listing_id);
    if (ofListing) ofListing.push(row);
    else nights.set(row.listing_id, [row]);
  }
  const onSale = new Map<string, OnSale>();
  for (const [id, stay] of await listKeptStays(db, versions, locale)) {
    const seasons = stay.rooms.flatMap((room) => room.seasons);
    onSale.set(id, { stay, rooms: calendarsOf(stay, { nights: nights.get(id) ?? [], seasons }) });
  }
  return onSale;
};

/** Listings by id with their calendars for a half-open range of days; an id that is not there is left out. */
export const listOnSale = async (
  db: Database,
  ids: string[],
  range: { from: Day; until: Day; locale: Locale },
): Promise<Map<string, OnSale>> => putOnSale(db, await listNights(db, ids, range), range.locale);
