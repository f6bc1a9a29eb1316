import { type RefObject, useEffect, useState } from 'react';

const stayOf = (target: EventTarget | null): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-stay]')?.dataset['stay']) || null;

/** The stay whose card is hovered or focused; the map sets it too. */
export const useMarkedStay = (cards: RefObject<HTMLElement | null>) => {
  const [markedId, setMarkedId] = useState<string | null>(null);
  useEffect(() => {
    const list = cards.current;
    if (!list) return;
    const mark = ({ target }: Event) => setMarkedId(stayOf(target));
    const unmark = () => setMarkedId(null);
    list.addEventListener('pointerover', mark);
    list.addEventListener('focusin', mark);
    list.addEventListener('pointerleave', unmark);
    list.addEventListener('focusout', unmark);
    return () => {
      list.removeEventListener('pointerover', mark);
      list.removeEventListener('focusin', mark);
      list.removeEventListener('pointerleave', unmark);
      list.removeEventListener('focusout', unmark);
    };
  }, [cards]);
  return { markedId, setMarkedId };
};
