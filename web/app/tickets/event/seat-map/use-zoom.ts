import { type PointerEvent, useRef, useState } from 'react';

type Point = { x: number; y: number };
/** What of the drawing is shown: its middle as shares of the drawing, and how many times larger. */
type View = Point & { scale: number };

const whole: View = { x: 0.5, y: 0.5, scale: 1 };
const largest = 6;
const step = 1.6;
const doubleTapMilliseconds = 300;
const dragPixels = 6;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const inside = ({ x, y, scale }: View): View => {
  const kept = clamp(scale, 1, largest);
  const edge = 0.5 / kept;
  return { x: clamp(x, edge, 1 - edge), y: clamp(y, edge, 1 - edge), scale: kept };
};

const middleOf = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spreadOf = ([one, other]: Point[]): number =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

const pointOf = (event: PointerEvent): Point => {
  const frame = event.currentTarget.getBoundingClientRect();
  return {
    x: (event.clientX - frame.left) / frame.width,
    y: (event.clientY - frame.top) / frame.height,
  };
};

/** What was at a place moves to another one, and grows around it. */
const moved = (now: View, { from, to, factor }: { from: Point; to: Point; factor: number }): View =>
  inside({
    x: now.x - (to.x - from.x) / now.scale,
    y: now.y - (to.y - from.y) / now.scale,
    scale: now.scale * factor,
  });

const tapped = (now: View, at: Point): View =>
  now.scale > 2
    ? whole
    : inside({
        x: now.x + (at.x - 0.5) / now.scale,
        y: now.y + (at.y - 0.5) / now.scale,
        scale: now.scale * 2,
      });

const useGestures = (change: (next: (now: View) => View) => void) => {
  const pointers = useRef(new Map<number, Point>());
  const distance = useRef(0);
  const lastTap = useRef(0);

  const onPointerDown = (event: PointerEvent) => {
    const at = pointOf(event);
    pointers.current.set(event.pointerId, at);
    distance.current = 0;
    if (event.pointerType !== 'touch' || pointers.current.size > 1) return;
    const isDouble = event.timeStamp - lastTap.current < doubleTapMilliseconds;
    lastTap.current = event.timeStamp;
    if (isDouble) change((now) => tapped(now, at));
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return;
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, pointOf(event));
    const after = [...pointers.current.values()];
    distance.current += Math.abs(event.movementX) + Math.abs(event.movementY);
    const factor = before.length > 1 ? spreadOf(after) / (spreadOf(before) || 1) : 1;
    change((now) => moved(now, { from: middleOf(before), to: middleOf(after), factor }));
  };

  const onPointerEnd = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };

  return {
    /** The end of a drag is not a press of the section below the pointer. */
    wasDragged: () => distance.current > dragPixels,
    gestures: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onPointerLeave: onPointerEnd,
    },
  };
};

/** Zooming by buttons, pinch and double tap, and moving by dragging; every gesture keeps the drawing in its frame. */
export const useZoom = ({ width, height }: { width: number; height: number }) => {
  const [view, setView] = useState(whole);
  const { wasDragged, gestures } = useGestures(setView);
  const zoomBy = (factor: number) => setView((now) => inside({ ...now, scale: now.scale * factor }));
  const frame = [
    (view.x - 0.5 / view.scale) * width,
    (view.y - 0.5 / view.scale) * height,
    width / view.scale,
    height / view.scale,
  ];
  return {
    viewBox: frame.map((value) => Math.round(value * 10) / 10).join(' '),
    isWhole: view.scale === 1,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    wasDragged,
    gestures,
  };
};
