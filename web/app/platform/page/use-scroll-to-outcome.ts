import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the element that reports the outcome of a form, each time there is a new one. */
export const useScrollToOutcome = (outcome: object): RefObject<HTMLDivElement | null> => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);
  return place;
};
