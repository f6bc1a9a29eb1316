import { darker, lighter, mixColors } from '../../drawing/color.ts';
import { circlePath, ellipsePath, path } from '../../drawing/path.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { PagePlan } from '../../plans/picture-plan.ts';
import { drawBirds } from '../land/birds.ts';
import { drawRidge } from '../land/ridge.ts';
import { drawSky } from '../land/sky.ts';
import { drawConifer } from '../plants/conifer.ts';
import type { Scene } from '../scene.ts';

const TURF = '#5fa04e';

/** A golf hole: fairway, bunkers, pond and flag. */
export const drawGolfGreen = (canvas: Canvas, palette: Palette, plan: PagePlan): void => {
  const scene: Scene = { canvas, palette, random: new Random(`golf-green:${plan.seed}`), sun: 1 };
  drawSky(scene, { horizon: 400, sunAt: [880, palette.isNight ? 130 : 320], hasBirds: false });
  drawHills(scene);
  drawFairway(scene);
  drawPond(scene);
  drawGreen(scene);
  drawFlag(scene);
  drawBirds(scene, { x: [520, 580], y: [130, 160], count: 4, size: 15 });
};

const drawHills = (scene: Scene): void => {
  const { hill, tree, rock, sand } = scene.palette.land;
  drawRidge(scene, {
    foot: 410,
    height: 120,
    depth: 0.65,
    color: mixColors(rock, sand, 0.6),
    roughness: 0.6,
  });
  drawRidge(scene, { foot: 425, height: 80, depth: 0.45, color: hill, roughness: 0.5 });
  const color = mixColors(hill, tree, 0.5);
  const heightAt = drawRidge(scene, { foot: 445, height: 34, depth: 0.2, color, roughness: 0.4 });
  for (const x of [30, 66, 92, 140, 176, 210, 262, 420, 452, 980, 1010, 1052, 1090, 1126, 1170]) {
    const foot = heightAt(x) + scene.random.between(8, 20);
    drawConifer(scene, { at: [x, foot], height: scene.random.between(64, 118), depth: 0.16 });
  }
};

/** Mowing stripes in two tones that lead to the green. */
const drawFairway = ({ canvas, palette }: Scene): void => {
  const far = palette.tone(mixColors(TURF, palette.land.hill, 0.35), 0.7, 0.08);
  const near = palette.tone(darker(TURF, 0.12), 0.4);
  const ground = 'M0 806V452C200 432 420 436 640 446S1060 452 1200 440V806z';
  canvas.fill(ground, canvas.verticalGradient(440, 800, [far, near]));
  const stripes = [
    'M560 446C520 500 380 640 300 806H470C520 660 580 520 592 446z',
    'M640 446C640 520 610 680 620 806H790C770 660 690 520 668 446z',
    'M716 447C770 520 880 670 960 806H1140C1010 670 850 520 748 448z',
  ];
  canvas.fill(stripes.join(''), palette.tone(lighter(TURF, 0.1), 0.6), 0.5);
};

const drawPond = ({ canvas, palette }: Scene): void => {
  const shore = 'M-10 594C60 562 196 552 282 575S326 630 234 652S40 681 -10 664z';
  canvas.fill(shore, palette.tone(darker(TURF, 0.2), 0.3));
  const water = [mixColors(palette.sky[3], '#fff6da', 0.4), palette.tone(palette.land.water, 0.6)];
  canvas.fill(
    'M-10 602C60 572 190 562 272 582S310 628 226 646S40 672 -10 656z',
    canvas.verticalGradient(566, 668, water),
  );
  const glitter = path`M60 604h60M120 618h84M40 634h70`;
  canvas.stroke(glitter, { paint: palette.sunColor, width: 3, round: true, opacity: 0.6 });
};

const drawGreen = ({ canvas, palette }: Scene): void => {
  const sand = palette.tone('#f1dcae', 0.9);
  const lip = palette.tone(darker(TURF, 0.22), 0.3);
  for (const [x, y, width, height] of [
    [452, 566, 74, 17],
    [1050, 600, 104, 26],
    [966, 706, 120, 30],
  ] as const) {
    canvas.fill(ellipsePath([x, y - 3], width + 3, height + 3), lip);
    canvas.fill(ellipsePath([x, y], width, height), sand);
    canvas.fill(ellipsePath([x + 12, y - 7], width * 0.8, height * 0.5), palette.tone('#d9bd85', 0.7), 0.5);
  }
  const collar = palette.tone(lighter(TURF, 0.04), 0.7);
  canvas.fill(ellipsePath([714, 622], 262, 74), collar);
  const green = [palette.tone(lighter(TURF, 0.26), 0.9), palette.tone(lighter(TURF, 0.12), 0.7)];
  canvas.fill(ellipsePath([714, 618], 236, 62), canvas.verticalGradient(556, 680, green));
};

const drawFlag = ({ canvas, palette }: Scene): void => {
  const shadow = palette.tone('#17321f', 0.2);
  canvas.stroke('M770 612L612 644', { paint: shadow, width: 7, round: true, opacity: 0.28 });
  canvas.fill(ellipsePath([770, 613], 17, 6), palette.tone('#17321f', 0.3));
  canvas.stroke('M770 612V352', { paint: palette.tone('#fbf7ea', 1), width: 7, round: true });
  canvas.fill(path`M773 356l104 26q-30 16 -10 34l-94 12z`, palette.tone('#fbc51d', 1));
  canvas.fill(path`M773 400l92 -2q-4 10 2 18l-94 12z`, palette.tone('#d99a12', 0.9), 0.7);
  canvas.fill(ellipsePath([592, 664], 22, 6), shadow, 0.4);
  canvas.fill(circlePath(596, 650, 15), palette.tone('#fffdf6', 1));
  canvas.fill(ellipsePath([591, 656], 10, 7), palette.tone('#c9cfc4', 0.8), 0.7);
};
