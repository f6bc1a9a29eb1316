import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastDemand } from './toast.ts';

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(({ ToastRegion: component }) => ({ default: component })),
);

export const ToastHost = () => {
  const isWanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.isWanted, () => false);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  );
};
