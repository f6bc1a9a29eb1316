import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { perDatabase } from '#platform/per-database';

/** Processor time that one account may use in an hour for reading files: hundreds of real ones. */
const mostMilliseconds = 60_000;
const hourMilliseconds = 3_600_000;

interface Use {
  at: number;
  milliseconds: number;
}

/** By account. In memory: a restart forgives, and each process has its own. */
const usesOf = perDatabase(() => new Map<string, Use[]>());

export interface ReadingTime {
  /** Throws RATE_LIMITED for an account that has none left. */
  assertLeft(): void;
  spend(milliseconds: number): void;
}

/** The time that reading the files of an account may take. */
export const readingTimeOf = (ctx: Context, accountId: string): ReadingTime => {
  const all = usesOf(ctx);
  const lately = (): Use[] => {
    const since = ctx.clock.now().getTime() - hourMilliseconds;
    return (all.get(accountId) ?? []).filter(({ at }) => at > since);
  };
  return {
    assertLeft: () => {
      const uses = lately();
      const used = uses.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      const [oldest] = uses;
      if (!oldest || used < mostMilliseconds) return;
      const until = oldest.at + hourMilliseconds - ctx.clock.now().getTime();
      throw new Failure('RATE_LIMITED', {
        detail: 'Your files have taken too long to read. Try again later.',
        retryAfterSeconds: Math.max(1, Math.ceil(until / 1000)),
      });
    },
    spend: (milliseconds) => {
      all.set(accountId, [...lately(), { at: ctx.clock.now().getTime(), milliseconds }]);
    },
  };
};
