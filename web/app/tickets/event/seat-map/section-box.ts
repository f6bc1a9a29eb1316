import type { SeatSection } from '@golark/contract/events/seat-map-schemas';

export type Box = { x: number; y: number; width: number; height: number };

/** How many numbers each path command takes; the last two are where it ends. */
const numbersOf: Record<string, number> = { M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6, A: 7 };

/** The points at which the commands of an outline end: enough for its size, because arcs are short. */
const pointsOf = (outline: string): [number, number][] =>
  [...outline.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, command = '', text = '']) => {
    const size = numbersOf[command] ?? 0;
    const numbers = (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const count = size === 0 ? 0 : Math.floor(numbers.length / size);
    return Array.from({ length: count }, (_, index): [number, number] => [
      numbers[(index + 1) * size - 2] ?? 0,
      numbers[(index + 1) * size - 1] ?? 0,
    ]);
  });

export const boxOf = ({ outline }: Pick<SeatSection, 'outline'>): Box => {
  const points = pointsOf(outline);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
