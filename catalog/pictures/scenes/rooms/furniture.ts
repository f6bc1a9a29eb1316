import { darker, lighter, shiftColor } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { ellipsePath, linePath, type Point, path, polygonPath } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import {
  drawFloorShadow,
  drawHorizontalSurface,
  drawRoomBlock,
  drawUpholstery,
  type FloorArea,
  project,
  type RoomScene,
  scaleAt,
} from './room-scene.ts';

export const drawRug = (scene: RoomScene, { x, z }: FloorArea, color: string): void => {
  const { canvas, palette, random } = scene;
  const style = random.pick(['stripe', 'round', 'border', 'border', 'diamond']);
  const light = palette.tone(shiftColor(color, { lightness: 0.14, chroma: 0.6 }), 0.8);
  const dark = palette.tone(color, 0.7);
  const corners = (inset: number): Point[] => {
    const points: Point3[] = [
      [x[0] + inset, 0, z[1] - inset],
      [x[1] - inset, 0, z[1] - inset],
      [x[1] - inset, 0, z[0] + inset],
      [x[0] + inset, 0, z[0] + inset],
    ];
    return points.map((point) => project(scene, point));
  };
  if (style === 'round') {
    const [left] = project(scene, [x[0], 0, (z[0] + z[1]) / 2]);
    const [right, middle] = project(scene, [x[1], 0, (z[0] + z[1]) / 2]);
    const half = (project(scene, [0, 0, z[0]])[1] - project(scene, [0, 0, z[1]])[1]) / 2;
    const at: Point = [(left + right) / 2, middle];
    canvas.fill(ellipsePath(at, (right - left) / 2, half), light);
    canvas.stroke(ellipsePath(at, (right - left) * 0.42, half * 0.84), {
      paint: dark,
      width: 4,
      opacity: 0.6,
    });
    return;
  }
  canvas.polygon(corners(0), light);
  if (style === 'stripe') {
    const stripes = steps(z[0] + 0.2, z[1] - 0.1, 0.3).map((at) =>
      linePath([project(scene, [x[0], 0, at]), project(scene, [x[1], 0, at])]),
    );
    canvas.stroke(stripes.join(''), { paint: dark, width: 7, opacity: 0.5 });
    return;
  }
  canvas.stroke(polygonPath(corners(0.16)), { paint: dark, width: 6, opacity: 0.75 });
  if (style === 'border') canvas.stroke(polygonPath(corners(0.32)), { paint: dark, width: 2, opacity: 0.6 });
  else drawDiamonds(scene, { x, z }, dark);
};

const drawDiamonds = (scene: RoomScene, { x, z }: FloorArea, paint: string): void => {
  const middle = (z[0] + z[1]) / 2;
  const width = (x[1] - x[0]) / 5;
  const diamonds = range(4).map((index) => {
    const at = x[0] + width * (index + 1);
    const points: Point3[] = [
      [at - width * 0.4, 0, middle],
      [at, 0, middle + 0.5],
      [at + width * 0.4, 0, middle],
      [at, 0, middle - 0.5],
    ];
    return polygonPath(points.map((point) => project(scene, point)));
  });
  scene.canvas.fill(diamonds.join(''), paint, 0.55);
};

interface ThrowCushion {
  at: Point3;
  size: number;
  color: string;
  degrees: number;
}

const drawCushion = (scene: RoomScene, { at, size, color, degrees }: ThrowCushion): void => {
  const { canvas, palette } = scene;
  const [x, y] = project(scene, at);
  const s = size * scaleAt(scene, at[2]);
  const outline = path`M${-s / 2} 0q${s * 0.06} ${-s / 2} 0 ${-s}q${s / 2} ${s * 0.08} ${s} 0q${-s * 0.06} ${s / 2} 0 ${s}q${-s / 2} ${-s * 0.07} ${-s} 0z`;
  const paint = canvas.fittedGradient([
    palette.tone(lighter(color, 0.03), 0.85),
    palette.tone(darker(color, 0.04), 0.35),
  ]);
  canvas.grouped(`transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${degrees})"`, () =>
    canvas.fill(outline, paint),
  );
};

interface Seat {
  x: readonly [number, number];
  z: number;
  color: string;
}

