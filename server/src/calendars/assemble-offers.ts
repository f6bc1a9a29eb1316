import type { Locale } from '@golark/contract/locale/rules';
import type { Database } from '#platform/database/open-database';
import { getCachedStays, type StayRow } from '#stays';
import { calendarsOf } from './load-calendars.ts';
import type { RoomCalendar } from './rules/room-calendar.ts';
import { type ListedNight, listNights, type NightRange, type NightRow } from './store.ts';

/** A stay with the calendars of its rooms: all that its price for some nights is computed from. */
export interface OfferedStay {
  stay: StayRow;
  rooms: RoomCalendar[];
}

const noRows: readonly NightRow[] = [];

/** Listings with their calendars, from rows of `listNights`; the listing itself is cached under its version. */
export const assembleOffers = async (
  db: Database,
  rows: ListedNight[],
  locale: Locale,
): Promise<Map<string, OfferedStay>> => {
  const versions = new Map<string, number>();
  const nights = new Map<string, NightRow[]>();
  for (const row of rows) {
    versions.set(row.listing_id, row.version);
    if (row.night === null) continue;
    const ofListing = nights.get(row.listing_id);
    if (ofListing) ofListing.push(row);
    else nights.set(row.listing_id, [row]);
  }
  const offers = new Map<string, OfferedStay>();
  for (const [id, stay] of await getCachedStays(db, versions, locale)) {
    offers.set(id, { stay, rooms: calendarsOf(stay, nights.get(id) ?? noRows) });
  }
  return offers;
};

/** Published listings by id with their calendars for a half-open range of days; unknown ids are left out. */
export const listOffers = async (
  db: Database,
  ids: string[],
  range: NightRange & { locale: Locale },
): Promise<Map<string, OfferedStay>> => assembleOffers(db, await listNights(db, ids, range), range.locale);
