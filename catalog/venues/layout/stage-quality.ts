import type { Point } from '../../pictures/drawing/path.ts';

interface StageView {
  /** the middle of the stage's front, with the audience below it on the drawing */
  stage: Point;
  /** pixels to the farthest place */
  reach: number;
}

/** How good a place is to see a stage: near, in the middle, and not too high. */
export const stageQuality =
  ({ stage, reach }: StageView) =>
  (at: Point, height: number): number => {
    const [x, y] = [Math.abs(at[0] - stage[0]), at[1] - stage[1]];
    const distance = Math.hypot(x, y) / reach;
    const aside = Math.atan2(x, y) / Math.PI;
    return 1 - 0.5 * distance - 0.42 * aside - 0.1 * height;
  };
