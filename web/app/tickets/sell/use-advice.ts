import { useEffect, useState } from 'react';
import { browserApi } from '../../platform/api-client.ts';
import { type Advice, type AdviceQuery, findAdvice } from './find-advice.ts';

const waitMilliseconds = 250;

type Loaded = { key: string; advice: Advice | null };

export type AdviceState = {
  /** The last one that was loaded, while another one is on its way; null if there is none yet. */
  advice: Advice | null;
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** The advice for what is typed, a moment after the last key; an outdated request is aborted. */
export const useAdvice = (
  eventId: string,
  query: AdviceQuery | null,
  initial: Advice | null,
): AdviceState => {
  const key = query ? JSON.stringify(query) : '';
  const [loaded, setLoaded] = useState<Loaded>({ key, advice: initial });
  const isCurrent = key === '' || loaded.key === key;
  useEffect(() => {
    if (isCurrent) return;
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      const asked = { eventId, query: JSON.parse(key) as AdviceQuery, signal: overtaken.signal };
      const advice = await findAdvice(browserApi, asked);
      if (!overtaken.signal.aborted) setLoaded({ key, advice });
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [eventId, key, isCurrent]);
  return {
    advice: loaded.advice,
    isLoading: !isCurrent,
    hasFailed: isCurrent && key !== '' && loaded.advice === null,
    retry: () => setLoaded({ key: 'again', advice: null }),
  };
};
