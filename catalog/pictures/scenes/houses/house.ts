import { clamp } from '../../drawing/numbers.ts';
import type { Extent, Stage } from '../../drawing/perspective.ts';
import { castShadow } from '../../drawing/shadow.ts';
import type { Setting } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';

export interface HouseScene extends Scene {
  stage: Stage;
  setting: Setting;
  groundColor: string;
  hasPool: boolean;
  hasHotTub: boolean;
}

/** What stands at the viewer's feet. */
export type Foreground = 'wild' | 'snow' | 'dune' | 'desert' | 'meadow' | 'terrace' | 'fern' | 'none';

/** A country house is seen from a hill's foot, a street from its other side, a tower from far away. */
export type HouseView = 'country' | 'street' | 'tower';

export interface House {
  view: HouseView;
  /** a house on sand rather than grass, wherever there is a beach */
  isOnSand?: boolean;
  /** nothing but sky is seen beside it */
  hidesHorizon?: boolean;
  draw(scene: HouseScene): Foreground;
}

interface HouseFrame {
  degrees: readonly [number, number];
  width: number;
  top?: number;
}

/** Places a house away from the sun, at a size and an angle of its own, and lays its shadow on the ground. */
export const frameHouse = ({ stage, random, sun }: HouseScene, extent: Extent, frame: HouseFrame): void => {
  stage.standFitting(extent, {
    degrees: random.between(...frame.degrees),
    center: sun < 0 ? random.between(0.52, 0.61) : random.between(0.41, 0.5),
    width: frame.width * random.between(0.84, 1.06),
    top: frame.top ?? 70,
  });
  castShadow(stage, { x: extent.x, z: extent.z, height: extent.height * 0.62 });
};

/** Whether the next window has its lamp on. */
export const isLampOn = ({ palette, random }: HouseScene): boolean => palette.lampShare > random.next();

/** Air in front of something that stands so far away, in metres. */
export const depthAt = (z: number): number => clamp((z - 18) / 120, 0, 0.4);
