import { useState } from 'react';
import { currentPosition } from '../../platform/current-position.ts';
import type { Point } from './ticket-query.ts';

/** Asks the browser for its position when `ask` is called, never before. */
export const useLocate = (onFound: (point: Point) => void) => {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = async () => {
    setState('asking');
    const position = await currentPosition();
    setState(position ? 'idle' : 'failed');
    if (position) onFound(position);
  };
  return { ask, isAsking: state === 'asking', hasFailed: state === 'failed' };
};
