import { useEffect, useRef, useState } from 'react';
import { mayPrefetch, mayPrefetchPayload } from './connection.ts';
import { createSlots, maxPrefetches, type Release } from './fetch-slots.ts';

/** A pointer that only crosses a link fetches nothing. */
const intentDelay = 100;
/** Delay after the page is loaded. */
export const payloadDelay = 1_000;

/** `intent`: when the link is hovered, touched or focused; `soon`: a second after the page is loaded. */
export type Prefetch = 'intent' | 'soon' | 'none';

const takeSlot = createSlots(maxPrefetches);

/** Whether to prefetch the link's page now, and the link's event handlers. */
export const usePrefetch = (when: Prefetch) => {
  const [isPrefetched, setAhead] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = useRef<Release>(undefined);
  const startAfter = useRef((delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      release.current ??= takeSlot(() => setAhead(true));
    }, delay);
  });
  const stop = useRef(() => {
    clearTimeout(timer.current);
    release.current?.();
    release.current = undefined;
    setAhead(false);
  });

  useEffect(() => {
    if (when === 'soon' && mayPrefetchPayload()) startAfter.current(payloadDelay);
    return stop.current;
  }, [when]);

  const near = () => {
    if (when !== 'none' && mayPrefetch()) startAfter.current(intentDelay);
  };
  const away = () => {
    if (when === 'intent') stop.current();
  };
  return { isPrefetched, near, away };
};
