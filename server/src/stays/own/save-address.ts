import type { PlaceInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** An address with what the gazetteer knows of its town. */
export interface DraftPlace extends PlaceInput {
  stateId: string;
  timeZone: string;
}

/** Street and ZIP code of the arrival information; the rest of it stays. */
export const saveAddress = async (
  trx: Transaction<DB>,
  listingId: string,
  { line1, zip }: { line1: string; zip: string | null },
): Promise<void> => {
  await sql`
    INSERT INTO listing_arrivals (listing_id, line1, zip) VALUES (${listingId}, ${line1}, ${zip})
    ON CONFLICT (listing_id) DO UPDATE SET line1 = excluded.line1, zip = excluded.zip`.execute(trx);
};
