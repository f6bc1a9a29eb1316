import { useEffect } from 'react';

const keyboardDelay = 250;

/** On phones the keyboard covers half of the page: the focused field is scrolled to the middle. */
export const useCenteredFocus = (): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const center = ({ target }: FocusEvent) => {
      clearTimeout(timer);
      if (
        !(target instanceof HTMLElement) ||
        !window.matchMedia('(max-width: 767px) and (pointer: coarse)').matches
      )
        return;
      if (!target.matches('input:not([type="checkbox"], [type="radio"], [type="hidden"]), textarea')) return;
      timer = setTimeout(() => target.scrollIntoView({ block: 'center', behavior: 'smooth' }), keyboardDelay);
    };
    document.addEventListener('focusin', center);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', center);
    };
  }, []);
};
