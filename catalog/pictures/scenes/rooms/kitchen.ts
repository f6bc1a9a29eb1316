import { darker, lighter } from '../../drawing/color.ts';
import { steps } from '../../drawing/numbers.ts';
import { circlePath, path, rectanglePath, roundedPath } from '../../drawing/path.ts';
import { drawPendantLamp, drawShelf, drawVase } from './decor.ts';
import {
  BACK,
  CEILING,
  drawFloorShadow,
  drawRoomBlock,
  HALF_WIDTH,
  project,
  type RoomScene,
  scaleAt,
} from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

const COUNTER_FRONT = BACK - 0.62;

/** Cabinets along the wall, and an island with or without stools, or a table. */
export const drawKitchen = (scene: RoomScene): void => {
  const { random, style, fabric } = scene;
  const cabinetColor = random.pick([
    '#f1ece2',
    '#5d7a70',
    '#3f5560',
    '#c9b294',
    '#8fa39a',
    '#e3d5be',
    style.wood,
  ]);
  const counter = random.pick(['#f4f0ea', '#4a4644', '#d9c9b0']);
  drawBacksplash(scene);
  if (scene.hasBackWindow) {
    drawBackWindow(scene, { x: [-0.95, 0.95], y: [1.12, 2.3], columns: 2, hasCurtain: false });
  } else drawHood(scene);
  drawUpperCabinets(scene, cabinetColor);
  drawBaseCabinets(scene, cabinetColor, counter);
  const { layout } = scene;
  const islandColor = random.pick([darker(cabinetColor, 0.08), style.wood, scene.secondFabric]);
  if (layout % 4 !== 1) drawRefrigerator(scene, layout % 2 ? '#d5d7d4' : cabinetColor);
  if (layout % 4 === 1) drawKitchenTable(scene);
  else if (layout % 4 === 2) drawIsland(scene, islandColor, counter);
  else {
    drawIsland(scene, islandColor, counter);
    for (const x of layout % 4 === 0 ? [-0.85, 0, 0.85] : [-0.5, 0.5]) drawStool(scene, x);
  }
  for (const x of layout % 4 === 1 ? [0] : random.chance(0.6) ? [-0.8, 0, 0.8] : [-0.5, 0.5]) {
    drawPendantLamp(scene, [x, 1.95, 4.2], { color: fabric, radius: layout % 4 === 1 ? 0.3 : 0.17 });
  }
};

/** A tall refrigerator at the end of the counter. */
const drawRefrigerator = (scene: RoomScene, color: string): void => {
  const { canvas, palette, sun } = scene;
  const left = sun < 0 ? -HALF_WIDTH + 0.05 : HALF_WIDTH - 0.95;
  drawRoomBlock(scene, [left, left + 0.9, 0.04, 2.05, COUNTER_FRONT - 0.05, BACK], color);
  const [x, y] = project(scene, [left + 0.45, 1.15, COUNTER_FRONT - 0.06]);
  const [, top] = project(scene, [left, 2, COUNTER_FRONT - 0.06]);
  const [edge] = project(scene, [left, 1.15, COUNTER_FRONT - 0.06]);
  const seams = path`M${edge} ${y}h${(x - edge) * 2}M${x} ${top}V${y}`;
  canvas.stroke(seams, { paint: palette.tone(darker(color, 0.14), 0.4), width: 3 });
  const handles = path`M${x - 12} ${y - 20}v-70M${x + 12} ${y - 20}v-70`;
  canvas.stroke(handles, { paint: palette.tone('#c9a25c', 0.8), width: 5, round: true });
};

/** A small table with chairs instead of an island. */
const drawKitchenTable = (scene: RoomScene): void => {
  const { style, fabric, secondFabric } = scene;
  drawFloorShadow(scene, { x: [-1, 1], z: [3.9, 4.9] }, 0.28);
  for (const x of [-0.75, 0.68])
    for (const z of [4.7, 4]) drawRoomBlock(scene, [x, x + 0.07, 0, 0.7, z, z + 0.07], style.wood);
  for (const x of [-1.35, 0.95]) {
    drawRoomBlock(scene, [x, x + 0.42, 0.42, 0.48, 4.2, 4.62], secondFabric);
    for (const leg of [x, x + 0.38]) drawRoomBlock(scene, [leg, leg + 0.04, 0, 0.42, 4.2, 4.24], style.wood);
    const back = x < 0 ? x : x + 0.36;
    drawRoomBlock(scene, [back, back + 0.06, 0.48, 0.98, 4.2, 4.62], secondFabric);
  }
  drawRoomBlock(scene, [-0.9, 0.9, 0.7, 0.76, 3.9, 4.85], {
    all: style.wood,
    top: lighter(style.wood, 0.06),
  });
  drawVase(scene, [0.1, 0.76, 4.4], fabric);
};

