import { Canvas } from './drawing/svg-writer.ts';
import { makePalette } from './light/palette.ts';
import { isHousePlan, isInteriorPlan, type PicturePlan } from './plans/picture-plan.ts';
import { drawSkyline } from './scenes/city/skyline.ts';
import { drawExterior } from './scenes/houses/exterior.ts';
import { drawGolfGreen } from './scenes/pages/golf-green.ts';
import { drawGoneTraveling } from './scenes/pages/gone-traveling.ts';
import { drawHero, HERO_HEIGHT, HERO_WIDTH } from './scenes/pages/hero.ts';
import { drawInterior } from './scenes/rooms/interior.ts';
import { HEIGHT, WIDTH } from './scenes/scene.ts';

/** Bytes that a picture may take before it is drawn again with less small detail. */
const WANTED_BYTES = 18_000;
const DETAILS = [1, 0.7, 0.5, 0.1];
/** Of the last try: below zero trees and bushes of a ridge stand further and further apart. */
const SPARSE = -3;
const MOST_BYTES = 19_500;

/** SVG text of 1200 × 800 (the hero: 1600 × 760): the same plan gives the same bytes on every machine. */
export const drawPicture = (plan: PicturePlan): string => {
  let svg = '';
  for (const detail of DETAILS) {
    svg = drawWithDetail(plan, detail);
    if (svg.length <= WANTED_BYTES) break;
  }
  return svg.length <= MOST_BYTES ? svg : drawWithDetail(plan, SPARSE);
};

const drawWithDetail = (plan: PicturePlan, detail: number): string => {
  const isHero = plan.scene === 'hero';
  const canvas = isHero ? new Canvas(HERO_WIDTH, HERO_HEIGHT, detail) : new Canvas(WIDTH, HEIGHT, detail);
  const palette = makePalette({ ...plan, seed: `${plan.seed}:${plan.scene}` });
  if (isHousePlan(plan)) drawExterior(canvas, palette, plan);
  else if (isInteriorPlan(plan)) drawInterior(canvas, palette, plan);
  else if (plan.scene === 'skyline') drawSkyline(canvas, palette, plan);
  else if (plan.scene === 'hero') drawHero(canvas, palette, plan);
  else if (plan.scene === 'golf-green') drawGolfGreen(canvas, palette, plan);
  else drawGoneTraveling(canvas, palette, plan);
  return canvas.toSvg();
};
