import { generateCatalog } from './generate-catalog.ts';
import type { Stay } from './stay.ts';

export interface CatalogOptions {
  size: number;
  seed?: number;
  /** YYYY-MM-DD; calendars begin on this day and reviews are older. */
  today: string;
}

const defaultSeed = 20_251;
const batchSize = 250;

/** `size` generated stays as plain data, in batches. The same seed, size and day give the same stays. */
export function* generateStays({ size, today, seed = defaultSeed }: CatalogOptions): Generator<Stay[]> {
  let batch: Stay[] = [];
  for (const stay of generateCatalog({ size, today, seed })) {
    batch.push(stay);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