const drawBacksplash = (scene: RoomScene): void => {
  const { canvas, palette, random } = scene;
  const [left, top] = project(scene, [-HALF_WIDTH, 1.5, BACK]);
  const [right, bottom] = project(scene, [HALF_WIDTH, 0.92, BACK]);
  const color = random.pick(['#eef0ec', '#d9e2df', '#e9d9c4', '#b9cfcb', '#c9a58a']);
  canvas.rectangle([left, top, right - left, bottom - top], palette.tone(color, 0.7));
  const joints = steps(1, 1.45, 0.13).map((y) => path`M${left} ${project(scene, [0, y, BACK])[1]}H${right}`);
  canvas.stroke(joints.join(''), { paint: palette.tone('#b5b0a6', 0.5), width: 1.4, opacity: 0.5 });
};

const drawHood = (scene: RoomScene): void => {
  const { canvas, palette } = scene;
  const z = BACK - 0.4;
  const [x] = project(scene, [0, 1.6, z]);
  const [, top] = project(scene, [0, CEILING, z]);
  const k = scaleAt(scene, z);
  const steel = [palette.tone('#c9ccca', 0.5), palette.tone('#eef0ee', 0.9), palette.tone('#a9adac', 0.4)];
  const hood = path`M${x - 0.16 * k} ${top}h${0.32 * k}v${0.6 * k}l${0.3 * k} ${0.34 * k}v${0.12 * k}h${-0.92 * k}v${-0.12 * k}l${0.3 * k} ${-0.34 * k}z`;
  canvas.fill(hood, canvas.horizontalGradient(x - 60, x + 60, steel));
};

/** Outlines of cabinet doors between two heights. */
const doorPaths = (
  scene: RoomScene,
  edges: readonly number[],
  [y0, y1, z]: readonly [number, number, number],
): string =>
  edges
    .slice(0, -1)
    .map((left, index) => {
      const [x, top] = project(scene, [left + 0.04, y1, z]);
      const [right, bottom] = project(scene, [(edges[index + 1] as number) - 0.04, y0, z]);
      return rectanglePath([x, top, right - x, bottom - top]);
    })
    .join('');

const drawUpperCabinets = (scene: RoomScene, cabinetColor: string): void => {
  const { canvas, palette, random } = scene;
  const hasShelves = random.chance(0.5);
  for (const [left, right] of [
    [-HALF_WIDTH, -1.25],
    [1.25, HALF_WIDTH],
  ] as const) {
    if (hasShelves) {
      for (const y of [1.62, 2.08]) drawShelf(scene, [left + 0.1, right - 0.1], y);
      continue;
    }
    drawRoomBlock(scene, [left, right, 1.52, 2.5, BACK - 0.36, BACK], cabinetColor);
    const doors = doorPaths(scene, steps(left, right, (right - left) / 3), [1.58, 2.44, BACK - 0.36]);
    canvas.stroke(doors, { paint: palette.tone(darker(cabinetColor, 0.1), 0.4), width: 2 });
  }
};

