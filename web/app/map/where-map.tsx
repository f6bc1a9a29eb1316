import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import './where-map.css';

const AreaMap = lazy(() =>
  import('./area-map.tsx').then(({ AreaMap: component }) => ({ default: component })),
);

type WhereMapProps = {
  at: { lat: number; lng: number; radiusMeters: number };
  /** The place itself is known, as it is after booking. */
  isExact?: boolean;
  /** Names the map, if it does not show the location of a stay. */
  label?: string;
};

const ahead = '400px';

/** Loaded when it is almost in view; its space is reserved, so that nothing moves. */
export const WhereMap = ({ at, isExact = false, label }: WhereMapProps) => {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!room.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    watcher.observe(room.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={room} className="stay-map">
      {isNear && (
        <Suspense fallback={null}>
          <AreaMap center={at} radius={at.radiusMeters} isExact={isExact} label={label} />
        </Suspense>
      )}
    </div>
  );
};
