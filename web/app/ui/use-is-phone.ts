import { useSyncExternalStore } from 'react';

const query = '(max-width: 767px)';

/** Delay after the last resize: rotating a phone fires many. */
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

/** Whether the window is so narrow that dialogs are sheets; false on the server. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(query).matches,
    () => false,
  );
