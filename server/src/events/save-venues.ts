import type { VenueKind } from '@golark/contract/events/rules';
import type { SeatMap } from '@golark/contract/events/seat-map-schemas';
import { foldText } from '@golark/contract/text/fold';
import { sql, type Transaction } from 'kysely';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';
import type { DB } from '#platform/database/tables';
import type { StoredPicture } from '#platform/illustrate';
import { countSaved, qualified, type SavedCounts } from './saved-counts.ts';

export interface VenueInput {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  cityId: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  capacity: number;
  seatMap: SeatMap;
  picture: StoredPicture;
  source: string;
}

const venueColumns = {
  id: 'text',
  slug: 'text',
  name: 'text',
  kind: 'text',
  city_id: 'text',
  latitude: 'float8',
  longitude: 'float8',
  time_zone: 'text',
  capacity: 'integer',
  seat_map: 'jsonb',
  picture_key: 'text',
  picture_alt: 'jsonb',
  source: 'text',
  search_text: 'text',
};
const venueChanges = ['name', 'city_id', 'latitude', 'longitude', 'time_zone', 'picture_alt', 'search_text'];
/** The seats of listings refer to these columns. */
const venuePlan = ['kind', 'capacity', 'seat_map', 'picture_key'];

/** Adds venues and changes those that exist; a venue with listings keeps its seats. */
export const saveVenues = async (
  trx: Transaction<DB>,
  venues: readonly VenueInput[],
): Promise<SavedCounts> => {
  const rows = venues.map(({ cityId, timeZone, seatMap, picture, ...venue }) => ({
    ...venue,
    city_id: cityId,
    time_zone: timeZone,
    seat_map: seatMap,
    picture_key: picture.key,
    picture_alt: picture.alt,
    search_text: foldText(venue.name),
  }));
  const given = Object.keys(venueColumns).filter((name) => name !== 'search_text');
  const hasListings = `EXISTS (SELECT FROM ticket_listings l JOIN events e ON e.id = l.event_id WHERE e.venue_id = v.id)`;
  const saved = await sql<{ is_new: boolean }>`
    INSERT INTO venues AS v (${namesOf(venueColumns)})
    SELECT ${sql.raw(qualified(given, 'given_rows'))}, given_rows.search_text || ' ' || c.search_text
    FROM ${recordset(rows, venueColumns)} JOIN cities c ON c.id = given_rows.city_id
    ON CONFLICT (id) DO UPDATE SET ${updates(venueChanges)}, ${sql.raw(
      venuePlan
        .map((name) => `${name} = CASE WHEN ${hasListings} THEN v.${name} ELSE excluded.${name} END`)
        .join(', '),
    )}
      WHERE ${differs('v', venueChanges)} OR (${differs('v', venuePlan)} AND NOT ${sql.raw(hasListings)})
    RETURNING xmax = 0 AS is_new`.execute(trx);
  return countSaved(saved.rows);
};
