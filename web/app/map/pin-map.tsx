import { lazy, Suspense, useEffect, useState } from 'react';
import type { PinMapProps } from './movable-pin.tsx';
import './where-map.css';

const MovablePin = lazy(() =>
  import('./movable-pin.tsx').then(({ MovablePin: component }) => ({ default: component })),
);

/** A map whose pin is moved; its space is reserved while it loads. */
export const PinMap = (props: PinMapProps) => {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className="stay-map pin-map">
      {isReady && (
        <Suspense fallback={null}>
          <MovablePin {...props} />
        </Suspense>
      )}
    </div>
  );
};
