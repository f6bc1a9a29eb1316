import { generateCatalog } from './generate-catalog.ts';
import type { Manager, Stay } from './stay.ts';

export interface CatalogOptions {
  size: number;
  seed?: number;
  /** YYYY-MM-DD; calendars begin on this day and reviews are older. */
  today: string;
  /** All stays are in this city and have this manager; without it, they are everywhere and have managers of their own. */
  only?: { cityId: string; manager: Manager };
}

const defaultSeed = 20_251;
const batchSize = 250;

/** `size` generated stays as plain data, in batches. The same seed, size and day give the same stays. */
export function* generateStays({ seed = defaultSeed, ...options }: CatalogOptions): Generator<Stay[]> {
  let batch: Stay[] = [];
  for (const stay of generateCatalog({ ...options, seed })) {
    batch.push(stay);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
