import { type Insertable, sql, type Transaction } from 'kysely';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';
import type { DB, ListingArrivals } from '#platform/database/tables';

/** What a guest needs to get to a stay and in; null is unknown. */
export type ArrivalColumns = Required<Omit<Insertable<ListingArrivals>, 'listing_id'>>;

const columns = {
  listing_id: 'text',
  line1: 'text',
  line2: 'text',
  zip: 'text',
  access_en: 'text',
  access_es: 'text',
  wifi_network: 'text',
  wifi_password: 'text',
  parking_en: 'text',
  parking_es: 'text',
} satisfies Record<keyof Insertable<ListingArrivals>, string>;
const changed = Object.keys(columns).slice(1);

/** Sets the arrival information of listings. No version is raised: nothing that is cached contains it. */
export const saveArrivals = async (
  trx: Transaction<DB>,
  arrivals: (ArrivalColumns & { listing_id: string })[],
): Promise<void> => {
  if (arrivals.length === 0) return;
  await sql`
    INSERT INTO listing_arrivals AS a (${namesOf(columns)})
    SELECT ${namesOf(columns)} FROM ${recordset(arrivals, columns)}
    ON CONFLICT (listing_id) DO UPDATE SET ${updates(changed)} WHERE ${differs('a', changed)}`.execute(trx);
};
