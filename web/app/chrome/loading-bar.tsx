import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { LoadingProgress, noLoading, resetDelay } from './loading-progress.ts';

const loading = new LoadingProgress();

/** Hidden for fast pages; otherwise it advances, fills up and fades, in red if the page failed. */
export const LoadingBar = ({ hasFailed = false }: { hasFailed?: boolean }) => {
  const isBusy = useNavigation().state !== 'idle';
  const { phase, progress, ...outcome } = useSyncExternalStore(
    loading.subscribe,
    loading.read,
    () => noLoading,
  );
  useEffect(() => {
    if (isBusy) loading.start();
    else loading.finish(hasFailed);
  }, [isBusy, hasFailed]);

  if (phase === 'hidden') return null;
  const look = { '--loading-share': progress / 100, '--loading-fade': `${resetDelay}ms` } as CSSProperties;
  return (
    <div
      className="loading-bar"
      data-bar={phase}
      style={look}
      aria-hidden="true"
      {...(outcome.hasFailed ? { 'data-failed': '' } : {})}
    />
  );
};
