import { darker } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, path, polygonPath } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawRug, drawTowels } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import {
  BACK,
  drawFloorShadow,
  drawHorizontalSurface,
  drawRoomBlock,
  project,
  type RoomScene,
  scaleAt,
} from './room-scene.ts';
import { drawWashstand } from './washstand.ts';
import { drawBackWindow } from './windows.ts';

const BRASS = '#c9a25c';
const PORCELAIN = '#fffdf8';

/** A washstand with a freestanding tub, a tub and a shower, a built-in tub, or a shower only. */
export const drawBathroom = (scene: RoomScene): void => {
  const { random, sun: side, style, fabric, layout } = scene;
  const hasShower = layout % 4 === 1 || layout % 4 === 3;
  const middle = hasShower ? -side * 0.2 : 0;
  const half = layout % 4 === 3 ? 0.8 : 1.35;
  drawBackWindow(scene, {
    x: [middle - half, middle + half],
    y: [layout % 4 === 2 ? 1.1 : 0.75, 2.4],
    columns: half < 1 ? 2 : random.pick([2, 3]),
    hasCurtain: !hasShower && random.chance(0.5),
    isArched: style.hasArches,
  });
  drawWashstand(scene, -side * 2.1);
  if (hasShower) drawShower(scene, side);
  else drawPottedPlant(scene, [side * 1.9, 5.7], random.between(1.2, 1.6));
  drawRug(scene, { x: [-1.2, 1.2], z: [3.2, 4.1] }, fabric);
  if (layout % 4 === 0) drawTub(scene);
  else if (layout % 4 === 2) drawBuiltInTub(scene);
  else if (layout % 4 === 3) drawBathBench(scene, middle);
  else drawTub(scene);
  drawStool(scene, -side * 1.25);
};

/** A walk-in shower behind glass at the side wall. */
const drawShower = (scene: RoomScene, side: number): void => {
  const { canvas, palette } = scene;
  const [inner, outer] = [side * 1.55, side * 3.05];
  const panel: Point3[] = [
    [inner, 0, 4.7],
    [inner, 2.2, 4.7],
    [inner, 2.2, BACK],
    [inner, 0, BACK],
  ];
  const tray = [Math.min(inner, outer), Math.max(inner, outer), 0, 0.08, 4.7, BACK] as const;
  drawRoomBlock(scene, tray, '#e6e1d8');
  const [headX, headY] = project(scene, [side * 2.3, 2.2, BACK - 0.3]);
  const pipe = path`M${headX} ${headY}v-18M${headX - 34} ${headY}h68`;
  canvas.stroke(pipe, { paint: palette.tone(BRASS, 0.8), width: 7, round: true });
  const [knobX, knobY] = project(scene, [side * 2.3, 1.1, BACK]);
  canvas.fill(circlePath(knobX, knobY, 11), palette.tone(BRASS, 0.8));
  canvas.polygon(
    panel.map((corner) => project(scene, corner)),
    '#e8f3f4',
    0.3,
  );
  const edges = panel.map((corner) => project(scene, corner));
  canvas.stroke(polygonPath(edges), { paint: palette.tone('#3a3f42', 0.4), width: 4 });
};

/** A tub clad with boards along the back wall. */
const drawBuiltInTub = (scene: RoomScene): void => {
  const { canvas, palette, style, sun: side } = scene;
  const [left, right] = side < 0 ? [-1.3, 1.9] : [-1.9, 1.3];
  const cladding = { all: style.wood, top: '#f3efe6', lines: [0.22, 'upright', 0.3] } as const;
  drawFloorShadow(scene, { x: [left - 0.1, right + 0.1], z: [4.8, BACK] }, 0.28);
  drawRoomBlock(scene, [left, right, 0, 0.6, 5, BACK], cladding);
  const inside = { x: [left + 0.16, right - 0.16], z: [5.16, BACK - 0.16] } as const;
  drawHorizontalSurface(scene, inside, { y: 0.6, paint: palette.tone('#a5d2d5', 0.75) });
  const [x, y] = project(scene, [side < 0 ? right - 0.1 : left + 0.1, 0.6, 5.8]);
  canvas.stroke(path`M${x} ${y}v-40q0-20 ${side * 20}-20`, {
    paint: palette.tone(BRASS, 0.8),
    width: 7,
    round: true,
  });
};

