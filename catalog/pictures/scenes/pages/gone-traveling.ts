import { darker, mixColors } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, path, roundedPath } from '../../drawing/path.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { PagePlan } from '../../plans/picture-plan.ts';
import { drawBirds } from '../land/birds.ts';
import { drawRidge } from '../land/ridge.ts';
import { drawSky } from '../land/sky.ts';
import { drawConifer } from '../plants/conifer.ts';
import type { Scene } from '../scene.ts';

const INK = '#12302b';

/** The illustration of the "page not found" page: a sheet of paper with a suitcase waves from a road. */
export const drawGoneTraveling = (canvas: Canvas, palette: Palette, plan: PagePlan): void => {
  const scene: Scene = { canvas, palette, random: new Random(`gone-traveling:${plan.seed}`), sun: 1 };
  drawSky(scene, { horizon: 500, sunAt: [742, palette.isNight ? 150 : 452], hasBirds: false });
  drawHills(scene);
  drawBirds(scene, { x: [820, 900], y: [170, 210], count: 5, size: 20 });
  drawSignpost(scene);
  canvas.fill(ellipsePath([664, 738], 96, 13), '#3a2a18', 0.3);
  canvas.grouped('transform="translate(560 448)rotate(-4)"', () => drawTraveler(scene));
};

const drawHills = (scene: Scene): void => {
  const { canvas, palette } = scene;
  const { hill, tree, rock, sand } = palette.land;
  drawRidge(scene, { foot: 520, height: 70, depth: 0.55, color: mixColors(rock, sand, 0.6), roughness: 0.5 });
  const heightAt = drawRidge(scene, { foot: 540, height: 44, depth: 0.34, color: hill, roughness: 0.4 });
  for (const x of [60, 96, 132, 180, 214, 900, 946, 986, 1030, 1074, 1120, 1160]) {
    drawConifer(scene, { at: [x, heightAt(x) + 30], height: scene.random.between(60, 96), depth: 0.25 });
  }
  const meadow = [palette.tone(mixColors(hill, tree, 0.3), 0.6, 0.1), palette.tone(tree, 0.4)];
  canvas.fill(
    'M0 806V568C160 536 300 542 440 560S760 568 900 552 1110 550 1200 564V806z',
    canvas.verticalGradient(540, 800, meadow),
  );
  const roadStops = [
    mixColors(palette.tone('#ffe2a8', 0.9), palette.sky[3], 0.3),
    palette.tone('#e0b078', 0.75),
  ];
  const roadPath =
    'M752 548C744 558 702 562 706 574C714 592 800 596 780 620C756 648 570 654 530 700C506 732 530 770 548 806H884C846 770 782 744 800 706C820 670 898 650 874 616C858 594 770 588 758 574C752 566 768 556 768 548z';
  canvas.fill(roadPath, canvas.verticalGradient(548, 806, roadStops));
  const dark = palette.tone(darker(tree, 0.06), 0.2);
  canvas.fill(
    'M0 806V716C130 684 260 706 380 742S520 790 560 806zM884 806C920 770 1010 730 1100 718S1200 724 1200 724V806z',
    dark,
  );
  for (const [x, y, height] of [
    [92, 744, 190],
    [20, 740, 270],
    [1040, 742, 160],
    [1110, 740, 240],
    [1184, 748, 310],
  ] as const) {
    drawConifer(scene, { at: [x, y], height, color: darker(tree, 0.05) });
  }
};

const drawSignpost = ({ canvas, palette }: Scene): void => {
  canvas.fill(roundedPath([250, 500, 16, 270], 4), palette.tone('#6d4530', 0.5));
  const boards = [
    { data: path`M162 524h184l34 29l-34 29h-184z`, color: '#fbc51d', strokes: path`M184 546h96M184 562h60` },
    { data: path`M358 604h-172l-38 28l38 28h172z`, color: '#147a64', strokes: path`M204 630h106` },
  ];
  for (const { data, color, strokes } of boards) {
    canvas.fill(data, palette.tone(color, 0.9));
    const paint = palette.tone(color === '#fbc51d' ? '#8a6410' : '#d3ece2', 0.8);
    canvas.stroke(strokes, { paint, width: 8, round: true });
  }
};

/** Local coordinates: the sheet of paper is 160 wide and 225 high. */
const drawTraveler = (scene: Scene): void => {
  const { canvas, palette } = scene;
  const ink = palette.tone(INK, 0.4);
  const limb = { paint: ink, width: 12, round: true };
  canvas.stroke(path`M44 218q2 32 -32 60h-28M104 218q18 34 0 64h34M4 130q-50 -8 -62 -58`, limb);
  canvas.fill(circlePath(-60, 66, 10), ink);
  const paper = mixColors(palette.tone('#fffdf6', 1), '#fffaf0', 0.6);
  canvas.fill(path`M14 0h100l46 44v168q0 14 -14 14h-132q-14 0 -14 -14v-198q0 -14 14 -14z`, paper);
  canvas.fill(path`M114 0l46 44h-36q-10 0 -10 -10z`, palette.tone('#d3e6de', 0.7));
  canvas.fill(path`M0 138h160v74q0 14 -14 14h-132q-14 0 -14 -14z`, palette.tone('#f3ecd9', 0.8), 0.4);
  canvas.stroke('M26 38h52', { paint: palette.tone('#147a64', 0.7), width: 11, round: true });
  const lines = range(3).map(
    (index) => path`M26 ${[62, 166, 192][index] as number}h${[82, 98, 62][index] as number}`,
  );
  canvas.stroke(lines.join(''), { paint: palette.tone('#cfd6c9', 0.7), width: 8, round: true });
  canvas.fill(circlePath(54, 104, 7) + circlePath(108, 104, 7), ink);
  canvas.stroke('M64 122q17 17 34 0', { paint: ink, width: 6, round: true });
  canvas.fill(circlePath(36, 122, 9) + circlePath(126, 122, 9), palette.tone('#f5b09a', 0.9), 0.8);
  drawSuitcase(scene);
};

const drawSuitcase = ({ canvas, palette }: Scene): void => {
  const ink = palette.tone(INK, 0.4);
  const red = '#c9553a';
  canvas.stroke('M158 134q34 4 40 44', { paint: ink, width: 12, round: true });
  canvas.stroke('M178 186q0-28 20-28t20 28', { paint: palette.tone('#6d3424', 0.5), width: 7 });
  canvas.fill(roundedPath([150, 184, 94, 70], 8), palette.tone(red, 0.8));
  canvas.fill(path`M150 216h94v30q0 8 -8 8h-78q-8 0 -8 -8z`, palette.tone(darker(red, 0.08), 0.6));
  canvas.fill(path`M166 184h11v70h-11zM217 184h11v70h-11z`, palette.tone('#7d3222', 0.5));
  canvas.fill(roundedPath([189, 208, 16, 14], 3), palette.tone('#fbc51d', 0.9));
};
