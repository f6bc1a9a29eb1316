import { darker } from '../../../drawing/color.ts';
import { circlePath, ellipsePath, type Point, path } from '../../../drawing/path.ts';
import { drawShrub } from '../../plants/undergrowth.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

/** Grass at both lower corners, on which trees stand before the water. */
export const drawBanks: DrawSight = (scene, [, y]) => {
  const { canvas, palette } = scene;
  const paint = canvas.verticalGradient(y, 800, [
    palette.tone(palette.land.ground, 0.6),
    palette.tone(darker(palette.land.ground, 0.12), 0.25),
  ]);
  canvas.fill(
    path`M-10 806V${y}Q150 ${y - 6} 270 ${y + 50}T440 806zM1210 806V${y - 8}Q1050 ${y - 6} 930 ${y + 46}T740 806z`,
    paint,
  );
  for (const [x, down, width] of [
    [60, 66, 110],
    [250, 96, 80],
    [1120, 62, 120],
    [960, 92, 84],
  ] as const)
    drawShrub(scene, { at: [x, Math.min(798, y + down)], width, color: palette.land.tree });
};

/** Rings of all colors on which people drift down the river. */
export const drawRafts: DrawSight = ({ canvas, palette }, [x, base]) => {
  for (const [dx, dy, size, color] of [
    [-150, 10, 0.8, '#e0573f'],
    [60, 40, 1.1, '#f2b84a'],
    [190, -6, 0.7, '#2f8f95'],
    [-60, 100, 1.6, '#c94f8a'],
  ] as const) {
    const [cx, cy] = [x + dx, base + dy];
    canvas.fill(ellipsePath([cx, cy + 4], 46 * size, 17 * size), palette.tone(darker(color, 0.1), 0.5));
    canvas.fill(ellipsePath([cx, cy], 46 * size, 16 * size), palette.tone(color, 0.95));
    canvas.fill(ellipsePath([cx, cy - 1], 22 * size, 7 * size), palette.tone(palette.land.water, 0.5));
    const rider = path`M${cx - 17 * size} ${cy + 2}q${-3 * size} ${-24 * size} ${17 * size} ${-25 * size}t${17 * size} ${25 * size}z`;
    canvas.fill(rider + circlePath(cx, cy - 31 * size, 9 * size), palette.tone('#4a3a3f', 0.5));
  }
};

/** Bare rock at the shore. */
export const drawLedge: DrawSight = ({ canvas, palette }, [x, base]) => {
  const rock = path`M${x - 250} ${base + 34}l60 -34l50 -26l74 -14h70l60 20l74 12l40 34q-200 18-428 8z`;
  canvas.fill(
    rock,
    canvas.verticalGradient(base - 40, base + 40, [
      palette.tone('#b5a79c', 0.9),
      palette.tone('#7a706c', 0.4),
    ]),
  );
  const cracks = path`M${x - 130} ${base - 20}l-20 40M${x - 20} ${base - 38}l-14 60M${x + 70} ${base - 32}l24 50M${x + 140} ${base - 10}l10 32`;
  canvas.stroke(cracks, { paint: palette.tone('#5a5250', 0.2), width: 4, opacity: 0.5 });
};
