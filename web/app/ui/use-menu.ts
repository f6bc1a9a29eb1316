import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A `<details>` opens and closes without JavaScript; with it, the menu also closes on Escape, on a press
 * elsewhere and when the focus leaves. Its key makes a new, closed one after each page change.
 */
export const useMenu = () => {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const details = menu.current;
      if (details && event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = menu.current;
      if (event.key !== 'Escape' || !details?.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return { menu, key };
};
