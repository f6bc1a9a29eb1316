import { buildFace, type Face, spanCorners, wallShape } from '../../drawing/face.ts';
import type { Point } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { castShadow } from '../../drawing/shadow.ts';
import { drawWindow } from '../../drawing/windows-and-doors.ts';
import type { HouseScene } from './house.ts';

const WIDTH = 9;
const DEPTH = 12;
const EAVES = 3.6;

/** A gambrel barn with white-framed doors, at the current placement of the stage. */
export const buildBarn = (scene: HouseScene, color: string, roof: string): void => {
  const { stage, palette } = scene;
  castShadow(stage, { x: [0, WIDTH], z: [0, DEPTH], height: 6 });
  const lines = [0.4, 'upright', 0.3] as const;
  const end: Point[] = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, EAVES],
    [WIDTH - 1.5, EAVES + 2.5],
    [WIDTH / 2, EAVES + 3.9],
    [1.5, EAVES + 2.5],
    [0, EAVES],
  ];
  buildFace(stage, wallShape([WIDTH, 0, 0], [0, 0, 1], spanCorners([0, 0, DEPTH, EAVES])), {
    material: color,
    lines,
  });
  const front = buildFace(stage, wallShape([0, 0, 0], [1, 0, 0], end), { material: color, lines });
  const slopes: [Point, Point, number][] = [
    [[WIDTH - 1.5, EAVES + 2.6], [WIDTH / 2, EAVES + 4], 0.5],
    [[WIDTH + 0.35, EAVES - 0.55], [WIDTH - 1.5, EAVES + 2.6], 0.2],
  ];
  for (const [[footX, footY], [topX, topY], light] of slopes) {
    const slope: Point3[] = [
      [footX, footY, -0.4],
      [footX, footY, DEPTH + 0.4],
      [topX, topY, DEPTH + 0.4],
      [topX, topY, -0.4],
    ];
    stage.polygon(slope, palette.tone(roof, light));
  }
  if (front.isVisible) drawBarnFront(scene, front, color);
};

const drawBarnFront = ({ canvas, palette }: HouseScene, front: Face, color: string): void => {
  const white = color === '#efe6d6' ? '#5d4a40' : '#f3ede0';
  const verge = front.line([
    [-0.3, EAVES - 0.5],
    [1.5, EAVES + 2.6],
    [WIDTH / 2, EAVES + 4],
    [WIDTH - 1.5, EAVES + 2.6],
    [WIDTH + 0.3, EAVES - 0.5],
  ]);
  canvas.stroke(verge, { paint: palette.tone(white, 0.8), width: 8 });
  front.span([2.7, 0, 6.3, 3.1], front.tone(white));
  let crosses = '';
  for (const [left, right] of [
    [2.95, 4.42],
    [4.58, 6.05],
  ] as const) {
    front.span([left, 0, right, 2.85], palette.tone(color, 0.5));
    crosses += front.line([
      [left, 0],
      [right, 2.85],
    ]);
    crosses += front.line([
      [right, 0],
      [left, 2.85],
    ]);
  }
  canvas.stroke(crosses, { paint: palette.tone(white, 0.8), width: 4 });
  drawWindow(front, { at: [3.7, 4.3], size: [1.6, 1.4], frame: white });
};
