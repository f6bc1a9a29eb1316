import { type CatalogDatabase, inTransaction } from '../in-transaction.ts';

export const isCatalogFilled = (db: CatalogDatabase): Promise<boolean> =>
  inTransaction(db, async (client) => {
    const found = await client.query(`SELECT FROM listings WHERE source = 'catalog' LIMIT 1`);
    return found.rowCount === 1;
  });

const unbooked = `source = 'catalog' AND NOT EXISTS (SELECT FROM bookings b WHERE b.listing_id = listings.id)`;

/** Deletes generated stays that nobody ever booked, and managers left without one; gives the number of stays. */
export const clearCatalog = (db: CatalogDatabase): Promise<number> =>
  inTransaction(db, async (client) => {
    const deleted = await client.query(`DELETE FROM listings WHERE ${unbooked}`);
    await client.query(`
      DELETE FROM property_managers m
      WHERE data_source = 'CATALOG' AND NOT EXISTS (SELECT FROM listings l WHERE l.property_manager_id = m.id)`);
    return deleted.rowCount ?? 0;
  });
