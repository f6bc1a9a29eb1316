import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Box } from './group-pins.ts';

const boxesIn = (frame: HTMLElement): Box[] => {
  const { left, top } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('[data-covers], .maplibregl-ctrl-attrib')].map((element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left - left,
      right: box.right - left,
      top: box.top - top,
      bottom: box.bottom - top,
    };
  });
};

/** Where the buttons over the map and the names of its sources are: their size depends on the language, and some come and go. */
export const useCoveredBoxes = (frame: RefObject<HTMLElement | null>): readonly Box[] => {
  const [boxes, setBoxes] = useState<Box[]>([]);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const now = boxesIn(frame.current);
    setBoxes((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  });
  return boxes;
};
