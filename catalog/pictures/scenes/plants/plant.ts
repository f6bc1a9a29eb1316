import type { Point } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

/** A plant's foot and height on the picture. */
export interface PlantPlace {
  at: Point;
  height: number;
  depth?: number;
  color?: string;
  /** factor on the width */
  breadth?: number;
}

export type DrawPlant = (scene: Scene, place: PlantPlace) => void;

// A few specimens of each kind are drawn once, about 300 units tall, and used many times: small files, quick drawing.
// Each use gives the colour; light and shade on the specimen are thin overlays.
export const overlayLight = ({ canvas, palette }: Scene, data: string, opacity: number): void => {
  canvas.fill(data, palette.tone('#fff3d0', 1), palette.isNight ? opacity * 0.7 : opacity);
};

export const overlayShade = ({ canvas, palette }: Scene, data: string, opacity: number): void => {
  canvas.fill(data, palette.tone('#0d2030', 0.1), opacity);
};

/** Which specimen a plant shows: always the first where bytes are scarce. */
export const pickSpecimen = ({ canvas, random }: Scene, count: number): number => {
  const index = random.integer(0, count - 1);
  return canvas.detail < 0.9 ? 0 : index;
};
