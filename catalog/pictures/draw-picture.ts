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
import { drawEvent } from './scenes/venues/event.ts';
import { drawSeatView } from './scenes/venues/seat-view.ts';
import { drawVenue } from './scenes/venues/venue.ts';

/** A larger picture is drawn again with less detail. */
const TARGET_BYTES = 18_000;
const DETAIL_LEVELS = [1, 0.7, 0.5, 0.1];
/** Negative values increase the distance between trees and bushes on ridges. */
const LAST_DETAIL_LEVEL = -3;
const MAX_BYTES = 19_500;

/** Returns SVG text of 1200 × 800 (hero: 1600 × 760); the same plan produces the same bytes on every machine. */
export const drawPicture = (plan: PicturePlan): string => {
  let svg = '';
  for (const detail of DETAIL_LEVELS) {
    svg = drawWithDetail(plan, detail);
    if (svg.length <= TARGET_BYTES) break;
  }
  return svg.length <= MAX_BYTES ? svg : drawWithDetail(plan, LAST_DETAIL_LEVEL);
};

const drawWithDetail = (plan: PicturePlan, detail: number): string => {
  const isHero = plan.scene === 'hero';
  const canvas = isHero ? new Canvas(HERO_WIDTH, HERO_HEIGHT, detail) : new Canvas(WIDTH, HEIGHT, detail);
  const palette = makePalette({ ...plan, seed: `${plan.seed}:${plan.scene}` });
  if (isHousePlan(plan)) drawExterior(canvas, palette, plan);
  else if (isInteriorPlan(plan)) drawInterior(canvas, palette, plan);
  else if (plan.scene === 'skyline') drawSkyline(canvas, palette, plan);
  else if (plan.scene === 'venue') drawVenue(canvas, palette, plan);
  else if (plan.scene === 'event') drawEvent(canvas, palette, plan);
  else if (plan.scene === 'seat-view') drawSeatView(canvas, palette, plan);
  else if (plan.scene === 'hero') drawHero(canvas, palette, plan);
  else if (plan.scene === 'golf-green') drawGolfGreen(canvas, palette, plan);
  else drawGoneTraveling(canvas, palette, plan);
  return canvas.toSvg();
};
