import type { StayDates } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';
import type { ListedNight } from '#calendars';
import type { Database } from '#platform/database/open-database';
import type { PageNight } from '#platform/search-engine';
import { nightsOfListings } from './engine/nights-of-listings.ts';

type NightValues = [string, number, string, string | null, ...unknown[]];

const listedNightOf = (night: PageNight): ListedNight => {
  const values = night as unknown as NightValues;
  const [listing_id, version, room_type_id, day, units, booked, is_blocked, nightly_amount, min, max] =
    values;
  const row = { listing_id, version, room_type_id, night: day, units, booked, is_blocked, nightly_amount };
  return { ...row, min_nights: min, max_nights: max } as ListedNight;
};

/** What `listNights` returns, from the nights of a page. */
export const readPageNights = (nights: string): ListedNight[] =>
  (JSON.parse(nights) as PageNight[]).map(listedNightOf);

/** What `listNights` returns, for the dates of a search. */
export const listPageNights = async (
  db: Database,
  listingIds: string[],
  dates: StayDates,
): Promise<ListedNight[]> => {
  const nights = nightsOfListings(sql`${listingIds}::text[]`, dates);
  const query: RawBuilder<{ nights: PageNight[] | null }> = sql`SELECT (${nights}) AS nights`;
  const { rows } = await query.execute(db);
  return (rows[0]?.nights ?? []).map(listedNightOf);
};
