import { lazy, Suspense, useEffect, useState } from 'react';

const quietMilliseconds = 2_000;

const AppStart = lazy(() =>
  import('./app-start.tsx').then(({ AppStart: component }) => ({ default: component })),
);

/** The address of the page load: campaigns stand in it, and the visitor may have moved on before they are read. */
const firstSearch = typeof window === 'undefined' ? '' : window.location.search;

/** What runs beside the pages comes once they are at rest: nothing of it is needed to read or to use the first one. */
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
