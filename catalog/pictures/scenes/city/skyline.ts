import { mixColors } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { CityPlan, CitySetting, Landmark } from '../../plans/picture-plan.ts';
import { drawMountains } from '../land/mountains.ts';
import { drawRidge } from '../land/ridge.ts';
import { drawSky } from '../land/sky.ts';
import { drawWater } from '../land/water.ts';
import type { Scene, Side } from '../scene.ts';
import { drawBridge } from './bridge.ts';
import { drawDistrict } from './district.ts';
import { drawCityBank, drawCityBeach, drawCityPark } from './foregrounds.ts';
import { drawCityHero } from './heroes/hero.ts';
import { LANDMARK_DRAWINGS } from './landmarks.ts';
import { drawMainStreet } from './main-street.ts';
import { TONES } from './tones.ts';
import { TOWER_STYLES } from './tower.ts';

const WATERFRONT_SETTINGS: readonly CitySetting[] = ['river', 'bay', 'lake', 'beach'];
/** Landmarks drawn at a distance from the towers. */
const DETACHED_LANDMARKS: readonly Landmark[] = ['wheel', 'lighthouse', 'arch'];

export const drawSkyline = (canvas: Canvas, palette: Palette, plan: CityPlan): void => {
  if (plan.hero) {
    drawCityHero(canvas, palette, { hero: plan.hero, seed: plan.seed });
    return;
  }
  const random = new Random(`skyline:${plan.seed}`);
  const sun: Side = random.chance(0.5) ? -1 : 1;
  const scene: Scene = { canvas, palette, random, sun };
  const { setting, size } = plan;
  const isOnWater = WATERFRONT_SETTINGS.includes(setting);
  const base = isOnWater ? random.integer(500, 535) : random.integer(600, 625);
  const sunX = sun < 0 ? random.between(180, 380) : random.between(820, 1020);
  const height = random.between(...palette.sunHeight);
  const isHigh = palette.time === 'day' || palette.isNight;
  drawSky(scene, { horizon: base, sunAt: [sunX, base * (isHigh ? height : Math.min(0.72, height * 1.4))] });
  if (!palette.isNight)
    canvas.glow({ at: [600, base], radius: 700, radiusY: 260, color: palette.sky[3], opacity: 0.55 });
  drawLandBehind(scene, plan, base);
  canvas.grouped('id="city"', () => {
    if (size === 'town') drawTown(scene, plan, base);
    else drawTowers(scene, plan, base);
    drawWaterfrontTrees(scene, setting, base);
  });
  if (!isOnWater) {
    drawCityPark(scene, plan, base);
    return;
  }
  drawWater(scene, { top: base + 4, bottom: 806, sunX, reflects: 'city', isCalm: setting !== 'beach' });
  if (palette.isDark) drawLampsOnWater(scene, base + 4);
  if (plan.landmark === 'bridge') drawBridge(scene, base + 60, plan.bridgeColor ?? '#8a97a0');
  if (setting === 'beach') drawCityBeach(scene, plan.flora ?? 'broadleaf');
  else drawCityBank(scene, setting);
};

/** Mountains or hills behind the city. */
const drawLandBehind = (scene: Scene, { setting, size }: CityPlan, base: number): void => {
  const { rock, hill } = scene.palette.land;
  // seen above the roofs of a main street
  const foot = size === 'town' ? base - 58 : base;
  if (setting === 'mountain') {
    drawMountains(scene, { foot, height: 260, depth: 0.62, rock, snow: 0.8, peaks: 7 });
    drawMountains(scene, {
      foot,
      height: 130,
      depth: 0.45,
      rock: mixColors(rock, hill, 0.5),
      peaks: 9,
    });
  } else if (setting === 'desert') {
    drawMountains(scene, { foot, height: 180, depth: 0.6, rock, peaks: 9 });
  } else if (setting === 'hills') {
    drawRidge(scene, { foot: foot - 70, height: 190, depth: 0.66, color: rock, below: 80 });
    const woods = { edge: 'leafy', treeSize: 0.7, below: 70 } as const;
    drawRidge(scene, {
      ...woods,
      foot: foot - 30,
      height: 150,
      depth: 0.46,
      color: mixColors(rock, hill, 0.6),
    });
    drawRidge(scene, { ...woods, foot, height: 90, depth: 0.3, color: hill });
  } else if (size === 'town' || setting === 'lake' || setting === 'bay') {
    drawRidge(scene, { foot: base - 10, height: 110, depth: 0.62, color: rock, below: 14 });
    const edge = size === 'town' ? 'leafy' : undefined;
    drawRidge(scene, { foot: base, height: 60, depth: 0.42, color: hill, edge, treeSize: 0.6, below: 4 });
  }
};

