import { type CatalogDatabase, inTransaction } from '../in-transaction.ts';
import { writePlaces } from '../places/write-places.ts';
import { generateCatalog } from './generate-catalog.ts';
import type { Stay } from './stay.ts';
import { writeStays } from './write-stays.ts';

export interface FillOptions {
  size: number;
  seed?: number;
  /** YYYY-MM-DD; calendars start on this day, and reviews are older. */
  today: string;
  onProgress?(done: number, total: number): void;
}

export interface FillReport {
  /** Rows of stays including rooms, nights, texts and reviews; places and the search table are not counted. */
  rows: number;
}

const defaultSeed = 20_251;
const batchSize = 250;

/**
 * Fills states, cities, lodging taxes and `size` generated stays. The same seed, size and day produce the same rows.
 * Each batch is committed separately.
 */
export const fillCatalog = async (db: CatalogDatabase, options: FillOptions): Promise<FillReport> => {
  const { size, today, onProgress } = options;
  await inTransaction(db, writePlaces);
  let batch: Stay[] = [];
  let done = 0;
  let rows = 0;
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    rows += await writeStays(db, batch);
    done += batch.length;
    batch = [];
    onProgress?.(done, size);
  };
  for (const stay of generateCatalog({ size, today, seed: options.seed ?? defaultSeed })) {
    batch.push(stay);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  const client = await db.connect();
  try {
    await client.query('ANALYZE');
  } finally {
    client.release();
  }
  return { rows };
};
