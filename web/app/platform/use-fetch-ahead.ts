import { useEffect, useRef, useState } from 'react';
import { mayFetchAhead, mayFetchPayload } from './connection.ts';
import { createSlots, mostAheadAtOnce, type Release } from './fetch-slots.ts';

/** A pointer that only passes over a link fetches nothing. */
const intentDelay = 100;
/** After the page is there, what most go on to is fetched. */
export const payloadDelay = 1_000;

/** `intent` when somebody comes near the link, `soon` by itself a second after the page is there. */
export type FetchAhead = 'intent' | 'soon' | 'none';

const takeSlot = createSlots(mostAheadAtOnce);

/** Whether the link's page is to be fetched ahead now, and what the link tells about those who come near it. */
export const useFetchAhead = (when: FetchAhead) => {
  const [isAhead, setAhead] = useState(false);
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
    if (when === 'soon' && mayFetchPayload()) startAfter.current(payloadDelay);
    return stop.current;
  }, [when]);

  const near = () => {
    if (when !== 'none' && mayFetchAhead()) startAfter.current(intentDelay);
  };
  const away = () => {
    if (when === 'intent') stop.current();
  };
  return { isAhead, near, away };
};
