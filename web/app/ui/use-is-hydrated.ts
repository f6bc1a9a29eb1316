import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration: for text that server and browser may format differently. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
