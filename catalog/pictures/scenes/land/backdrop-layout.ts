import type { Point } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

export interface SkyPlace {
  horizon: number;
  sunAt: Point;
  /** none where the scene has a flock of its own */
  hasBirds?: boolean;
}

export interface BackdropPlace extends SkyPlace {
  /** how far down water reaches, where the setting has some */
  waterBottom?: number;
}

export type DrawBackdrop = (scene: Scene, place: BackdropPlace) => void;
