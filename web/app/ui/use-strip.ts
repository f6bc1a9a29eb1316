import { type UIEvent, useLayoutEffect, useRef } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** 1 or -1 for an arrow key, 0 for any other. */
export const stepOf = (key: string): number => steps[key] ?? 0;

type Strip = { count: number; current: number; onTurn: (position: number) => void };

/** A strip that shows one of its parts at a time, to swipe or to turn: its scroll position and `current` follow each other. */
export const useStrip = ({ count, current, onTurn }: Strip) => {
  const strip = useRef<HTMLUListElement>(null);
  const goTo = (position: number) => onTurn(Math.max(0, Math.min(count - 1, position)));
  useLayoutEffect(() => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 0 };
    // after a swipe the part is already there
    if (clientWidth > 0 && Math.round(scrollLeft / clientWidth) !== current)
      strip.current?.scrollTo({ left: current * clientWidth, behavior: 'instant' });
  }, [current]);
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) =>
    goTo(Math.round(scrollLeft / clientWidth));
  return { strip, goTo, follow };
};
