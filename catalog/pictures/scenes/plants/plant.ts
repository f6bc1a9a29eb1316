import type { Point } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

/** Position of a plant's foot and its height, in pixels. */
export interface PlantPlace {
  at: Point;
  height: number;
  depth?: number;
  color?: string;
  /** factor on the width */
  breadth?: number;
}

export type DrawPlant = (scene: Scene, place: PlantPlace) => void;

// A few specimens of each kind are defined once as symbols, about 300 units tall, and reused to keep files small.
// Each use sets the color; light and shade are translucent overlays within the symbol.
export const overlayLight = ({ canvas, palette }: Scene, data: string, opacity: number): void => {
  canvas.fill(data, palette.tone('#fff3d0', 1), palette.isNight ? opacity * 0.7 : opacity);
};

export const overlayShade = ({ canvas, palette }: Scene, data: string, opacity: number): void => {
  canvas.fill(data, palette.tone('#0d2030', 0.1), opacity);
};

/** Picks a specimen; at low detail always the first, to save bytes. */
export const pickSpecimen = ({ canvas, random }: Scene, count: number): number => {
  const index = random.integer(0, count - 1);
  return canvas.detail < 0.9 ? 0 : index;
};
