import { type ComponentType, useEffect, useState } from 'react';

const quietMilliseconds = 2_000;

type BackgroundTasks = ComponentType<{ firstUrl: string }>;

/** The address of the page load: it names the campaign, and the visitor may have navigated before it is read. */
const firstUrl = typeof window === 'undefined' ? '' : window.location.href;

/**
 * Loads the background tasks when the page is idle, or at the first press, which may lead to another page. The first page does not need
 * them, and without a network it works without them.
 */
export const StartHost = () => {
  const [AppStart, setAppStart] = useState<BackgroundTasks>();
  useEffect(() => {
    const start = () =>
      import('./app-start.tsx').then(
        ({ AppStart: loaded }) => setAppStart(() => loaded),
        () => {},
      );
    setTimeout(start, quietMilliseconds);
    addEventListener('click', start, { once: true });
  }, []);
  return AppStart && <AppStart firstUrl={firstUrl} />;
};
