import { useEffect } from 'react';

/** Takes the token out of the address bar, so that no history, screenshot or copied link holds it. */
export const useCleanAddress = (): void => {
  useEffect(() => {
    if (window.location.search !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
};
