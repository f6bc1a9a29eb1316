import { utcDay } from '@golark/contract/dates/rules';
import { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
import { areEventsFilled, clearEvents } from './clear-events.ts';
import { CommandError } from './command-error.ts';
import type { CommandRuntime } from './command-host.ts';
import { fillCatalog } from './fill-catalog.ts';
import { fillEvents } from './fill-events.ts';

export interface CatalogCommandOptions {
  size: number;
  seed?: number;
  /** Deletes generated stays without a booking first. */
  replace?: boolean;
}

const count = new Intl.NumberFormat('en-US');

type Runtime = Pick<CommandRuntime, 'database' | 'output' | 'signal'> & {
  ctx: Pick<CommandRuntime['ctx'], 'clock'>;
};

/** Fills one part of the catalog and prints how fast. */
const fillPart = async (
  { output }: Runtime,
  title: string,
  fill: (onProgress: (done: number, total: number) => void) => Promise<Record<string, number>>,
): Promise<void> => {
  const progress = output.progress(title);
  const startedAt = performance.now();
  try {
    const [[things = '', number = 0] = [], ...others] = Object.entries(await fill(progress.update));
    progress.done();
    const seconds = (performance.now() - startedAt) / 1000;
    const perSecond = [[things, number] as const, ...others].map(
      ([what, many]) => `${count.format(Math.round(many / seconds))} ${what}`,
    );
    output.line(
      `${count.format(number)} ${things} in ${seconds.toFixed(1)} s: ${perSecond.join(', ')} per second.`,
    );
  } finally {
    progress.stop();
  }
};

const clear = async ({ database, output, signal }: Runtime): Promise<void> => {
  const events = await clearEvents(database.db, signal);
  output.line(`Deleted ${count.format(await clearCatalog(database.db, signal))} generated stays.`);
  output.line(`Deleted ${count.format(events)} generated events.`);
};

/**
 * `golark catalog --size N [--seed S] [--replace]`: fills the database with generated stays and events. Throws CommandError if
 * it has both already, which a second fill would duplicate.
 */
export const catalogCommand = async (
  runtime: Runtime,
  { size, seed, replace = false }: CatalogCommandOptions,
): Promise<void> => {
  const { ctx, database, signal } = runtime;
  if (size < 1) throw new CommandError('--size must be a whole number above 0.');
  const now = ctx.clock.now();
  const options = {
    size,
    today: utcDay(now),
    now,
    signal,
    ...(seed === undefined ? {} : { seed }),
  };
  if (replace) await clear(runtime);
  // the catalog of an older version has no events
  const hasStays = !replace && (await isCatalogFilled(database.db));
  if (hasStays && (await areEventsFilled(database.db))) {
    throw new CommandError(
      'The catalog is already filled. Use --replace to delete the generated stays and events that nobody has booked and fill it again.',
    );
  }
  if (!hasStays)
    await fillPart(runtime, 'Generating stays', async (onProgress) => {
      const { rows } = await fillCatalog(database, options, onProgress);
      return { stays: size, rows };
    });
  await fillPart(runtime, 'Generating events', async (onProgress) => ({
    ...(await fillEvents(database, options, onProgress)),
  }));
};
