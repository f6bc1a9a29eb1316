import { darker, lighter, shiftColor } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { linePath, path } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawPendantLamp, drawTableLamp, drawWallArt } from './decor.ts';
import { drawRug } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import {
  drawFloorShadow,
  drawHorizontalSurface,
  drawRoomBlock,
  drawUpholstery,
  project,
  type RoomScene,
} from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

const HALF_BED = 0.95;
const FOOT = 4.35;
const HEAD = 6.25;
const MATTRESS = 0.58;

/** A double bed between two lamps. */
export const drawBedroom = (scene: RoomScene): void => {
  const { random, sun: side, style, secondFabric } = scene;
  const center = -side * (scene.hasBackWindow ? 0.5 : 0.15);
  if (scene.hasBackWindow) {
    const [columns, rows] = style.hasSteelWindows ? [5, 3] : [random.pick([2, 3]), 1];
    drawBackWindow(scene, {
      x: [center - 1.7, center + 1.7],
      y: [0.95, 2.4],
      columns,
      rows,
      isArched: style.hasArches,
    });
  } else {
    if (random.chance(0.35)) drawWallArt(scene, { x: [center - 0.95, center + 0.95], y: [1.4, 2.25] });
    else
      for (const x of [-0.9, 0.08])
        drawWallArt(scene, { x: [center + x, center + x + 0.82], y: [1.42, 2.3] });
    drawPottedPlant(scene, [side * 2.55, 5.6], random.between(1.2, 1.7));
  }
  drawRug(scene, { x: [center - 1.7, center + 1.7], z: [3.35, 5.4] }, secondFabric);
  drawHeadboard(scene, center);
  drawNightstands(scene, center);
  drawBed(scene, center);
  drawPillows(scene, center);
  if (random.chance(0.6)) drawBench(scene, center);
  if (random.chance(0.4)) drawPendantLamp(scene, [center, 2.3, 5], { color: secondFabric, radius: 0.28 });
};

const drawHeadboard = (scene: RoomScene, center: number): void => {
  const { canvas, palette, random, style, fabric, secondFabric } = scene;
  const color = random.pick([style.wood, fabric, darker(secondFabric, 0.04)]);
  const isTimber = color === style.wood;
  const half = HALF_BED + 0.12;
  const top = random.between(1.08, 1.3);
  const z = HEAD + 0.08;
  drawUpholstery(scene, {
    bounds: [center - half, center + half, 0.2, top],
    z,
    radius: isTimber ? 0.03 : 0.14,
    color,
  });
  if (isTimber) return;
  const seams = range(5).map((index) => {
    const x = center - half + ((index + 1) * half) / 3;
    return linePath([project(scene, [x, 0.6, z]), project(scene, [x, top - 0.04, z])]);
  });
  canvas.stroke(seams.join(''), { paint: palette.tone(darker(color, 0.09), 0.4), width: 3, opacity: 0.5 });
};

const drawNightstands = (scene: RoomScene, center: number): void => {
  const { canvas, palette, style } = scene;
  for (const side of [-1, 1]) {
    const x = center + side * (HALF_BED + 0.42);
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

const drawBed = (scene: RoomScene, center: number): void => {
  const { canvas, palette, random, style, fabric } = scene;
  const [left, right] = [center - HALF_BED, center + HALF_BED];
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

const drawPillows = (scene: RoomScene, center: number): void => {
  const { secondFabric } = scene;
  const y = MATTRESS;
  for (const x of [center - 0.47, center + 0.47]) {
    drawUpholstery(scene, {
      bounds: [x - 0.4, x + 0.4, y, y + 0.42],
      z: 6.05,
      radius: 0.14,
      color: '#fbf6ec',
      light: 0.7,
    });
  }
  for (const x of [center - 0.42, center + 0.42]) {
    drawUpholstery(scene, {
      bounds: [x - 0.36, x + 0.36, y, y + 0.36],
      z: 5.85,
      radius: 0.13,
      color: secondFabric,
      light: 0.7,
    });
  }
  const bounds = [center - 0.3, center + 0.3, y, y + 0.26] as const;
  drawUpholstery(scene, { bounds, z: 5.65, radius: 0.1, color: '#fbf6ec', light: 0.75 });
};

const drawBench = (scene: RoomScene, center: number): void => {
  const { style, secondFabric } = scene;
  drawFloorShadow(scene, { x: [center - 0.7, center + 0.7], z: [3.5, 3.9] }, 0.2);
  for (const x of [center - 0.62, center + 0.56])
    drawRoomBlock(scene, [x, x + 0.06, 0, 0.36, 3.6, 3.66], darker(style.wood, 0.05));
  const cover = { all: secondFabric, top: lighter(secondFabric, 0.06) };
  drawRoomBlock(scene, [center - 0.7, center + 0.7, 0.34, 0.44, 3.55, 3.95], cover);
};
