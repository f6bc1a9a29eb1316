import { addDays, type Day } from '@golark/contract/dates/rules';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useShownCalendar } from './calendar-context.ts';
import type { Nights } from './calendar-query.ts';
import { dayByKey, nightsByTap, nightsFromTo } from './selection.ts';

type Selection = { selected: Nights | null; onSelect: (nights: Nights | null) => void };

const dayOf = (target: EventTarget | null): Day | null =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset['day'] : null) ?? null;

const focusDay = (table: HTMLElement, day: Day): void =>
  table.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();

/** Selects nights in the grid of a month: by dragging, by tapping, and with arrows, Shift, Enter and Escape. */
export const useGridSelection = ({ selected, onSelect }: Selection) => {
  const { calendar } = useShownCalendar();
  const { from, until, today } = calendar;
  const [focused, setFocused] = useState<Day>(today >= from && today < until ? today : from);
  /** Where the selection began that grows now. */
  const anchor = useRef<Day | null>(null);
  const isDragging = useRef(false);
  const select = (nights: Nights) => {
    // what is past is not changed any more
    if (nights.until <= today) return;
    onSelect(nights.from < today ? { ...nights, from: today } : nights);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const day = dayOf(event.target);
    if (!day || event.button !== 0 || event.pointerType === 'touch') return;
    anchor.current = event.shiftKey && selected ? selected.from : day;
    isDragging.current = true;
    setFocused(day);
    select(nightsFromTo(anchor.current, day));
  };
  const onPointerOver = (event: PointerEvent<HTMLElement>) => {
    const day = dayOf(event.target);
    if (isDragging.current && event.buttons === 0) isDragging.current = false;
    if (isDragging.current && anchor.current && day) select(nightsFromTo(anchor.current, day));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    isDragging.current = false;
    const day = dayOf(event.target);
    if (event.pointerType !== 'touch' || !day) return;
    select(nightsByTap(selected, day));
    // the sheet that opens covers the lower half of the screen
    if (event.target instanceof Element) event.target.closest('td')?.scrollIntoView({ behavior: 'smooth' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = dayOf(event.target);
    if (!day) return;
    if (event.key === 'Escape') {
      anchor.current = null;
      return onSelect(null);
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const isChosen = selected !== null && day >= selected.from && day < selected.until;
      if (!isChosen) return select(nightsFromTo(day, day));
      return document.querySelector<HTMLElement>('#nights-editor input, #nights-editor button')?.focus();
    }
    const next = dayByKey(event.key, day, { first: from, last: addDays(until, -1) });
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey) {
      anchor.current ??= day;
      select(nightsFromTo(anchor.current, next));
    } else anchor.current = null;
    setFocused(next);
    focusDay(event.currentTarget, next);
  };
  return { focused, table: { onPointerDown, onPointerOver, onPointerUp, onKeyDown } };
};
