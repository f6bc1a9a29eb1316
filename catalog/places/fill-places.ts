import { type CatalogDatabase, inTransaction } from '../in-transaction.ts';
import { writePlaces } from './write-places.ts';

/** States, cities and lodging taxes, without any generated stay. */
export const fillPlaces = (db: CatalogDatabase): Promise<void> => inTransaction(db, writePlaces);
