import type { Context } from './context.ts';
import { perDatabase } from './per-database.ts';

const checkedMinutes = 5;

interface Source<T> {
  /** Changes when the rows do; cheaper than reading them. */
  readFingerprint(ctx: Context): Promise<string>;
  load(ctx: Context): Promise<T>;
  /** Nothing is stored then: rows may be filled at any time. */
  isEmpty(value: T): boolean;
}

interface Kept<T> {
  at: number;
  read: Promise<{ value: T; fingerprint: string }>;
}

/** Reads rows that seldom change once for each process, and looks every five minutes whether they have changed. */
export const keepInMemory = <T>({ readFingerprint, load, isEmpty }: Source<T>) => {
  const keptOf = perDatabase(() => ({ current: null as Kept<T> | null }));
  const readAgain = async (ctx: Context, before: Kept<T> | null): Kept<T>['read'] => {
    const [fingerprint, known] = await Promise.all([readFingerprint(ctx), before?.read]);
    return known?.fingerprint === fingerprint ? known : { value: await load(ctx), fingerprint };
  };
  return async (ctx: Context): Promise<T> => {
    const kept = keptOf(ctx);
    const at = ctx.clock.now().getTime();
    const { current } = kept;
    if (current && Math.abs(at - current.at) < checkedMinutes * 60_000) return (await current.read).value;
    const started: Kept<T> = { at, read: readAgain(ctx, current) };
    kept.current = started;
    const forget = (): void => {
      if (kept.current === started) kept.current = null;
    };
    started.read.then(({ value }) => isEmpty(value) && forget(), forget);
    return (await started.read).value;
  };
};
