import { useEffect } from 'react';

/** Removes the token from the address bar, so that history, screenshots and copied links do not contain it. */
export const useCleanAddress = (): void => {
  useEffect(() => {
    if (window.location.search !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
};
