import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { addOverlayEntry, keepAddress, rememberEntry } from './overlay-history.ts';

/** While `isOpen`, the browser's Back calls `close` instead of leaving the page. */
export const useBackCloses = (isOpen: boolean, close: () => void, name = ''): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const { key } = useLocation();
  // before the overlay is painted: from then on Back is meant for it
  useLayoutEffect(() => {
    if (isOpen) return addOverlayEntry(name, () => latest.current());
  }, [isOpen, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry changes with the key
  useEffect(() => {
    if (isOpen) rememberEntry();
  }, [isOpen, key]);
};

/** Once in each page, because overlays may be gone when the address changes. */
export const useKeepAddress = (): void => {
  const location = useLocation();
  useEffect(() => keepAddress(location), [location]);
};
