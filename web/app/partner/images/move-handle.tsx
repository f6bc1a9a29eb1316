import { type KeyboardEvent, type PointerEvent as Press, type RefObject, useEffect, useRef } from 'react';
import { Icon, MoveIcon } from '../../ui/icon.tsx';

export type Drag = {
  list: RefObject<HTMLOListElement | null>;
  /** The pointer is over the picture at this place. */
  onOver: (place: number) => void;
  onDrop: () => void;
  onCancel: () => void;
  /** With the keyboard. */
  onMove: (place: number) => void;
};

type MoveHandleProps = { label: string; index: number; count: number; drag: Drag };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The place of the picture under the pointer; the one that is dragged is one of them. */
const placeAt = (list: HTMLOListElement | null, { clientX, clientY }: PointerEvent): number => {
  const item = document.elementFromPoint(clientX, clientY)?.closest('li');
  return item && list ? [...list.children].indexOf(item) : -1;
};

/** The place to which a key moves a picture; undefined for other keys. */
const placeOfKey = (key: string, { index, count }: { index: number; count: number }): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(index + step, 0), count - 1);
};

/** Follows a pointer on the window: the handle moves in the document while it is dragged, which ends its capture. */
const useDrag = (props: MoveHandleProps) => {
  const latest = useRef(props);
  latest.current = props;
  const dragging = useRef<AbortController>(null);
  useEffect(() => () => dragging.current?.abort(), []);
  return (press: Press): void => {
    if (press.button !== 0) return;
    const ends = new AbortController();
    dragging.current = ends;
    const { signal } = ends;
    const end = (how: 'onDrop' | 'onCancel') => (): void => {
      ends.abort();
      latest.current.drag[how]();
    };
    const follow = (event: PointerEvent): void => {
      const place = placeAt(latest.current.drag.list.current, event);
      if (place >= 0 && place !== latest.current.index) latest.current.drag.onOver(place);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointerup', end('onDrop'), { signal });
    window.addEventListener('pointercancel', end('onCancel'), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end('onCancel')(), { signal });
  };
};

/** Moves a picture while it is dragged by pointer or finger, and by one place with each arrow key; Home and End move it to the ends. */
export const MoveHandle = (props: MoveHandleProps) => {
  const { label, index, drag } = props;
  const startDrag = useDrag(props);
  const onKeyDown = (event: KeyboardEvent): void => {
    const place = placeOfKey(event.key, props);
    if (place === undefined) return;
    event.preventDefault();
    if (place !== index) drag.onMove(place);
  };
  return (
    <button
      type="button"
      className="picture-handle on-photo"
      aria-label={label}
      onKeyDown={onKeyDown}
      onPointerDown={startDrag}
    >
      <Icon of={MoveIcon} />
    </button>
  );
};
