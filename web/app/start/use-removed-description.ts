import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path that the server sent; the visitor may have navigated before this code was loaded. */
const sentPath = (): string | undefined => {
  const [sent] = performance.getEntriesByType('navigation');
  return sent && new URL(sent.name).pathname;
};

/** Removes what the server wrote for search engines when another page is shown: a shared address would be that of the first page. */
export const useRemovedDescription = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === sentPath()) return;
    for (const tag of document.querySelectorAll('[data-head]')) tag.remove();
  }, [pathname]);
};
