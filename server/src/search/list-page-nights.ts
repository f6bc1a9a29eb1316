import type { StayDates } from '@golark/contract/stays/rules';
import { sql } from 'kysely';
import type { ListedNight } from '#calendars';
import type { Database } from '#platform/database/open-database';
import { runPrepared } from '#platform/database/prepared';
import { nightMask, noNights } from './engine/night-ring.ts';

type NightValues = [string, number, string, string | null, ...unknown[]];

const listedNightOf = (values: NightValues): ListedNight => {
  const [listing_id, version, room_type_id, night, units, booked, is_blocked, nightly_amount, min, max] =
    values;
  const row = { listing_id, version, room_type_id, night, units, booked, is_blocked, nightly_amount };
  return { ...row, min_nights: min, max_nights: max } as ListedNight;
};

/**
 * What `listNights` returns, for the dates of a search: the ring of exceptions says which room types have nights of their
 * own, and most have none.
 */
export const listPageNights = async (
  db: Database,
  listingIds: string[],
  dates: StayDates,
): Promise<ListedNight[]> => {
  const { rows } = await runPrepared(
    db,
    sql<{ nights: NightValues[] | null }>`
      SELECT json_agg(json_build_array(u.listing_id, u.version, n.room_type_id, n.night, n.units, n.booked,
        n.is_blocked, n.nightly_amount, n.min_nights, n.max_nights)) AS nights
      FROM search_units u
      LEFT JOIN nights n
        ON n.room_type_id = CASE WHEN (u.exceptions & ${nightMask(dates)}::bit(1024)) <> ${noNights}
          THEN u.room_type_id END
        AND n.night >= ${dates.arriveDay}::date AND n.night < ${dates.departDay}::date
      WHERE u.listing_id = ANY (${listingIds}::text[])`,
  );
  return (rows[0]?.nights ?? []).map(listedNightOf);
};
