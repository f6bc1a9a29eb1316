import type { Point } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

export interface SkyLayout {
  horizon: number;
  sunAt: Point;
  /** false if the scene draws its own flock */
  hasBirds?: boolean;
}

export interface BackdropLayout extends SkyLayout {
  /** y down to which water is drawn, in settings with water */
  waterBottom?: number;
  /** behind woods */
  hasMountains?: boolean | undefined;
}

export type DrawBackdrop = (scene: Scene, layout: BackdropLayout) => void;
