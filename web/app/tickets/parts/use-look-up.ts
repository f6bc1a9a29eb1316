import { useEffect, useState } from 'react';
import type { ListState } from '../../ui/grouped-list.tsx';

const waitMilliseconds = 120;
const shortest = 2;

/** What every look-up returns: the words that it was for, and whether it failed. */
interface Found {
  query: string;
  hasFailed: boolean;
}

/**
 * Looks up what is typed after a short pause; an outdated request is aborted. `found` is null until what was found is for
 * these words. The look-up is a function of a module, which doesn't change.
 */
export const useLookUp = <Result extends Found>(
  typed: string,
  lookUp: (query: string, signal: AbortSignal) => Promise<Result>,
): { query: string; found: Result | null; state: ListState } => {
  const query = typed.trim();
  const isWanted = query.length >= shortest;
  const [latest, setLatest] = useState<Result | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      const result = await lookUp(query, overtaken.signal);
      if (!overtaken.signal.aborted) setLatest(result);
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [query, isWanted, lookUp]);
  const isCurrent = latest?.query === query;
  const settled = latest?.hasFailed ? 'failed' : 'ready';
  return {
    query,
    found: isWanted && isCurrent ? latest : null,
    state: isWanted && !isCurrent ? 'loading' : settled,
  };
};