const drawBaseCabinets = (scene: RoomScene, cabinetColor: string, counter: string): void => {
  const { canvas, palette, style, fabric, secondFabric } = scene;
  drawRoomBlock(scene, [-HALF_WIDTH, HALF_WIDTH, 0.1, 0.88, COUNTER_FRONT, BACK], cabinetColor);
  const edges = steps(-HALF_WIDTH, HALF_WIDTH, 0.62);
  const doors = doorPaths(scene, edges, [0.14, 0.84, COUNTER_FRONT]);
  canvas.stroke(doors, { paint: palette.tone(darker(cabinetColor, 0.1), 0.4), width: 2 });
  const handles = edges.slice(0, -1).map((x) => {
    const [atX, atY] = project(scene, [x + 0.31, 0.76, COUNTER_FRONT]);
    return path`M${atX - 16} ${atY}h32`;
  });
  canvas.stroke(handles.join(''), { paint: palette.tone('#c9a25c', 0.8), width: 4, round: true });
  const slab = { all: darker(counter, 0.04), top: counter };
  drawRoomBlock(scene, [-HALF_WIDTH, HALF_WIDTH, 0.88, 0.94, COUNTER_FRONT - 0.04, BACK], slab);
  if (scene.hasBackWindow) drawFaucet(scene);
  else drawOven(scene);
  drawVase(scene, [-1.9, 0.94, BACK - 0.3], fabric);
  const [x, y] = project(scene, [2, 0.94, BACK - 0.3]);
  canvas.fill(roundedPath([x - 22, y - 56, 18, 56], 4), palette.tone(style.wood, 0.7));
  canvas.fill(roundedPath([x, y - 42, 22, 42], 6), palette.tone(secondFabric, 0.7));
};

const drawFaucet = (scene: RoomScene): void => {
  const { canvas, palette } = scene;
  const [x, y] = project(scene, [0, 0.94, BACK - 0.2]);
  canvas.stroke(path`M${x} ${y}v-44q0-16 15-16t15 16v8`, {
    paint: palette.tone('#c9a25c', 0.8),
    width: 6,
    round: true,
  });
};

const drawOven = (scene: RoomScene): void => {
  const { canvas, palette } = scene;
  const [left, top] = project(scene, [-0.42, 0.86, COUNTER_FRONT - 0.01]);
  const [right, bottom] = project(scene, [0.42, 0.12, COUNTER_FRONT - 0.01]);
  canvas.rectangle([left, top, right - left, bottom - top], palette.tone('#4a4d4f', 0.5));
  canvas.rectangle(
    [left + 12, top + 34, right - left - 24, (bottom - top) * 0.5],
    palette.tone('#22282b', 0.3),
  );
  canvas.stroke(path`M${left + 10} ${top + 16}H${right - 10}`, {
    paint: palette.tone('#d9d6cf', 0.8),
    width: 5,
  });
};

const drawIsland = (scene: RoomScene, color: string, counter: string): void => {
  const { canvas, palette, random, fabric } = scene;
  const [half, front, back] = [1.35, 3.85, 4.6];
  drawFloorShadow(scene, { x: [-half - 0.1, half + 0.1], z: [front - 0.4, back] }, 0.3);
  drawRoomBlock(scene, [-half, half, 0, 0.9, front + 0.25, back], {
    all: color,
    lines: [0.3, 'upright', 0.3],
  });
  const slab = { all: darker(counter, 0.04), top: counter };
  drawRoomBlock(scene, [-half - 0.08, half + 0.08, 0.9, 0.96, front, back + 0.05], slab);
  const [x, y] = project(scene, [0.35, 0.97, 4.15]);
  const fruit = palette.tone(random.pick(['#e0903f', '#d9b23f', '#a8402f', '#8fa84c']), 0.8);
  canvas.fill(
    circlePath(x - 26, y - 20, 17) + circlePath(x + 6, y - 23, 18) + circlePath(x + 32, y - 18, 15),
    fruit,
  );
  canvas.fill(path`M${x - 62} ${y - 16}q62 46 124 0z`, palette.tone('#f1e7d6', 0.7));
  drawVase(scene, [-0.75, 0.96, 4.2], fabric);
};

const drawStool = (scene: RoomScene, x: number): void => {
  const { style, fabric } = scene;
  const leg = darker(style.wood, 0.04);
  drawFloorShadow(scene, { x: [x - 0.2, x + 0.2], z: [3.25, 3.6] }, 0.18);
  for (const offset of [-0.16, 0.13])
    drawRoomBlock(scene, [x + offset, x + offset + 0.035, 0, 0.64, 3.6, 3.64], leg);
  drawRoomBlock(scene, [x - 0.15, x + 0.15, 0.24, 0.27, 3.6, 3.64], leg);
  drawRoomBlock(scene, [x - 0.2, x + 0.2, 0.63, 0.69, 3.5, 3.84], {
    all: fabric,
    top: lighter(fabric, 0.06),
  });
};
