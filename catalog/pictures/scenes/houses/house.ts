import type { Facade } from '../../../facts/look.ts';
import { clamp } from '../../drawing/numbers.ts';
import type { Extent, Stage } from '../../drawing/perspective.ts';
import { castShadow } from '../../drawing/shadow.ts';
import type { Setting } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import type { FacadePaints } from './facade-paints.ts';

export interface HouseScene extends Scene {
  stage: Stage;
  setting: Setting;
  /** of the plan */
  seed: string;
  facade: Facade;
  paints: FacadePaints;
  /** letters must be mirrored again */
  isMirrored: boolean;
  groundColor: string;
  hasPool: boolean;
  hasHotTub: boolean;
}

/** What is drawn closest to the viewer. */
export type Foreground = 'wild' | 'snow' | 'dune' | 'desert' | 'meadow' | 'terrace' | 'fern' | 'none';

/** The viewpoint: a field in front of the house, the opposite side of the street, or far away. */
export type HouseView = 'country' | 'street' | 'tower';

export interface House {
  view: HouseView;
  /** also stands on sand in coastal settings */
  isOnSand?: boolean;
  /** only sky is visible beside it */
  hidesHorizon?: boolean;
  draw(scene: HouseScene): Foreground;
}

interface HousePlacement {
  degrees: readonly [number, number];
  width: number;
  top?: number;
}

/** Places a house on the side away from the sun, with random size and angle, and draws its shadow. */
export const placeHouse = (
  { stage, random, sun }: HouseScene,
  extent: Extent,
  frame: HousePlacement,
): void => {
  stage.placeToFit(extent, {
    degrees: random.between(...frame.degrees),
    center: sun < 0 ? random.between(0.52, 0.61) : random.between(0.41, 0.5),
    width: frame.width * random.between(0.84, 1.06),
    top: frame.top ?? 70,
  });
  castShadow(stage, { x: extent.x, z: extent.z, height: extent.height * 0.62 });
};

/** Decides randomly whether the next window is lit. */
export const isLampOn = ({ palette, random }: HouseScene): boolean => palette.lampShare > random.next();

/** Amount of haze in front of an object at a distance of `z` meters. */
export const hazeDepthAt = (z: number): number => clamp((z - 18) / 120, 0, 0.4);