export const drawSofa = (scene: RoomScene, { x: [left, right], z, color }: Seat): void => {
  const { palette, style, secondFabric } = scene;
  const back = z + 0.85;
  const count = right - left > 2.1 ? 3 : 2;
  const top = palette.tone(lighter(color, 0.05), 0.9);
  drawFloorShadow(scene, { x: [left - 0.05, right + 0.05], z: [z - 0.25, back] });
  for (const x of [left + 0.12, right - 0.18])
    drawRoomBlock(scene, [x, x + 0.06, 0, 0.16, z, z + 0.06], style.wood);
  const backrest = [left + 0.05, right - 0.05, 0.36, 0.86] as const;
  drawUpholstery(scene, {
    bounds: backrest,
    z: back - 0.1,
    radius: 0.1,
    color: darker(color, 0.02),
    light: 0.55,
  });
  drawHorizontalSurface(
    scene,
    { x: [left + 0.15, right - 0.15], z: [z, back - 0.15] },
    { y: 0.46, paint: top },
  );
  const width = (right - left - 0.36) / count;
  for (const index of range(count)) {
    const from = left + 0.2 + index * width;
    drawUpholstery(scene, {
      bounds: [from, from + width - 0.03, 0.5, 0.9],
      z: back - 0.25,
      radius: 0.09,
      color,
      light: 0.66,
    });
  }
  for (const index of range(count)) {
    const from = left + 0.2 + index * width;
    drawUpholstery(scene, {
      bounds: [from, from + width - 0.025, 0.3, 0.48],
      z,
      radius: 0.06,
      color,
      light: 0.7,
    });
  }
  const front = [left + 0.04, right - 0.04, 0.12, 0.31] as const;
  drawUpholstery(scene, { bounds: front, z, radius: 0.04, color: darker(color, 0.03), light: 0.45 });
  for (const [from, to] of [
    [left, left + 0.22],
    [right - 0.22, right],
  ] as const) {
    drawHorizontalSurface(scene, { x: [from, to], z: [z - 0.02, back - 0.1] }, { y: 0.62, paint: top });
    drawUpholstery(scene, { bounds: [from, to, 0.12, 0.64], z: z - 0.02, radius: 0.07, color, light: 0.62 });
  }
  const depth = back - 0.4;
  drawCushion(scene, { at: [left + 0.5, 0.5, depth], size: 0.4, color: secondFabric, degrees: -8 });
  drawCushion(scene, { at: [right - 0.52, 0.5, depth], size: 0.4, color: style.soft, degrees: 9 });
  if (count > 2)
    drawCushion(scene, { at: [right - 0.85, 0.5, depth], size: 0.36, color: secondFabric, degrees: -5 });
};

export const drawArmchair = (scene: RoomScene, [x, z]: Point, color: string): void => {
  const { palette, style, secondFabric } = scene;
  drawFloorShadow(scene, { x: [x - 0.05, x + 0.9], z: [z - 0.2, z + 0.75] });
  for (const leg of [x + 0.06, x + 0.72])
    drawRoomBlock(scene, [leg, leg + 0.05, 0, 0.2, z, z + 0.05], style.wood);
  drawUpholstery(scene, { bounds: [x, x + 0.84, 0.3, 0.95], z: z + 0.65, radius: 0.16, color });
  drawHorizontalSurface(
    scene,
    { x: [x + 0.1, x + 0.74], z: [z, z + 0.6] },
    { y: 0.46, paint: palette.tone(lighter(color, 0.05), 0.9) },
  );
  drawUpholstery(scene, { bounds: [x + 0.08, x + 0.76, 0.18, 0.47], z, radius: 0.07, color, light: 0.62 });
  for (const arm of [x - 0.02, x + 0.7]) {
    drawUpholstery(scene, {
      bounds: [arm, arm + 0.16, 0.18, 0.64],
      z: z - 0.02,
      radius: 0.07,
      color: darker(color, 0.02),
    });
  }
  drawCushion(scene, { at: [x + 0.42, 0.48, z + 0.4], size: 0.36, color: secondFabric, degrees: 5 });
};

export interface Table extends FloorArea {
  y: number;
  color: string;
}

export const drawTable = (
  scene: RoomScene,
  { x: [left, right], z: [front, back], y, color }: Table,
): void => {
  drawFloorShadow(scene, { x: [left, right], z: [front - 0.1, back] }, 0.2);
  for (const x of [left + 0.08, right - 0.13]) {
    for (const z of [back - 0.1, front + 0.05])
      drawRoomBlock(scene, [x, x + 0.05, 0, y - 0.05, z, z + 0.05], darker(color, 0.06));
  }
  drawRoomBlock(scene, [left, right, y - 0.06, y, front, back], { all: color, top: lighter(color, 0.06) });
};

/** Two folded towels on a surface. */
export const drawTowels = (scene: RoomScene, [x, y, z]: Point3): void => {
  const towel = { z, radius: 0.03, light: 0.8 };
  drawUpholstery(scene, { ...towel, bounds: [x - 0.16, x + 0.16, y, y + 0.07], color: '#fbf6ec' });
  drawUpholstery(scene, { ...towel, bounds: [x - 0.15, x + 0.15, y + 0.07, y + 0.14], color: scene.fabric });
};
