import { useSyncExternalStore } from 'react';

const phoneQuery = '(max-width: 767px)';
/** Phones, also those that are held sideways; the same as in overlay.css. */
const sheetQuery = '(max-width: 767px), (max-height: 480px)';

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

const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(query).matches,
    () => false,
  );

/** Whether the window is so narrow that dialogs are sheets; false on the server. */
export const useIsPhone = (): boolean => useMatches(phoneQuery);

/** Whether panels are sheets at the bottom of the window; false on the server. */
export const useIsSheet = (): boolean => useMatches(sheetQuery);
