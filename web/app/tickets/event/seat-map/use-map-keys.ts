import { type KeyboardEvent, useState } from 'react';
import type { MapSection } from './map-sections.ts';
import { firstStop, stepFrom, stepOfKey } from './map-steps.ts';

type MapKeys = { sections: readonly MapSection[]; selected: string | undefined; onClose: () => void };

/** One tab stop for the whole map: arrows move it, Escape closes the section that is open. Links react to Enter themselves. */
export const useMapKeys = ({ sections, selected, onClose }: MapKeys) => {
  const reachable = sections.filter(({ offer }) => offer !== null);
  const [focused, setFocused] = useState<string>();
  const known = [focused, selected].find((id) => reachable.some((section) => section.id === id));
  const stop = known ?? firstStop(reachable);

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && selected !== undefined) {
      event.preventDefault();
      onClose();
    }
    const step = stepOfKey[event.key];
    if (!step || stop === undefined) return;
    // arrows also scroll the page
    event.preventDefault();
    const next = stepFrom(reachable, stop, step);
    setFocused(next);
    event.currentTarget.querySelector<SVGElement>(`[data-section="${next}"]`)?.focus();
  };

  const onFocus = (event: { target: EventTarget }) => {
    const id = event.target instanceof Element ? event.target.getAttribute('data-section') : null;
    if (id) setFocused(id);
  };

  return { stop, onKeyDown, onFocus };
};
