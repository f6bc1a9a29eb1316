import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Another page starts at its top, whatever form led to it, and is read from its heading on. What stays in place between pages, such as
 * a tab, keeps the focus; Back returns to the former position.
 */
export const useStartAtTop = (firstPath: string): void => {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  // the visitor may have gone on before this has loaded
  const shown = useRef(firstPath);
  const show = useEffectEvent((path: string) => {
    const isAnother = path !== shown.current;
    shown.current = path;
    if (!isAnother || type === 'POP' || hash) return;
    window.scrollTo(0, 0);
    if (document.activeElement?.closest('main')) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => show(pathname), [pathname]);
};
