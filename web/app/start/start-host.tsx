import { lazy, Suspense, useEffect, useState } from 'react';

const quietMilliseconds = 2_000;

const AppStart = lazy(() =>
  import('./app-start.tsx').then(({ AppStart: component }) => ({ default: component })),
);

/** The address of the page load: it names the campaign, and the visitor may have navigated before it is read. */
const firstUrl = typeof window === 'undefined' ? '' : window.location.href;

/** Loads the background tasks when the page is idle, or at the first press, which may lead to another page: the first page does not need them. */
export const StartHost = () => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const start = () => setDue(true);
    setTimeout(start, quietMilliseconds);
    addEventListener('click', start, { once: true });
  }, []);
  if (!isDue) return null;
  return (
    <Suspense fallback={null}>
      <AppStart firstUrl={firstUrl} />
    </Suspense>
  );
};
