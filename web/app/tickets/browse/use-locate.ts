import { useState } from 'react';
import type { Point } from './ticket-query.ts';

/** About a kilometer: enough to find events, and no more than that is in the address. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
const options = { timeout: 10_000, maximumAge: 600_000 };

/** Asks the browser for its position when `ask` is called, never before. */
export const useLocate = (onFound: (point: Point) => void) => {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
      },
      () => setState('failed'),
      options,
    );
  };
  return { ask, isAsking: state === 'asking', hasFailed: state === 'failed' };
};
