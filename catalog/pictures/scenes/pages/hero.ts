import { darker, mixColors } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { type Point, path } from '../../drawing/path.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { PagePlan } from '../../plans/picture-plan.ts';
import { drawBirds } from '../land/birds.ts';
import { drawRidge } from '../land/ridge.ts';
import { drawSky } from '../land/sky.ts';
import { drawConifer } from '../plants/conifer.ts';
import { drawGrass } from '../plants/undergrowth.ts';
import type { Scene } from '../scene.ts';

/** The landscape is 1200 units wide like all others and scaled by 4/3. */
export const HERO_WIDTH = 1600;
export const HERO_HEIGHT = 760;
const FOOT = 570;
const HORIZON = 400;

/** A river between hills, an A-frame on its bank, birds; the left side has little detail because text is placed there. */
export const drawHero = (canvas: Canvas, palette: Palette, plan: PagePlan): void => {
  const scene: Scene = { canvas, palette, random: new Random(`hero:${plan.seed}`), sun: 1 };
  canvas.grouped(`transform="scale(${HERO_WIDTH / 1200})"`, () => {
    const sunY = palette.isNight ? 110 : 318;
    drawSky(scene, { horizon: HORIZON, sunAt: [850, sunY], hasBirds: false });
    drawHills(scene);
    drawRiver(scene);
    drawAFrame(scene, [1030, 437]);
    drawBirds(scene, { x: [600, 640], y: [120, 140], count: 4, size: 15 });
    drawBanks(scene);
  });
};

const drawHills = (scene: Scene): void => {
  const { palette } = scene;
  const { rock, hill, tree, sand } = palette.land;
  drawRidge(scene, { foot: 400, height: 110, depth: 0.7, color: mixColors(rock, sand, 0.6), roughness: 0.6 });
  drawRidge(scene, { foot: 412, height: 80, depth: 0.5, color: mixColors(hill, sand, 0.35), roughness: 0.6 });
  drawRidge(scene, { foot: 424, height: 78, depth: 0.34, color: hill, roughness: 0.5 });
  const color = mixColors(hill, tree, 0.6);
  const near = {
    foot: 446,
    height: 44,
    depth: 0.16,
    color,
    roughness: 0.4,
    light: 0.5,
    below: 150,
    footHaze: 0,
  };
  const heightAt = drawRidge(scene, near);
  for (const x of [
    410, 428, 440, 462, 500, 516, 548, 566, 640, 652, 676, 712, 728, 960, 980, 1090, 1112, 1130, 1165, 1184,
  ]) {
    const foot = heightAt(x) + scene.random.between(2, 14);
    drawConifer(scene, { at: [x, foot], height: scene.random.between(34, 66), depth: 0.1 });
  }
};

const drawRiver = ({ canvas, palette }: Scene): void => {
  const river =
    'M858 404C830 408 812 420 822 434C830 446 872 438 876 450C880 464 770 476 762 504C756 530 800 552 830 572H1060C1000 548 930 520 912 494C896 470 936 452 916 440C898 430 872 424 880 414C884 408 876 402 858 404z';
  const water = [
    mixColors(palette.sky[3], '#fff6da', 0.5),
    mixColors(palette.sky[2], palette.sky[3], 0.4),
    mixColors(palette.tone(palette.land.water), palette.sky[1], 0.4),
  ];
  canvas.fill(river, canvas.verticalGradient(400, FOOT, water));
  const glitter = range(6).map((index) => path`M${830 - index * 7} ${470 + index * 16}h${26 + index * 16}`);
  canvas.stroke(glitter.join(''), { paint: palette.sunColor, width: 2.5, round: true, opacity: 0.55 });
};

const drawAFrame = ({ canvas, palette }: Scene, [x, y]: Point): void => {
  const roof = palette.tone('#2b3a3a', 0.3);
  canvas.fill(path`M${x - 64} ${y}h126v8h-126z`, palette.tone('#6d4a34', 0.5));
  canvas.fill(path`M${x - 8} ${y - 88}h14l46 88h-46z`, palette.tone('#1c2828', 0.2));
  canvas.fill(path`M${x - 54} ${y}l48 -90l46 90z`, roof);
  const warm = canvas.fittedGradient([
    mixColors(palette.lamp, '#e8a050', 0.3),
    palette.lamp,
    palette.lampCore,
  ]);
  canvas.fill(path`M${x - 42} ${y}l35 -68l35 68z`, warm);
  const bars = path`M${x - 7} ${y - 68}v68M${x - 25} ${y - 34}v34M${x + 11} ${y - 34}v34M${x - 25} ${y - 34}h36`;
  canvas.stroke(bars, { paint: roof, width: 3 });
  canvas.glow({ at: [x - 6, y - 18], radius: 110, radiusY: 70, color: palette.lamp, opacity: 0.4 });
};

const drawBanks = (scene: Scene): void => {
  const { canvas, palette } = scene;
  const { tree, leaf } = palette.land;
  const dark = palette.tone(darker(tree, 0.07), 0.2);
  canvas.fill('M0 572V474C120 462 260 470 400 500S640 552 752 572z', dark);
  canvas.fill('M1030 572C1060 536 1120 516 1200 512V572z', dark);
  const reeds = { from: -10, to: 620, y: 574, height: 86, tufts: 9, light: 0.35 };
  drawGrass(scene, { ...reeds, color: mixColors(tree, leaf, 0.4) });
  drawGrass(scene, { ...reeds, height: 62, tufts: 6, color: mixColors(leaf, '#c9a04a', 0.45), light: 0.5 });
};
