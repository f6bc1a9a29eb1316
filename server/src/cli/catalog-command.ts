import cliProgress from 'cli-progress';
import type { OpenDatabase } from '#platform/database/open-database';
import { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
import { fillCatalog } from './fill-catalog.ts';

export interface CatalogCommandOptions {
  size: number;
  seed?: number;
  /** Deletes generated stays without a booking first. */
  replace?: boolean;
  /** YYYY-MM-DD, in UTC. */
  today: string;
}

/** The database already has generated stays; a second fill would duplicate them. */
export class CatalogAlreadyFilled extends Error {
  constructor() {
    super(
      'The catalog is already filled. Use --replace to delete the generated stays without bookings and fill it again.',
    );
    this.name = 'CatalogAlreadyFilled';
  }
}

const count = new Intl.NumberFormat('en-US');

/** `golark catalog --size N [--seed S] [--replace]`: fills the database with generated stays. */
export const catalogCommand = async (
  database: OpenDatabase,
  { size, seed, replace = false, today }: CatalogCommandOptions,
): Promise<void> => {
  if (!Number.isInteger(size) || size < 1) throw new Error('--size must be a whole number above 0.');
  if (replace) console.log(`Deleted ${count.format(await clearCatalog(database.db))} generated stays.`);
  else if (await isCatalogFilled(database.db)) throw new CatalogAlreadyFilled();
  const bar = new cliProgress.SingleBar(
    { format: 'Stays {bar} {value}/{total}, {eta_formatted} left', hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  const startedAt = performance.now();
  bar.start(size, 0);
  try {
    const { rows } = await fillCatalog(
      database,
      { size, today, ...(seed === undefined ? {} : { seed }) },
      (done) => bar.update(done),
    );
    bar.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    const perSecond = (things: number): string => count.format(Math.round(things / seconds));
    console.log(
      `${count.format(size)} stays in ${seconds.toFixed(1)} s: ${perSecond(size)} stays, ${perSecond(rows)} rows per second.`,
    );
  } finally {
    bar.stop();
  }
};
