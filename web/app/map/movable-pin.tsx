import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { MapFrame } from './map-frame.tsx';
import { type MapView, moveBy, type Point, pixelOf, type Size, viewOfCircle } from './map-view.ts';

export type PinMapProps = {
  at: Point;
  label: string;
  /** The name of the pin for screen readers, with how it is moved. */
  pinLabel: string;
  onMove(at: Point): void;
};

/** Around the first place of the pin, so that streets of a town away are still in view. */
const firstRadiusMeters = 12_000;
/** Pixels for each press of an arrow key, and with Shift. */
const step = { normal: 8, large: 40 };

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The map of `PinMap`. The map itself stays where it is while the pin moves. */
export const MovablePin = ({ at, label, pinLabel, onMove }: PinMapProps) => {
  const first = useRef(at);
  return (
    <MapFrame
      label={label}
      viewKey="pin"
      viewOf={(size) => viewOfCircle(first.current, firstRadiusMeters, size)}
      marks={({ view, size }) => ({
        content: <Pin {...{ at, label: pinLabel, onMove, view, size }} />,
        boxes: [],
      })}
    />
  );
};

type PinProps = Pick<PinMapProps, 'at' | 'onMove'> & { label: string; view: MapView; size: Size };

const Pin = ({ at, label, onMove, view, size }: PinProps) => {
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const { x, y } = pixelOf(at, view, size);
  const move = (by: { x: number; y: number }) => onMove(moveBy(at, by, view));
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const pixels = event.shiftKey ? step.large : step.normal;
    move({ x: direction.x * pixels, y: direction.y * pixels });
  };
  const drag = (event: PointerEvent) => {
    const from = dragged.current;
    if (!from) return;
    dragged.current = { x: event.clientX, y: event.clientY };
    move({ x: event.clientX - from.x, y: event.clientY - from.y });
  };
  return (
    <button
      type="button"
      className="map-pin map-pin-movable"
      style={{ left: x, top: y }}
      aria-label={label}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        dragged.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    />
  );
};
