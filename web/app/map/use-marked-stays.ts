import { type RefObject, useEffect, useMemo, useState } from 'react';

const staysOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-stay]')?.dataset['stay']) || '';

/** The stays of the card that is hovered or focused, from its `data-stay`; the map sets those of a pin too. */
export const useMarkedStays = (cards: RefObject<HTMLElement | null>) => {
  // a text, so that moving within a card renders nothing
  const [marked, setMarked] = useState('');
  useEffect(() => {
    const list = cards.current;
    if (!list) return;
    const mark = ({ target }: Event) => setMarked(staysOf(target));
    const unmark = () => setMarked('');
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
  const markedIds = useMemo(() => marked.split(' '), [marked]);
  return { markedIds, mark: (ids: readonly string[]) => setMarked(ids.join(' ')) };
};
