import type { Event } from '@golark/contract/events/schemas';
import { sellEventPath } from '@golark/contract/selling-paths';
import { useEffect, useRef, useState } from 'react';
import { type Draft, writeDraft } from './draft.ts';
import { settleDraft } from './seat-choice.ts';
import { readTypedAmounts, storeTypedAmounts } from './typed-amounts.ts';

/** What is typed. It is in the address too, so that a reload keeps it; the amounts are stored for the next time. */
export const useDraft = ({ id, seatMap }: Event, given: Draft) => {
  const [draft, setDraft] = useState(given);
  const isChanged = useRef(false);
  const change = (part: Partial<Draft>) => {
    isChanged.current = true;
    const next = settleDraft(seatMap.sections, { ...draft, ...part });
    setDraft(next);
    if ('price' in part || 'quantity' in part) storeTypedAmounts(id, next);
  };
  useEffect(() => {
    const typed = readTypedAmounts(id);
    if (!typed) return;
    setDraft((now) => ({
      ...now,
      price: now.price || typed.price,
      quantity: now.quantity || typed.quantity,
    }));
  }, [id]);
  useEffect(() => {
    if (!isChanged.current) return;
    window.history.replaceState(window.history.state, '', sellEventPath(id, writeDraft(draft)));
  }, [id, draft]);
  return { draft, change };
};
