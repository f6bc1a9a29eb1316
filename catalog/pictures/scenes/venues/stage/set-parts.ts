import { darker, lighter } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { ellipsePath, type Point } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { type Act, drawPerformer } from './performers.ts';

/** The opening of the stage. */
export interface Opening {
  left: number;
  right: number;
  top: number;
  floor: number;
}

export type DrawSet = (scene: Scene, opening: Opening) => void;

export type Sky = readonly [string, string, string];

export const fillSky = ({ canvas }: Scene, { left, right, top, floor }: Opening, sky: Sky): void =>
  canvas.rectangle([left, top, right - left, floor - top], canvas.verticalGradient(top, floor, [...sky]));

export const fillFloor = ({ canvas }: Scene, { left, right, floor }: Opening, color: string): void => {
  canvas.rectangle(
    [left, floor - 74, right - left, 74],
    canvas.verticalGradient(floor - 74, floor, [darker(color, 0.08), lighter(color, 0.06)]),
  );
  canvas.fill(ellipsePath([600, floor - 30], 290, 30), '#fff0cc', 0.3);
};

export const cast = (
  { canvas }: Scene,
  at: readonly Point[],
  figure: {
    acts: readonly Act[];
    colors: readonly string[];
    height: number;
    isGowned?: (index: number) => boolean;
  },
): void => {
  for (const [index, place] of at.entries()) {
    drawPerformer(canvas, {
      ...{ at: place, height: figure.height, act: figure.acts[index % figure.acts.length] as Act },
      color: figure.colors[index % figure.colors.length] as string,
      isGowned: figure.isGowned?.(index) ?? false,
    });
  }
};

export const line = (count: number, spacing: number, y: number): Point[] =>
  range(count).map((index): Point => [600 + (index - (count - 1) / 2) * spacing, y - (index % 2) * 6]);
