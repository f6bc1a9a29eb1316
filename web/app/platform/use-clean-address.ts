import { useEffect } from 'react';

/** Removes the query from the address bar: a token that copied links must not contain, or a message for one visit. */
export const useCleanAddress = (): void => {
  useEffect(() => {
    if (window.location.search !== '')
      window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
};