const drawTown = (scene: Scene, { landmark, setting }: CityPlan, base: number): void => {
  const { random } = scene;
  const x = random.pick([360, 500, 820]);
  if (landmark && landmark !== 'bridge' && landmark !== 'none')
    LANDMARK_DRAWINGS[landmark](scene, [x, base + 2]);
  drawMainStreet(
    scene,
    base,
    TONES[setting === 'desert' ? 'sand' : random.pick(['brick', 'warm', 'pale'] as const)],
  );
};

const drawTowers = (scene: Scene, { landmark, setting, size }: CityPlan, base: number): void => {
  const { palette, random } = scene;
  const tones = TONES[setting === 'desert' ? 'sand' : random.pick(['cool', 'warm', 'pale', 'cool'] as const)];
  const center = random.pick([420, 600, 760]);
  const scale = size === 'metro' ? 1 : 0.62;
  const common = { base, center, styles: TOWER_STYLES };
  drawDistrict(scene, {
    ...common,
    depth: 0.62,
    colors: [mixColors(tones[0], palette.sky[2], 0.3), tones[1], tones[2]],
    height: 330 * scale,
    widths: [26, 56],
    spread: 420,
    hasWindows: false,
  });
  const drawn = landmark && landmark !== 'none' && landmark !== 'bridge' ? landmark : null;
  const isDetached = drawn !== null && DETACHED_LANDMARKS.includes(drawn);
  const [first, second, third, fourth] = tones;
  const middle = { depth: 0.3, height: 370 * scale, widths: [42, 84], spread: 260, evenShare: 0.28 } as const;
  drawDistrict(scene, { ...common, ...middle, colors: [first, second, third] });
  const beside = isDetached ? (center > 600 ? 330 : 850) : center + random.pick([-170, 170]);
  if (drawn) LANDMARK_DRAWINGS[drawn](scene, [beside, base]);
  const front = { depth: 0.1, height: 130 * scale, widths: [50, 110], spread: 900, evenShare: 0.7 } as const;
  drawDistrict(scene, { ...common, ...front, center: 600, styles: ['box'], colors: [fourth, second, first] });
};

const drawWaterfrontTrees = (scene: Scene, setting: CitySetting, base: number): void => {
  const { palette } = scene;
  if (setting === 'beach' || setting === 'desert' || palette.region === 'tropics') return;
  const color = mixColors(palette.land.leaf, palette.land.tree, 0.5);
  const trees = {
    height: 16,
    depth: 0.1,
    color,
    edge: 'leafy',
    treeSize: 0.8,
    light: 0.35,
    below: 0,
  } as const;
  drawRidge(scene, { ...trees, foot: base + 8 });
};

const drawLampsOnWater = ({ canvas, palette, random }: Scene, top: number): void => {
  const streaks = range(16).flatMap(() => {
    const x = random.integer(60, 1140);
    return range(random.integer(3, 5)).map(
      (index) =>
        path`M${x + random.between(-8, 8)} ${top + 10 + index * random.between(14, 26)}h${random.integer(8, 26)}`,
    );
  });
  canvas.stroke(streaks.join(''), { paint: palette.lamp, width: 3, round: true, opacity: 0.5 });
};
