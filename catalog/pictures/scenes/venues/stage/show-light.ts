import { mixColors } from '../../../drawing/color.ts';
import { type Point, polygonPath } from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/random.ts';
import type { Canvas } from '../../../drawing/svg-writer.ts';

/** The colors of a show. */
export interface ShowLight {
  /** the dark room */
  dark: string;
  first: string;
  second: string;
  accent: string;
}

type Colors = readonly [dark: string, first: string, second: string, accent: string];

const LIVELY: readonly Colors[] = [
  ['#1a1038', '#ff4f8b', '#ffb347', '#7fe3ff'],
  ['#071c33', '#29c5f6', '#7affc9', '#ffd166'],
  ['#200d1c', '#ff6a3d', '#ffd166', '#ff9ebb'],
  ['#140f33', '#8f6bff', '#ff77d9', '#72f1e8'],
  ['#0b1f1e', '#3fe0a0', '#f6f27a', '#7fd4ff'],
  ['#230b12', '#ff3b4e', '#ff9a5a', '#fff0b8'],
  ['#0d1440', '#4f7bff', '#b58bff', '#ffe08a'],
];
const lightOf = ([dark, first, second, accent]: Colors): ShowLight => ({ dark, first, second, accent });

/** The light of a show in two colors. */
export const lightOfColors = ([first, second]: readonly [string, string]): ShowLight => ({
  dark: mixColors(first, '#080612', 0.84),
  first,
  second,
  accent: mixColors(second, '#fff2d8', 0.55),
});

export const livelyLight = (random: Random): ShowLight => lightOf(random.pick(LIVELY));

/** Figures in front of the light. */
export const inkOf = ({ dark }: ShowLight): string => mixColors(dark, '#000000', 0.65);

export interface Beam {
  from: Point;
  to: Point;
  /** half the width where it ends */
  spread: number;
  color: string;
  opacity: number;
}

export const drawBeams = (canvas: Canvas, beams: readonly Beam[]): void => {
  for (const { from, to, spread, color, opacity } of beams) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [x, y] = [(-dy / length) * spread, (dx / length) * spread];
    const paint = canvas.linearGradient(from, to, [
      [color, opacity, 0],
      [color, opacity * 0.4, 0.5],
      [color, 0, 1],
    ]);
    const corners: Point[] = [
      [from[0] - 4, from[1]],
      [from[0] + 4, from[1]],
      [to[0] + x, to[1] + y],
      [to[0] - x, to[1] - y],
    ];
    canvas.fill(polygonPath(corners), paint);
  }
};
