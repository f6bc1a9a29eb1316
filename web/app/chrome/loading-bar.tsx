import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

const throttle = 200;
const duration = 2_000;
const hideDelay = 500;
const resetDelay = 400;

type Bar = 'hidden' | 'running' | 'full' | 'fading';

/** Nothing for quick pages; else it runs for two seconds towards its end, fills up and fades. */
export function LoadingBar({ hasFailed = false }: { hasFailed?: boolean }) {
  const isBusy = useNavigation().state !== 'idle';
  const [bar, setBar] = useState<Bar>('hidden');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    clearTimeout(timer.current);
    const later = (next: Bar, delay: number) => {
      timer.current = setTimeout(setBar, delay, next);
    };
    if (isBusy) {
      if (bar !== 'running') later('running', throttle);
    } else if (bar === 'running') later('full', 0);
    else if (bar === 'full') later('fading', hideDelay);
    else if (bar === 'fading') later('hidden', resetDelay);
    return () => clearTimeout(timer.current);
  }, [isBusy, bar]);

  if (bar === 'hidden') return null;
  const isFailure = hasFailed && bar !== 'running';
  return (
    <div
      className="loading-bar"
      data-bar={bar}
      style={
        { '--loading-duration': `${duration}ms`, '--loading-fade': `${resetDelay}ms` } as React.CSSProperties
      }
      aria-hidden="true"
      {...(isFailure ? { 'data-failed': '' } : {})}
    />
  );
}
