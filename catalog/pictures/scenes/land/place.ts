import type { Point } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

export interface SkyPlace {
  horizon: number;
  sunAt: Point;
}

export interface BackdropPlace extends SkyPlace {
  /** how far down water reaches, where the setting has some */
  waterBottom?: number;
}

export type DrawBackdrop = (scene: Scene, place: BackdropPlace) => void;
