import type { Limits } from './limits.ts';
import type { Offender } from './measure.ts';

export interface Comparison {
  name: string;
  count: number;
  /** The lower one of the file and of its history; null for a count without a limit. */
  limit: number | null;
  status: 'met' | 'exceeded' | 'loose' | 'missing';
}

/** Compares the counts with the limits of the file and with the lowest ones that were committed. */
export const compare = (counts: Limits, stored: Limits, lowest: Limits): Comparison[] =>
  Object.entries(counts).map(([name, count]) => {
    const inFile = stored[name];
    const limits = [inFile, lowest[name]].filter((limit) => limit !== undefined);
    const limit = limits.length > 0 ? Math.min(...limits) : null;
    if (limit !== null && count > limit) return { name, count, limit, status: 'exceeded' };
    if (inFile === undefined) return { name, count, limit, status: 'missing' };
    return { name, count, limit, status: count < inFile ? 'loose' : 'met' };
  });

const keyOf = ({ file, what }: Offender): string => `${file}\n${what}`;

/** The places that were not there before, whatever their line is now. */
export const listAdded = (now: readonly Offender[], before: readonly Offender[]): Offender[] => {
  const left = new Map<string, number>();
  for (const offender of before) left.set(keyOf(offender), (left.get(keyOf(offender)) ?? 0) + 1);
  return now.filter((offender) => {
    const count = left.get(keyOf(offender)) ?? 0;
    left.set(keyOf(offender), count - 1);
    return count <= 0;
  });
};
