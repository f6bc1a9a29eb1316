import { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
import { CommandError } from './command-error.ts';
import type { CommandRuntime } from './command-host.ts';
import { fillCatalog } from './fill-catalog.ts';

export interface CatalogCommandOptions {
  size: number;
  seed?: number;
  /** Deletes generated stays without a booking first. */
  replace?: boolean;
}

const count = new Intl.NumberFormat('en-US');

/**
 * `golark catalog --size N [--seed S] [--replace]`: fills the database with generated stays. Throws CommandError if it
 * has generated stays already, which a second fill would duplicate.
 */
export const catalogCommand = async (
  {
    ctx,
    database,
    output,
    signal,
  }: Pick<CommandRuntime, 'database' | 'output' | 'signal'> & { ctx: Pick<CommandRuntime['ctx'], 'clock'> },
  { size, seed, replace = false }: CatalogCommandOptions,
): Promise<void> => {
  if (size < 1) throw new CommandError('--size must be a whole number above 0.');
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (replace) {
    output.line(`Deleted ${count.format(await clearCatalog(database.db, signal))} generated stays.`);
  } else if (await isCatalogFilled(database.db)) {
    throw new CommandError(
      'The catalog is already filled. Use --replace to delete the generated stays without bookings and fill it again.',
    );
  }
  const progress = output.progress('Generating stays');
  const startedAt = performance.now();
  try {
    const options = { size, today, signal, ...(seed === undefined ? {} : { seed }) };
    const { rows } = await fillCatalog(database, options, progress.update);
    progress.done();
    const seconds = (performance.now() - startedAt) / 1000;
    const perSecond = (things: number): string => count.format(Math.round(things / seconds));
    output.line(
      `${count.format(size)} stays in ${seconds.toFixed(1)} s: ${perSecond(size)} stays, ${perSecond(rows)} rows per second.`,
    );
  } finally {
    progress.stop();
  }
};