/** A long bench with baskets below the window. */
const drawBathBench = (scene: RoomScene, center: number): void => {
  const { style, secondFabric } = scene;
  drawFloorShadow(scene, { x: [center - 0.9, center + 0.9], z: [5.4, BACK] }, 0.22);
  for (const x of [center - 0.85, center + 0.78])
    drawRoomBlock(scene, [x, x + 0.07, 0, 0.42, 5.6, 5.7], style.wood);
  drawRoomBlock(scene, [center - 0.9, center + 0.9, 0.42, 0.48, 5.55, 6.1], style.wood);
  drawTowels(scene, [center - 0.3, 0.48, 5.6]);
  for (const x of [center - 0.6, center + 0.1])
    drawRoomBlock(scene, [x, x + 0.5, 0, 0.32, 5.65, 6], secondFabric);
};

const drawTub = (scene: RoomScene): void => {
  const { canvas, palette, random, sun: side } = scene;
  const center = side * 0.25;
  const z = 4.7;
  const [x, rim] = project(scene, [center, 0.62, z]);
  const k = scaleAt(scene, z);
  const [half, flatness, height] = [0.95 * k, 0.2 * k, 0.62 * k];
  drawFloorShadow(scene, { x: [center - 0.9, center + 0.9], z: [4.2, 5.1] }, 0.34);
  const body = path`M${x - half} ${rim}C${x - half * 0.98} ${rim + height * 0.75} ${x - half * 0.8} ${rim + height} ${x - half * 0.6} ${rim + height}H${x + half * 0.6}C${x + half * 0.8} ${rim + height} ${x + half * 0.98} ${rim + height * 0.75} ${x + half} ${rim}z`;
  const color = random.pick([PORCELAIN, PORCELAIN, '#b5785a', '#3f5560']);
  const light = [
    palette.tone(color, 1),
    palette.tone(darker(color, 0.04), 0.5),
    palette.tone(darker(color, 0.1), 0.1),
  ];
  canvas.fill(body, canvas.horizontalGradient(x - half, x + half, side < 0 ? light : light.toReversed()));
  canvas.fill(ellipsePath([x, rim], half * 1.02, flatness), palette.tone(PORCELAIN, 0.95));
  canvas.fill(ellipsePath([x, rim + 3], half * 0.92, flatness * 0.78), palette.tone('#d5d0c9', 0.3));
  canvas.fill(ellipsePath([x, rim + 8], half * 0.86, flatness * 0.6), palette.tone('#9fcfd2', 0.7));
  const foam = range(9).map(() =>
    circlePath(x + random.between(-0.7, 0.5) * half, rim + random.between(-4, 14), random.between(7, 15)),
  );
  canvas.fill(foam.join(''), '#fff', 0.75);
  const [tapX, floor] = project(scene, [center - side * 0.98, 0, z + 0.2]);
  const tap = path`M${tapX} ${floor}V${rim - 70}q0-26 ${side * 24}-26t${side * 24} 22v8`;
  canvas.stroke(tap, { paint: palette.tone(BRASS, 0.8), width: 7, round: true });
};

const drawStool = (scene: RoomScene, x: number): void => {
  const { style } = scene;
  drawFloorShadow(scene, { x: [x - 0.22, x + 0.22], z: [3.9, 4.3] }, 0.2);
  for (const offset of [-0.17, 0.13])
    drawRoomBlock(scene, [x + offset, x + offset + 0.04, 0, 0.42, 4, 4.04], style.wood);
  drawRoomBlock(scene, [x - 0.2, x + 0.2, 0.42, 0.47, 3.95, 4.3], style.wood);
  drawTowels(scene, [x, 0.47, 4.05]);
};
