import { buildBlock } from '../../../drawing/block.ts';
import { lighter } from '../../../drawing/color.ts';
import type { Face } from '../../../drawing/face.ts';
import { range } from '../../../drawing/numbers.ts';
import { path } from '../../../drawing/path.ts';
import type { Point3 } from '../../../drawing/perspective.ts';
import type { HouseScene } from '../house.ts';
import type { BlockDesign } from './block-design.ts';

interface Extras {
  design: BlockDesign;
  size: { width: number; height: number; floors: number };
}

const LETTERS = [
  'M0 0v-9M0-4.6h5M5 0v-9',
  'M7.2-4.5a2.7 4.5 0 1 0 5.4 0a2.7 4.5 0 1 0-5.4 0',
  'M14.4-9h6M17.4-9v9',
  'M28-9h-5v9h5M23-4.6h4',
  'M30.4-9v9h5',
];

/** The word HOTEL on a board in front of the building; its length is five times its height. */
export const drawHotelBoard = (
  scene: HouseScene,
  [x, y, z]: Point3,
  [length, high]: readonly [number, number],
): void => {
  const { stage, canvas, palette, paints } = scene;
  const { front } = buildBlock(stage, [x - length / 2, y, z, length, high, high * 1.6], {
    all: paints.door,
    top: lighter(paints.door, 0.06),
    isFlat: true,
  });
  if (!front.isVisible) return;
  const [left, right] = [front.at([length * 0.145, high * 0.22]), front.at([length * 0.855, high * 0.22])];
  const [start, end] = scene.isMirrored ? [right, left] : [left, right];
  const scale = (end[0] - start[0]) / 35.4;
  const skew = (end[1] - start[1]) / 35.4;
  const matrix = [scale, skew, 0, Math.abs(scale) * 0.86].map((value) => value.toFixed(2));
  const paint = palette.isDark ? palette.lampCore : '#fff8e6';
  canvas.grouped(
    `transform="matrix(${matrix.join(' ')} ${Math.round(start[0])} ${Math.round(start[1])})"`,
    () => canvas.stroke(LETTERS.join(''), { paint, width: 1.5, round: true }),
  );
};

const drawSign = (scene: HouseScene, { size: { width, height } }: Extras): void => {
  const tall = Math.min(6.5, height * 0.6);
  const upright = [width - 0.5, height * 0.36, -1.5, 0.3, tall, 1.4] as const;
  buildBlock(scene.stage, upright, { all: scene.paints.door, isFlat: true });
  drawHotelBoard(scene, [width * 0.5, 2.9, -1.7], [5.2, 1]);
};

/** Iron landings and ladders in front of the windows. */
const drawFireEscape = ({ canvas }: HouseScene, face: Face, { design, size }: Extras): void => {
  if (!face.isVisible || canvas.detail < 0.3) return;
  const [left, right] = [design.bay * 0.9, design.bay * 2.1];
  const lines = range(size.floors)
    .slice(1)
    .flatMap((floor) => {
      const v = floor * design.storyHeight + 0.5;
      const landing = [
        face.line([
          [left, v],
          [right, v],
        ]),
        face.line([
          [left, v + 0.9],
          [right, v + 0.9],
        ]),
      ];
      const bars = range(6).map((index) => {
        const u = left + ((right - left) * index) / 5;
        return face.line([
          [u, v],
          [u, v + 0.9],
        ]);
      });
      const ladder = face.line([
        [floor % 2 ? left + 0.3 : right - 0.3, v],
        [floor % 2 ? right - 0.3 : left + 0.3, v - design.storyHeight],
      ]);
      return [...landing, ...bars, ladder];
    });
  canvas.stroke(lines.join(''), { paint: face.tone('#2f3336', 0.4), width: 2.2 });
};

const drawTank = ({ stage, canvas, palette }: HouseScene, { size: { width, height } }: Extras): void => {
  const [x, y] = stage.project([width * 0.3, height + 0.4, 4]);
  const k = stage.scaleAt([width * 0.3, height, 4]);
  canvas.stroke(path`M${x - k * 0.8} ${y}v${-k}M${x + k * 0.8} ${y}v${-k}`, {
    paint: palette.tone('#4a4038', 0.4),
    width: 4,
  });
  canvas.fill(path`M${x - k} ${y - k}h${k * 2}v${-k * 1.8}h${-k * 2}z`, palette.tone('#8a6248', 0.5));
  canvas.fill(
    path`M${x - k * 1.1} ${y - k * 2.8}h${k * 2.2}L${x} ${y - k * 3.6}z`,
    palette.tone('#5d4a40', 0.5),
  );
};

export const drawExtras = (scene: HouseScene, front: Face, extras: Extras): void => {
  const { design } = extras;
  if (design.fireEscape) drawFireEscape(scene, front, extras);
  if (design.waterTank) drawTank(scene, extras);
  if (design.sign) drawSign(scene, extras);
};
