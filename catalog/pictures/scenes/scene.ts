import type { Random } from '../drawing/random.ts';
import type { Canvas } from '../drawing/svg-writer.ts';
import type { Palette } from '../light/palette.ts';

/** The side of the sun: left (-1) or right (1). */
export type Side = -1 | 1;

export interface Scene {
  canvas: Canvas;
  palette: Palette;
  random: Random;
  sun: Side;
}

export const WIDTH = 1200;
export const HEIGHT = 800;
