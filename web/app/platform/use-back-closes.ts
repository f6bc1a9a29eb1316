import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { addOverlayEntry, keepAddress, rememberEntry } from './overlay-entries.ts';

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, close: () => void, name = ''): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const location = useLocation();
  // before the overlay is painted: from then on Back is meant for it
  useLayoutEffect(() => {
    if (isOpen) return addOverlayEntry(name, () => latest.current());
  }, [isOpen, name]);
  useEffect(() => {
    if (isOpen) rememberEntry();
    else keepAddress(location);
  }, [isOpen, location]);
};
