import { lazy, Suspense, useEffect, useState } from 'react';

const quietMilliseconds = 2_000;

const AppStart = lazy(() =>
  import('./app-start.tsx').then(({ AppStart: component }) => ({ default: component })),
);

/** The query of the page load: it names the campaign, and the visitor may have navigated before it is read. */
const firstSearch = typeof window === 'undefined' ? '' : window.location.search;

/** Loads the background tasks when the page is idle: the first page does not need them. */
export const StartHost = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setDue, quietMilliseconds, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <AppStart firstSearch={firstSearch} />
    </Suspense>
  );
};
