import type { Setting } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import type { BackdropLayout, DrawBackdrop } from './backdrop-layout.ts';
import {
  drawAlpine,
  drawCity,
  drawDesert,
  drawForest,
  drawHills,
  drawPrairie,
  drawSki,
  drawSouth,
  drawSuburb,
  drawTown,
} from './backdrops-land.ts';
import { drawCoast, drawLake, drawShore, drawTropics } from './backdrops-water.ts';
import { drawSky } from './sky.ts';

const BACKDROPS: Record<Setting, DrawBackdrop> = {
  alpine: drawAlpine,
  ski: drawSki,
  lake: drawLake,
  forest: drawForest,
  coast: drawCoast,
  beach: drawShore,
  tropics: drawTropics,
  desert: drawDesert,
  prairie: drawPrairie,
  hills: drawHills,
  south: drawSouth,
  city: drawCity,
  suburb: drawSuburb,
  town: drawTown,
};

/** Draws everything between the top of the sky and the near ground. */
export const drawBackdrop = (scene: Scene, setting: Setting, layout: BackdropLayout): void => {
  drawSky(scene, layout);
  BACKDROPS[setting](scene, layout);
};
