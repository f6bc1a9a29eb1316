import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import type { ArrivalColumns } from './save-arrivals.ts';

/** What is stored for arriving at a listing, all null if nothing is, with the phone of its host. */
export type ArrivalRow = ArrivalColumns & {
  listing_id: string;
  state_id: string;
  host_id: string;
  host_phone: string | null;
};

const selectArrivals = (db: Database) =>
  db
    .selectFrom('listings')
    .innerJoin('property_managers', 'property_managers.id', 'listings.property_manager_id')
    .leftJoin('listing_arrivals as a', 'a.listing_id', 'listings.id')
    .select([
      'listings.id as listing_id',
      'listings.state_id',
      'property_managers.id as host_id',
      'property_managers.phone as host_phone',
      'a.line1',
      'a.line2',
      'a.zip',
      'a.access_en',
      'a.access_es',
      'a.wifi_network',
      'a.wifi_password',
      'a.parking_en',
      'a.parking_es',
    ]);

/** For guests: the caller decides what of it a booking may show. */
export const findArrival = (db: Database, listingId: string): Promise<ArrivalRow | undefined> =>
  selectArrivals(db).where('listings.id', '=', listingId).executeTakeFirst();

/** Of a listing of this host; the host is part of the query. */
export const findArrivalOfHost = (
  db: Database,
  listingId: string,
  hostId: string,
): Promise<ArrivalRow | undefined> =>
  selectArrivals(db)
    .where('listings.id', '=', listingId)
    .where('listings.property_manager_id', '=', hostId)
    .executeTakeFirst();

export const saveHostPhone = async (
  trx: Transaction<DB>,
  hostId: string,
  phone: string | null,
): Promise<void> => {
  await sql`UPDATE property_managers SET phone = ${phone}
    WHERE id = ${hostId} AND phone IS DISTINCT FROM ${phone}`.execute(trx);
};
