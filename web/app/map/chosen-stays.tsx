import { useEffect, useRef } from 'react';
import { MapCard } from './map-card.tsx';
import { MapList } from './map-list.tsx';
import type { MapStay, PinKind } from './price-pins.tsx';

type ChosenStaysProps = {
  stays: readonly MapStay[];
  kind: PinKind;
  onMark: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** The card or the list of the pin that was pressed: the focus moves to it, and back to the pin when it is closed. */
export const ChosenStays = ({ stays, kind, onMark, onClose }: ChosenStaysProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const pin = useRef<Element | null>(null);
  const close = () => {
    onClose();
    if (pin.current instanceof HTMLElement) pin.current.focus();
  };
  const latest = useRef({ stays, onMark, close });
  latest.current = { stays, onMark, close };
  const key = stays.map(({ id }) => id).join(' ');
  useEffect(() => {
    const card = holder.current;
    const map = card?.closest<HTMLElement>('.map-frame');
    if (!(card && map)) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // the sheet around the map stays open
      event.preventDefault();
      latest.current.close();
    };
    const mark = () => latest.current.onMark(latest.current.stays.map(({ id }) => id));
    const unmark = () => latest.current.onMark([]);
    map.addEventListener('keydown', closeOnEscape);
    card.addEventListener('focusin', mark);
    card.addEventListener('focusout', unmark);
    return () => {
      map.removeEventListener('keydown', closeOnEscape);
      card.removeEventListener('focusin', mark);
      card.removeEventListener('focusout', unmark);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when other stays are shown
  useEffect(() => {
    pin.current = document.activeElement;
    holder.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [key]);
  const [only] = stays;
  return (
    <div ref={holder} className="contents">
      {stays.length === 1 && only ? (
        <MapCard stay={only} onClose={close} />
      ) : (
        <MapList stays={stays} kind={kind} onClose={close} />
      )}
    </div>
  );
};
