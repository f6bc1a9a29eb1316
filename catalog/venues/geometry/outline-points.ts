import type { Point } from '../../pictures/drawing/path.ts';

const STEPS_PER_ARC = 10;

/** The points of an outline (absolute M, L, A and Z), with its arcs as short lines. */
export const outlinePoints = (outline: string): Point[] => {
  const points: Point[] = [];
  for (const [, command, text = ''] of outline.matchAll(/([MLAZ])([^MLAZ]*)/g)) {
    const numbers = text.trim().split(/[ ,]+/).map(Number);
    if (command === 'Z') continue;
    if (command !== 'A') points.push([numbers[0] as number, numbers[1] as number]);
    else points.push(...arcPoints(points.at(-1) as Point, numbers));
  }
  return points;
};

/** The center of a circle through both ends, on the side that the sweep flag states; arcs are at most half a circle. */
const arcPoints = (from: Point, [radius = 1, , , , sweep, x = 0, y = 0]: readonly number[]): Point[] => {
  const [dx, dy] = [x - from[0], y - from[1]];
  const chord = Math.hypot(dx, dy);
  if (chord < 0.05) return [];
  const height = Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2)) * (sweep ? 1 : -1);
  const center: Point = [from[0] + dx / 2 - (dy / chord) * height, from[1] + dy / 2 + (dx / chord) * height];
  const start = Math.atan2(from[1] - center[1], from[0] - center[0]);
  const half = Math.asin(Math.min(1, chord / 2 / radius));
  return Array.from({ length: STEPS_PER_ARC }, (_, index): Point => {
    const angle = start + (sweep ? 2 : -2) * half * ((index + 1) / STEPS_PER_ARC);
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
};
