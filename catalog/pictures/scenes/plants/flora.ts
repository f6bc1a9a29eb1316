import type { Flora } from '../../../facts/land.ts';
import { drawBroadleaf } from './broadleaf.ts';
import { drawConifer } from './conifer.ts';
import { drawPalm } from './palm.ts';
import type { DrawPlant } from './plant.ts';
import { drawSaguaro } from './saguaro.ts';
import { drawShrub } from './undergrowth.ts';
import { drawYucca } from './yucca.ts';

/** A low, dark, broad tree of the high desert. */
const drawJuniper: DrawPlant = (scene, place) => {
  const shape = { height: place.height * 0.62, breadth: 1.25, color: '#5d7a58' };
  drawBroadleaf(scene, { ...place, ...shape });
};

/** What grows above the tree line: low shrubs. */
const drawScrub: DrawPlant = (scene, { at, height }) => {
  drawShrub(scene, { at, width: height * 0.3 });
};

export const FLORA_DRAWINGS: Record<Flora, DrawPlant> = {
  conifer: drawConifer,
  broadleaf: drawBroadleaf,
  palm: drawPalm,
  saguaro: drawSaguaro,
  yucca: drawYucca,
  juniper: drawJuniper,
  scrub: drawScrub,
};
