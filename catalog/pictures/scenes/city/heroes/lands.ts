import { lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { path } from '../../../drawing/path.ts';
import type { LandName } from '../../../plans/heroes/city-hero.ts';
import { drawRidge } from '../../land/ridge.ts';
import type { Scene } from '../../scene.ts';
import * as peaks from './peaks.ts';
import * as rocks from './rocks.ts';

type DrawLand = (scene: Scene, foot: number) => void;

const drawHills: DrawLand = (scene, foot) => {
  const { rock, hill } = scene.palette.land;
  drawRidge(scene, { foot: foot - 20, height: 190, depth: 0.6, color: rock, below: 30 });
  drawRidge(scene, { foot, height: 110, depth: 0.4, color: hill, below: 20 });
};

/** Rounded ridges one behind the other, bluer with distance. */
const drawBlueRidges: DrawLand = (scene, foot) => {
  const blues = ['#7f9fcf', '#5f86bb', '#46709f', '#385f86', '#345a66'];
  for (const [index, color] of blues.entries()) {
    drawRidge(scene, {
      foot: foot - 170 + index * 40,
      height: 190 - index * 18,
      depth: 0.34 - index * 0.07,
      color,
      roughness: 0.8,
      below: 190,
      footHaze: 0.3,
    });
  }
};

/** Steep wooded mountains with mist in their valleys. */
const drawSmokies: DrawLand = (scene, foot) => {
  const { canvas, palette } = scene;
  const { hill, leaf } = palette.land;
  const layers = [
    [180, 230, 0.5, '#4f7396'],
    [110, 230, 0.36, mixColors('#4f6f86', hill, 0.4)],
    [40, 190, 0.16, mixColors('#b0713a', leaf, 0.3)],
    [0, 90, 0.1, mixColors('#a8442f', leaf, 0.6)],
  ] as const;
  for (const [index, [up, height, depth, color]] of layers.entries()) {
    const edge = index > 1 ? ({ edge: 'leafy', treeSize: 0.8 } as const) : {};
    drawRidge(scene, { foot: foot - up, height, depth, color, below: 130, footHaze: 0.36, ...edge });
    const mist = path`M-20 ${foot - up - 6}q260 ${-40 - index * 6} 560 -10t660 -16v40q-400 40-700 18t-520 12z`;
    if (index < 3) canvas.fill(mist, mixColors(palette.sky[3], '#ffffff', 0.55), 0.42);
  }
};

const drawIslands: DrawLand = (scene, foot) => {
  const { canvas, palette, random } = scene;
  drawRidge(scene, { foot, height: 120, depth: 0.56, color: palette.land.rock, below: 4 });
  for (const [x, wide] of [
    [180, 250],
    [930, 330],
  ] as const) {
    const trees = range(16).map((index) => {
      const share = index / 15;
      const tall = 26 + 40 * Math.sin(share * Math.PI) * random.between(0.7, 1.2);
      return path`M${x - wide / 2 + share * wide - 13} ${foot}l13 ${-tall}l13 ${tall}z`;
    });
    canvas.fill(trees.join(''), palette.tone(palette.land.tree, 0.4, 0.28));
    canvas.fill(
      path`M${x - wide / 2 - 26} ${foot + 4}q30 -14 ${wide / 2 + 20} -12t${wide / 2 + 34} 12z`,
      palette.tone('#c9b0a0', 0.8, 0.2),
    );
  }
};

/** Low dunes with grass. */
const drawDunes: DrawLand = (scene, foot) => {
  drawRidge(scene, { foot, height: 24, depth: 0.5, color: lighter(scene.palette.land.hill, 0.02), below: 4 });
};

const LANDS: Record<LandName, DrawLand> = {
  none: () => undefined,
  hills: drawHills,
  range: peaks.drawRange,
  alps: peaks.drawAlps,
  volcano: peaks.drawVolcano,
  'lone-volcano': peaks.drawLoneVolcano,
  sisters: peaks.drawSisters,
  'blue-ridges': drawBlueRidges,
  smokies: drawSmokies,
  'red-rocks': rocks.drawRedRocks,
  crater: rocks.drawCrater,
  camel: rocks.drawCamel,
  'desert-range': rocks.drawDesertRange,
  'bare-peaks': rocks.drawBarePeaks,
  islands: drawIslands,
  'ski-slopes': peaks.drawSkiSlopes,
  dunes: drawDunes,
};

export const drawLand = (scene: Scene, name: LandName, foot: number): void => LANDS[name](scene, foot);
