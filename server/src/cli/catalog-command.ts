import { clearCatalog, fillCatalog, isCatalogFilled } from '@golark/catalog/stays';
import cliProgress from 'cli-progress';
import type pg from 'pg';

export interface CatalogCommandOptions {
  size: number;
  seed?: number;
  /** Deletes generated stays without a booking first. */
  replace?: boolean;
  /** YYYY-MM-DD, in UTC. */
  today: string;
}

/** There are generated stays already: a second fill would only double the places' stays. */
export class CatalogAlreadyFilled extends Error {
  constructor() {
    super(
      'The catalogue is already filled. Run it with --replace to delete the generated stays that nobody booked and fill it anew.',
    );
    this.name = 'CatalogAlreadyFilled';
  }
}

const count = new Intl.NumberFormat('en-US');

/** `golark catalog --size N [--seed S] [--replace]`: fills the database with generated stays. */
export const catalogCommand = async (
  { pool }: { pool: pg.Pool },
  { size, seed, replace = false, today }: CatalogCommandOptions,
): Promise<void> => {
  if (!Number.isInteger(size) || size < 1) throw new Error('--size must be a whole number above 0.');
  if (replace) console.log(`Deleted ${count.format(await clearCatalog(pool))} generated stays.`);
  else if (await isCatalogFilled(pool)) throw new CatalogAlreadyFilled();
  const bar = new cliProgress.SingleBar(
    { format: 'Stays {bar} {value}/{total}, {eta_formatted} left', hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  const startedAt = performance.now();
  bar.start(size, 0);
  try {
    const { rows } = await fillCatalog(pool, {
      size,
      today,
      ...(seed === undefined ? {} : { seed }),
      onProgress: (done) => bar.update(done),
    });
    bar.stop();
    const seconds = (performance.now() - startedAt) / 1000;
    const perSecond = count.format(Math.round(rows / seconds));
    console.log(`${count.format(size)} stays in ${seconds.toFixed(1)} s, ${perSecond} rows per second.`);
  } finally {
    bar.stop();
  }
};
