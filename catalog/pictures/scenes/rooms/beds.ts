import { darker, lighter, shiftColor } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { linePath, path } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawTableLamp } from './decor.ts';
import {
  drawFloorShadow,
  drawHorizontalSurface,
  drawRoomBlock,
  drawUpholstery,
  project,
  type RoomScene,
} from './room-scene.ts';

export const FOOT = 4.35;
export const HEAD = 6.25;
const MATTRESS = 0.58;

export interface BedPlace {
  center: number;
  /** of the width */
  half: number;
}

export const drawHeadboard = (scene: RoomScene, { center, half }: BedPlace): void => {
  const { canvas, palette, random, style, fabric, secondFabric } = scene;
  const color = random.pick([style.wood, fabric, darker(secondFabric, 0.04)]);
  const isTimber = color === style.wood;
  const wide = half + 0.12;
  const top = random.between(1.08, 1.3);
  const z = HEAD + 0.08;
  drawUpholstery(scene, {
    bounds: [center - wide, center + wide, 0.2, top],
    z,
    radius: isTimber ? 0.03 : 0.14,
    color,
  });
  if (isTimber) return;
  const seams = range(5).map((index) => {
    const x = center - wide + ((index + 1) * wide) / 3;
    return linePath([project(scene, [x, 0.6, z]), project(scene, [x, top - 0.04, z])]);
  });
  canvas.stroke(seams.join(''), { paint: palette.tone(darker(color, 0.09), 0.4), width: 3, opacity: 0.5 });
};

export const drawNightstands = (scene: RoomScene, { center, half }: BedPlace): void => {
  const { canvas, palette, style } = scene;
  for (const side of half > 0 ? [-1, 1] : [1]) {
    const x = center + side * (half + 0.42);
    drawRoomBlock(scene, [x - 0.24, x + 0.24, 0.12, 0.55, 5.8, 6.25], {
      all: style.wood,
      top: lighter(style.wood, 0.06),
    });
    const [atX, atY] = project(scene, [x, 0.36, 5.8]);
    canvas.stroke(path`M${atX - 30} ${atY}h60`, {
      paint: palette.tone(darker(style.wood, 0.12), 0.4),
      width: 3,
    });
    drawTableLamp(scene, [x, 0.55, 6]);
  }
};

export const drawBed = (scene: RoomScene, { center, half }: BedPlace): void => {
  const { canvas, palette, random, style, fabric } = scene;
  const [left, right] = [center - half, center + half];
  drawFloorShadow(scene, { x: [left - 0.1, right + 0.1], z: [FOOT - 0.3, HEAD] });
  drawRoomBlock(scene, [left, right, 0.1, 0.34, FOOT, HEAD], style.wood);
  const top = project(scene, [0, MATTRESS, HEAD])[1];
  const bottom = project(scene, [0, MATTRESS, FOOT])[1];
  const sheet = canvas.verticalGradient(top, bottom, [
    palette.tone(style.soft, 0.8),
    palette.tone(lighter(style.soft, 0.02), 1),
  ]);
  drawHorizontalSurface(scene, { x: [left, right], z: [FOOT, HEAD] }, { y: MATTRESS, paint: sheet });
  const duvet = random.pick([style.soft, shiftColor(fabric, { lightness: 0.18, chroma: 0.5 })]);
  const front = [left - 0.05, right + 0.05, 0.2, MATTRESS + 0.02] as const;
  drawUpholstery(scene, { bounds: front, z: FOOT - 0.02, radius: 0.06, color: duvet, light: 0.66 });
  const level = { x: [left - 0.04, right + 0.04], z: [FOOT - 0.02, 5.45] } as const;
  drawHorizontalSurface(scene, level, { y: MATTRESS + 0.02, paint: palette.tone(duvet, 0.86) });
  const fold = { x: [left - 0.03, right + 0.03], z: [5.17, 5.45] } as const;
  drawHorizontalSurface(scene, fold, { y: MATTRESS + 0.03, paint: palette.tone('#fffaf0', 0.9) });
  drawBlanket(scene, [left - 0.07, right + 0.07]);
};

