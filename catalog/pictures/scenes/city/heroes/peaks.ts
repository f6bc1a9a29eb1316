import { darker, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path, roughPath } from '../../../drawing/path.ts';
import { drawMountains } from '../../land/mountains.ts';
import { drawRidge } from '../../land/ridge.ts';
import type { Scene } from '../../scene.ts';

type DrawLand = (scene: Scene, foot: number) => void;

export const drawRange: DrawLand = (scene, foot) => {
  const { rock, hill } = scene.palette.land;
  drawMountains(scene, { foot, height: 350, depth: 0.36, rock, snow: 0.9, peaks: 5 });
  drawMountains(scene, { foot, height: 130, depth: 0.38, rock: mixColors(rock, hill, 0.6), peaks: 9 });
  drawRidge(scene, { foot, height: 46, depth: 0.24, color: hill, edge: 'conifer', treeSize: 0.7, below: 10 });
};

/** Mountains all around, with woods at their foot. */
export const drawAlps: DrawLand = (scene, foot) => {
  const { rock, tree } = scene.palette.land;
  drawMountains(scene, { foot, height: 390, depth: 0.42, rock, snow: 0.9, peaks: 4 });
  drawRidge(scene, { foot: foot - 10, height: 120, depth: 0.3, color: tree, edge: 'conifer', below: 20 });
};

/** One mountain of snow above all others. */
const drawCone = (
  scene: Scene,
  foot: number,
  { x, height, width }: { x: number; height: number; width: number },
) => {
  const { canvas, palette, sun } = scene;
  const rock = '#6f7f98';
  const top = foot - height;
  const slope = (side: number): Point[] => [
    [x + side * 22, top + 4],
    [x + side * width * 0.16, top + height * 0.26],
    [x + side * width * 0.3, top + height * 0.56],
    [x + side * width * 0.52, foot],
  ];
  const [left, right] = [slope(-1), slope(1)];
  const body = canvas.verticalGradient(top, foot, [
    [palette.tone('#ffffff', 1, 0.04), 1, 0],
    [palette.tone('#f4f7fb', 0.95, 0.14), 1, 0.42],
    [palette.tone(mixColors(rock, '#dfe8ee', 0.3), 0.8, 0.4), 1, 0.62],
    [palette.tone(rock, 0.6, 0.62), 1, 1],
  ]);
  canvas.fill(roughPath([[x - 10, top], [x + 12, top + 2], ...right, ...left.toReversed()]), body);
  const away = sun < 0 ? right : left;
  const teeth = range(5).map(
    (step): Point => [x + (step % 2 ? 20 : -16) - sun * step * width * 0.035, foot - (height * step) / 5],
  );
  canvas.fill(roughPath([[x, top], ...away, ...teeth]), palette.tone(darker(rock, 0.04), 0.2, 0.3), 0.34);
  const gullies = [-0.34, -0.18, -0.06, 0.1, 0.22, 0.36].map(
    (share) =>
      path`M${x + share * width * 0.5} ${top + height * 0.3}l${share * 70 - 8} ${height * 0.3}l10 ${-height * 0.16}z`,
  );
  canvas.fill(gullies.join(''), palette.tone(rock, 0.3, 0.5), 0.5);
};

export const drawVolcano: DrawLand = (scene, foot) => {
  drawCone(scene, foot, { x: 850, height: 370, width: 920 });
  const { hill, tree } = scene.palette.land;
  drawRidge(scene, { foot, height: 80, depth: 0.5, color: hill, below: 10 });
  drawRidge(scene, { foot, height: 40, depth: 0.3, color: tree, edge: 'conifer', treeSize: 0.7, below: 8 });
};

export const drawLoneVolcano: DrawLand = (scene, foot) => {
  drawCone(scene, foot, { x: 400, height: 330, width: 640 });
  const { hill, tree } = scene.palette.land;
  drawRidge(scene, { foot: foot - 4, height: 70, depth: 0.52, color: hill, below: 10 });
  drawRidge(scene, { foot, height: 56, depth: 0.3, color: tree, edge: 'conifer', treeSize: 0.9, below: 8 });
};

export const drawSisters: DrawLand = (scene, foot) => {
  for (const [x, height, width] of [
    [230, 270, 520],
    [590, 340, 560],
    [930, 290, 520],
  ] as const)
    drawCone(scene, foot, { x, height, width });
  const { tree } = scene.palette.land;
  drawRidge(scene, { foot, height: 66, depth: 0.36, color: tree, edge: 'conifer', treeSize: 0.8, below: 20 });
};

/** Slopes with runs between the woods. */
export const drawSkiSlopes: DrawLand = (scene, foot) => {
  const { canvas, palette } = scene;
  drawMountains(scene, { foot: foot - 60, height: 300, depth: 0.5, rock: '#7a8aa0', snow: 1, peaks: 5 });
  const hill = path`M-10 ${foot}V${foot - 190}Q180 ${foot - 330} 420 ${foot - 220}T820 ${foot - 260}T1210 ${foot - 180}V${foot}z`;
  canvas.fill(
    hill,
    canvas.verticalGradient(foot - 300, foot, [
      palette.tone('#4f7468', 0.6, 0.34),
      palette.tone('#3f6a58', 0.5, 0.2),
    ]),
  );
  canvas.clipped(hill, () => {
    const runs = [
      path`M190 ${foot - 300}q40 90 -30 150t-10 160h70q0 -90 40 -150t-26 -160z`,
      path`M430 ${foot - 240}q-50 90 20 130t-30 120h66q60 -60 10 -130t-30 -120z`,
      path`M760 ${foot - 280}q60 100 0 160t40 130h78q-10 -70 10 -140t-80 -150z`,
      path`M990 ${foot - 240}q-30 110 30 150t10 100h70q10 -60 -30 -120t-40 -130z`,
    ];
    canvas.fill(runs.join(''), palette.tone('#f4f8fb', 0.9, 0.12));
    drawRidge(scene, {
      foot: foot + 30,
      height: 150,
      depth: 0.24,
      color: '#2f5a4a',
      edge: 'conifer',
      treeSize: 1,
      below: -60,
    });
  });
};
