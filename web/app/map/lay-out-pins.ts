import type { Size } from './map-view.ts';

/** A stay in the frame, in pixels, with the text of its pin. */
export type PinSpot = { id: string; x: number; y: number; text: string };

/** A pin with its price has its tip at `x`, `y`; a dot has its center there. */
export type Pin = { kind: 'price' | 'dot'; x: number; y: number };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The measures of `.price-pin` in `map.css`; a character is at most this wide. */
const price = { height: 32, padding: 11, characterWidth: 9.5, tip: 14 };
export const dotSize = 24;
const gap = 2;

/** The buttons over the map, as in `map.css`: a pin under them could not be pressed. */
const follow = { width: 260, top: 16, height: 44 };
const zoom = { right: 16, bottom: 16, width: 44, height: 89 };

/** Where the buttons over the map are. */
export const controlBoxes = ({ width, height }: Size): Box[] => [
  {
    left: (width - follow.width) / 2,
    right: (width + follow.width) / 2,
    top: follow.top,
    bottom: follow.top + follow.height,
  },
  {
    left: width - zoom.right - zoom.width,
    right: width - zoom.right,
    top: height - zoom.bottom - zoom.height,
    bottom: height - zoom.bottom,
  },
];

export const boxOf = ({ kind, x, y }: Pin, text: string): Box => {
  if (kind === 'dot') {
    const half = dotSize / 2;
    return { left: x - half, top: y - half, right: x + half, bottom: y + half };
  }
  const left = x - price.tip;
  const right = left + text.length * price.characterWidth + 2 * price.padding;
  return { left, top: y - price.height, right, bottom: y };
};

const overlaps = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap &&
  other.top < one.bottom + gap;

const clamp = (value: number, size: number) =>
  Math.min(Math.max(value, dotSize / 2), Math.max(dotSize / 2, size - dotSize / 2));

const ringStep = 14;
const directions = 12;

/** The spot itself, then spots on ever wider rings around it, all inside the frame. */
function* spotsAround({ x, y }: PinSpot, { width, height }: Size) {
  yield { x: clamp(x, width), y: clamp(y, height) };
  for (let radius = ringStep; radius < width + height; radius += ringStep)
    for (let direction = 0; direction < directions; direction++) {
      const angle = (2 * Math.PI * direction) / directions;
      const at = { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
      yield { x: clamp(at.x, width), y: clamp(at.y, height) };
    }
}

const dotFor = (spot: PinSpot, size: Size, taken: readonly Box[]): Pin | null => {
  for (const at of spotsAround(spot, size)) {
    const dot: Pin = { kind: 'dot', ...at };
    const box = boxOf(dot, '');
    if (!taken.some((other) => overlaps(box, other))) return dot;
  }
  return null;
};

/**
 * Places pins so that none overlaps another or a button of the map. In the order given, a stay shows its price where there
 * is room; the others become dots, moved to the nearest free spot. A frame that is full of dots leaves out the last
 * ones: the list has them all.
 */
export const layOutPins = (spots: readonly PinSpot[], size: Size): Map<string, Pin> => {
  const pins = new Map<string, Pin>();
  const taken = controlBoxes(size);
  const place = (id: string, pin: Pin, text: string) => {
    pins.set(id, pin);
    taken.push(boxOf(pin, text));
  };
  const crowded: PinSpot[] = [];
  for (const spot of spots) {
    const pin: Pin = { kind: 'price', x: spot.x, y: spot.y };
    const box = boxOf(pin, spot.text);
    if (taken.some((other) => overlaps(box, other))) crowded.push(spot);
    else place(spot.id, pin, spot.text);
  }
  for (const spot of crowded) {
    const dot = dotFor(spot, size, taken);
    if (dot) place(spot.id, dot, '');
  }
  return pins;
};