const drawBlanket = (scene: RoomScene, [left, right]: readonly [number, number]): void => {
  const { canvas, palette, fabric } = scene;
  const y = MATTRESS + 0.04;
  const z = FOOT - 0.03;
  drawHorizontalSurface(scene, { x: [left, right], z: [z, 4.9] }, { y, paint: palette.tone(fabric, 0.85) });
  const hang: Point3[] = [
    [left, y, z],
    [right, y, z],
    [right, 0.34, z],
    [left, 0.31, z],
  ];
  canvas.polygon(
    hang.map((corner) => project(scene, corner)),
    canvas.fittedGradient([palette.tone(fabric, 0.6), palette.tone(darker(fabric, 0.03), 0.35)]),
  );
  const stripes = [0.38, 0.45].map((height) =>
    linePath([project(scene, [left, height, z]), project(scene, [right, height, z])]),
  );
  canvas.stroke(stripes.join(''), {
    paint: palette.tone(lighter(fabric, 0.12), 0.7),
    width: 3,
    opacity: 0.6,
  });
};

export const drawPillows = (scene: RoomScene, { center, half }: BedPlace): void => {
  const { secondFabric } = scene;
  const y = MATTRESS;
  const places = half > 0.7 ? [-0.47, 0.47] : [0];
  for (const x of places.map((offset) => center + offset)) {
    drawUpholstery(scene, {
      bounds: [x - 0.4, x + 0.4, y, y + 0.42],
      z: 6.05,
      radius: 0.14,
      color: '#fbf6ec',
      light: 0.7,
    });
  }
  for (const x of places.map((offset) => center + offset * 0.9)) {
    drawUpholstery(scene, {
      bounds: [x - 0.36, x + 0.36, y, y + 0.36],
      z: 5.85,
      radius: 0.13,
      color: secondFabric,
      light: 0.7,
    });
  }
  if (half < 0.7) return;
  const bounds = [center - 0.3, center + 0.3, y, y + 0.26] as const;
  drawUpholstery(scene, { bounds, z: 5.65, radius: 0.1, color: '#fbf6ec', light: 0.75 });
};

export const drawBench = (scene: RoomScene, center: number): void => {
  const { style, secondFabric } = scene;
  drawFloorShadow(scene, { x: [center - 0.7, center + 0.7], z: [3.5, 3.9] }, 0.2);
  for (const x of [center - 0.62, center + 0.56])
    drawRoomBlock(scene, [x, x + 0.06, 0, 0.36, 3.6, 3.66], darker(style.wood, 0.05));
  const cover = { all: secondFabric, top: lighter(secondFabric, 0.06) };
  drawRoomBlock(scene, [center - 0.7, center + 0.7, 0.34, 0.44, 3.55, 3.95], cover);
};

/** Four posts with a frame above the bed. */
export const drawPosts = (scene: RoomScene, center: number): void => {
  const { style } = scene;
  const wood = darker(style.wood, 0.04);
  const [left, right] = [center - 1, center + 0.93];
  for (const x of [left, right]) drawRoomBlock(scene, [x, x + 0.07, 0, 2.1, HEAD, HEAD + 0.07], wood);
  drawRoomBlock(scene, [left, right + 0.07, 2.03, 2.1, HEAD, HEAD + 0.07], wood);
  for (const x of [left, right]) {
    drawRoomBlock(scene, [x, x + 0.07, 2.03, 2.1, FOOT, HEAD], wood);
    drawRoomBlock(scene, [x, x + 0.07, 0, 2.1, FOOT, FOOT + 0.07], wood);
  }
  drawRoomBlock(scene, [left, right + 0.07, 2.03, 2.1, FOOT, FOOT + 0.07], wood);
};

/** A desk with a lamp and a chair against the back wall. */
export const drawDesk = (scene: RoomScene, center: number): void => {
  const { style, secondFabric } = scene;
  for (const x of [center - 0.6, center + 0.54])
    drawRoomBlock(scene, [x, x + 0.06, 0, 0.72, 5.75, 5.82], style.wood);
  drawRoomBlock(scene, [center - 0.65, center + 0.65, 0.72, 0.77, 5.7, 6.3], style.wood);
  drawTableLamp(scene, [center + 0.4, 0.77, 6.1]);
  drawFloorShadow(scene, { x: [center - 0.3, center + 0.3], z: [5.1, 5.5] }, 0.2);
  for (const x of [center - 0.24, center + 0.2])
    drawRoomBlock(scene, [x, x + 0.04, 0, 0.45, 5.2, 5.24], style.wood);
  drawRoomBlock(scene, [center - 0.26, center + 0.26, 0.43, 0.49, 5.2, 5.6], secondFabric);
  const back = [center - 0.26, center + 0.26, 0.55, 0.95] as const;
  drawUpholstery(scene, { bounds: back, z: 5.18, radius: 0.08, color: secondFabric });
};
