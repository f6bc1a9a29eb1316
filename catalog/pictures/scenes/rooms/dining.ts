import { darker, lighter } from '../../drawing/color.ts';
import { ellipsePath, path } from '../../drawing/path.ts';
import { drawPendantLamp, drawVase, drawWallArt } from './decor.ts';
import { drawRug } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import { drawFloorShadow, drawRoomBlock, drawUpholstery, project, type RoomScene } from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

/** A long table with chairs or a bench, or a round one. */
export const drawDining = (scene: RoomScene): void => {
  const { random, sun: side, style, fabric } = scene;
  if (scene.hasBackWindow) {
    const [columns, rows] = style.hasSteelWindows ? [6, 3] : [random.pick([2, 3, 4]), 1];
    drawBackWindow(scene, { x: [-1.8, 1.8], y: [0.7, 2.4], columns, rows, isArched: style.hasArches });
  } else drawWallArt(scene, { x: [-0.9, 0.9], y: [1.25, 2.2] });
  drawPottedPlant(scene, [side * 2.5, 5.8], 1.7);
  drawRug(scene, { x: [-1.9, 1.9], z: [3.4, 5.5] }, fabric);
  const arrangement = scene.layout % 4;
  if (arrangement === 1) {
    drawRoundTable(scene);
    drawPendantLamp(scene, [0, 1.85, 4.5], { color: fabric, radius: 0.4 });
    return;
  }
  if (arrangement === 3) drawBenchSeat(scene, { front: 5.2, hasBack: true });
  else for (const x of [-0.95, 0, 0.95]) drawChair(scene, x, { seat: 5.1, back: 5.5 });
  drawLongTable(scene);
  if (arrangement === 2) drawBenchSeat(scene, { front: 3.35, hasBack: false });
  else
    for (const x of random.chance(0.7) ? [-0.95, 0.95] : [-0.95, 0, 0.95])
      drawChair(scene, x, { seat: 3.5, back: 3.48 });
  for (const x of arrangement === 2 ? [-0.75, 0, 0.75] : [-0.5, 0.5])
    drawPendantLamp(scene, [x, 1.9, 4.5], { color: fabric, radius: 0.22 });
};

const drawLongTable = (scene: RoomScene): void => {
  const { style } = scene;
  drawFloorShadow(scene, { x: [-1.5, 1.5], z: [3.9, 5.1] }, 0.32);
  for (const x of [-1.35, 1.25]) {
    for (const z of [4.95, 4.1])
      drawRoomBlock(scene, [x, x + 0.1, 0, 0.7, z, z + 0.1], darker(style.wood, 0.05));
  }
  drawRoomBlock(scene, [-1.55, 1.55, 0.7, 0.77, 4, 5.1], { all: style.wood, top: lighter(style.wood, 0.06) });
  drawTableSetting(scene);
};

const drawRoundTable = (scene: RoomScene): void => {
  const { canvas, palette, style } = scene;
  for (const x of [-0.55, 0.55]) drawChair(scene, x, { seat: 5.1, back: 5.5 });
  drawFloorShadow(scene, { x: [-0.9, 0.9], z: [3.9, 5.1] }, 0.3);
  drawRoomBlock(scene, [-0.12, 0.12, 0, 0.7, 4.4, 4.6], darker(style.wood, 0.05));
  const [x, y] = project(scene, [0, 0.74, 4.5]);
  const radius = project(scene, [1.05, 0.74, 4.5])[0] - x;
  canvas.fill(ellipsePath([x, y + 8], radius, radius * 0.17), palette.tone(darker(style.wood, 0.06), 0.4));
  canvas.fill(ellipsePath([x, y], radius, radius * 0.17), palette.tone(lighter(style.wood, 0.06), 0.85));
  drawVase(scene, [0, 0.76, 4.5], scene.fabric);
  for (const at of [-0.6, 0.6]) drawChair(scene, at, { seat: 3.6, back: 3.58 });
};

/** A bench along one side of the table, upholstered if it has a back. */
const drawBenchSeat = (scene: RoomScene, { front, hasBack }: { front: number; hasBack: boolean }): void => {
  const { style, secondFabric } = scene;
  for (const x of [-1.25, 1.15]) drawRoomBlock(scene, [x, x + 0.1, 0, 0.42, front, front + 0.3], style.wood);
  const cover = hasBack ? { all: secondFabric, top: lighter(secondFabric, 0.05) } : { all: style.wood };
  drawRoomBlock(scene, [-1.4, 1.4, 0.42, 0.5, front, front + 0.4], cover);
  if (hasBack)
    drawUpholstery(scene, {
      bounds: [-1.4, 1.4, 0.55, 1.05],
      z: front + 0.4,
      radius: 0.1,
      color: secondFabric,
    });
};

const drawChair = (scene: RoomScene, x: number, { seat, back }: { seat: number; back: number }): void => {
  const { style, secondFabric } = scene;
  const leg = darker(style.wood, 0.05);
  const isNear = back < seat;
  for (const offset of [-0.2, 0.16]) {
    drawRoomBlock(scene, [x + offset, x + offset + 0.04, 0, isNear ? 0.95 : 0.46, seat, seat + 0.04], leg);
  }
  const cover = { all: secondFabric, top: lighter(secondFabric, 0.05) };
  drawRoomBlock(scene, [x - 0.23, x + 0.23, 0.44, 0.5, seat, seat + 0.42], cover);
  const bounds = [x - 0.23, x + 0.23, 0.57, 0.98] as const;
  drawUpholstery(scene, { bounds, z: back, radius: 0.08, color: secondFabric, light: isNear ? 0.66 : 0.6 });
};

const drawTableSetting = (scene: RoomScene): void => {
  const { canvas, palette, fabric } = scene;
  drawVase(scene, [0, 0.77, 4.5], fabric);
  for (const x of [-1, 1]) {
    canvas.fill(ellipsePath(project(scene, [x, 0.78, 4.35]), 36, 9), palette.tone('#fbf8f2', 0.9));
  }
  for (const x of [-0.45, 0.45]) {
    const [atX, atY] = project(scene, [x, 0.77, 4.6]);
    canvas.stroke(path`M${atX} ${atY}v-46`, { paint: palette.tone('#fbf6ea', 0.9), width: 6 });
    if (!palette.hasLampsOn) continue;
    canvas.glow({ at: [atX, atY - 54], radius: 60, color: palette.lamp, opacity: 0.7 });
    canvas.fill(ellipsePath([atX, atY - 54], 4, 9), '#fff3cf');
  }
};
