import { mixColors } from '../../../drawing/color.ts';
import { Random } from '../../../drawing/random.ts';
import type { Canvas } from '../../../drawing/svg-writer.ts';
import type { Palette } from '../../../light/palette.ts';
import type { CityHero, Towers } from '../../../plans/heroes/city-hero.ts';
import { drawSky } from '../../land/sky.ts';
import type { Scene } from '../../scene.ts';
import { drawDistrict } from '../district.ts';
import { TONES } from '../tones.ts';
import { TOWER_STYLES } from '../tower.ts';
import { drawFront } from './fronts.ts';
import { drawLand } from './lands.ts';
import { drawRow } from './row.ts';
import { styleOfRow } from './row-styles.ts';
import { drawSight } from './sights.ts';

const drawTowers = (scene: Scene, { tones, height, center, spread }: Towers, base: number): void => {
  const { palette } = scene;
  const [first, second, third, fourth] = TONES[tones];
  const common = { base, center, styles: TOWER_STYLES };
  drawDistrict(scene, {
    ...common,
    depth: 0.6,
    height: height * 0.9,
    widths: [26, 56],
    spread: spread * 1.7,
    hasWindows: false,
    colors: [mixColors(first, palette.sky[2], 0.3), second, third],
  });
  drawDistrict(scene, {
    ...common,
    depth: 0.28,
    height,
    widths: [42, 84],
    spread,
    evenShare: 0.22,
    colors: [first, second, third],
  });
  drawDistrict(scene, {
    ...common,
    depth: 0.1,
    height: height * 0.3,
    widths: [50, 110],
    spread: 900,
    evenShare: 0.7,
    styles: ['box'],
    colors: [fourth, second, first],
  });
};

/** A city of its own: land, what stands behind its houses, towers or a row of houses, ground or water, and what is near. */
export const drawCityHero = (
  canvas: Canvas,
  palette: Palette,
  { hero, seed }: { hero: CityHero; seed: string },
): void => {
  const random = new Random(`hero:${seed}`).fork();
  const { base, sun, land, towers, row, front, rise } = hero;
  const scene: Scene = { canvas, palette, random, sun };
  const sunX = sun < 0 ? 260 : 950;
  const isHigh = palette.time === 'day' || palette.isNight;
  const sunY = isHigh ? 120 : palette.time === 'mist' ? 170 : 250;
  drawSky(scene, { horizon: base, sunAt: [sunX, sunY] });
  const draw = (sights: CityHero['sights']): void => {
    for (const [name, x, down] of sights) drawSight(scene, name, [x, base + down]);
  };
  canvas.grouped('id="city"', () => {
    drawLand(scene, land, base - rise);
    draw(hero.behind);
    if (towers) drawTowers(scene, towers, row ? base - rise : base);
    draw(hero.sights);
    if (row) drawRow(scene, { style: styleOfRow(row), base: base + 2, slope: hero.slope });
  });
  drawFront(scene, front, { base, sunX });
  draw(hero.near);
};
