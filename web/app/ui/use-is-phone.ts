import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

/** After the last resize: turning a phone sends many. */
export const resizeDelay = 50;

export const subscribeToWidth = (listener: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, resizeDelay);
  };
  window.addEventListener('resize', later);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', later);
  };
};

/** The width at which dialogs become sheets; false while the server renders. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(query).matches,
    () => false,
  );
