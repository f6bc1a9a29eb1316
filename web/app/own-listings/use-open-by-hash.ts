import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Opens a part of the page if the address names it; servers do not see that part of an address. */
export const useOpenByHash = (id: string) => {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView();
  }, [hash, id]);
  return details;
};
