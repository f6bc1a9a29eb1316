import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type Left = { expiresAt: string; now: string };

const secondsBetween = (from: number, to: string): number =>
  Math.max(0, Math.ceil((Date.parse(to) - from) / 1000));

/** When this document's first byte arrived: before any script ran, and about when the server read its clock. */
const documentArrival = (): number => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry instanceof PerformanceNavigationTiming ? entry.responseStart : performance.now();
};

/**
 * The seconds until a hold ends, by the server's clock: `now` is what it said, and the time since then is measured, because
 * the device's own clock may be wrong. A tab that becomes visible, or that reaches the end, asks the server again.
 */
export const useSecondsLeft = ({ expiresAt, now }: Left): number => {
  const isHydrated = useIsHydrated();
  const { revalidate } = useRevalidator();
  const received = useRef<{ now: string; at: number } | null>(null);
  const [left, setLeft] = useState(() => secondsBetween(Date.parse(now), expiresAt));
  const isFirst = useRef(!isHydrated);
  useEffect(() => {
    if (received.current?.now !== now) {
      received.current = { now, at: isFirst.current ? documentArrival() : performance.now() };
      isFirst.current = false;
    }
    const { at } = received.current;
    const serverNow = () => Date.parse(now) + performance.now() - at;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const seconds = secondsBetween(serverNow(), expiresAt);
      setLeft(seconds);
      if (seconds === 0) return void revalidate();
      const untilNext = (Date.parse(expiresAt) - serverNow()) % 1000;
      timer = setTimeout(tick, untilNext > 0 ? untilNext + 5 : 1000);
    };
    if (secondsBetween(serverNow(), expiresAt) > 0) tick();
    else setLeft(0);
    return () => clearTimeout(timer);
  }, [now, expiresAt, revalidate]);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [revalidate]);
  return left;
};
