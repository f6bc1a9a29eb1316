import { type CatalogDatabase, inTransaction } from '../in-transaction.ts';
import { writePlaces } from './write-places.ts';

/** Inserts states, cities, lodging taxes and points of interest, without generated stays. */
export const fillPlaces = (db: CatalogDatabase): Promise<void> => inTransaction(db, writePlaces);
