import { path } from '../../drawing/path.ts';
import { drawFloorLamp, drawPendantLamp, drawShelf, drawVase, drawWallArt } from './decor.ts';
import { buildFireplace } from './fireplace.ts';
import { drawArmchair, drawRug, drawSofa, drawTable } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import { drawFloorShadow, drawUpholstery, project, type RoomScene } from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

/** Seats around a low table, in front of a window, a fireplace, shelves or pictures. */
export const drawLiving = (scene: RoomScene): void => {
  const { random, sun: side, style, fabric, secondFabric } = scene;
  const focus = scene.hasFireplace ? 'hearth' : scene.hasBackWindow ? 'view' : random.pick(['art', 'books']);
  if (focus === 'view') {
    const [columns, rows] = style.hasSteelWindows ? [6, 4] : [random.pick([2, 3, 4]), 1];
    drawBackWindow(scene, { x: [-1.9, 1.9], y: [0.42, 2.4], columns, rows, isArched: style.hasArches });
  } else if (focus === 'hearth') buildFireplace(scene, -0.9, 1.8);
  else if (focus === 'books') for (const y of [1.2, 1.66, 2.12]) drawShelf(scene, [-1.6, 1.6], y);
  else drawWallArtRow(scene);
  drawFloorLamp(scene, [-side * 2.45, 5.9]);
  drawPottedPlant(scene, [side * 2.5, 5.7], random.between(1.3, 1.9));
  drawRug(scene, { x: [-1.7, 1.7], z: [3.3, 5.2] }, fabric);
  if (focus === 'hearth') {
    drawArmchair(scene, [side < 0 ? 1.05 : -1.9, 4.8], fabric);
    drawArmchair(scene, [side < 0 ? -1.95 : 1.1, 4.6], style.soft);
  } else drawSeats(scene);
  if (scene.layout % 4 === 2) drawPouf(scene);
  else drawTable(scene, { x: [-0.62, 0.62], z: [3.75, 4.35], y: 0.38, color: style.wood });
  if (scene.layout % 4 !== 2) drawVase(scene, [0.15, 0.38, 4.05], secondFabric);
  if (scene.layout % 4 !== 2) drawBook(scene);
  if (focus !== 'hearth' && scene.layout % 4 === 0 && random.chance(0.8))
    drawArmchair(scene, [side < 0 ? 1.55 : -2.4, 3.75], secondFabric);
  if (random.chance(0.5)) drawPendantLamp(scene, [0, 2.15, 4.4], { color: secondFabric, radius: 0.26 });
};

/** A sofa, two armchairs, a sofa in the corner, or a pair of small sofas. */
const drawSeats = (scene: RoomScene): void => {
  const { random, sun: side, style, fabric, secondFabric, layout } = scene;
  const color = random.pick([fabric, style.soft, secondFabric]);
  if (layout % 4 === 1) {
    for (const x of [-1.5, 0.65]) drawArmchair(scene, [x, 4.7], color);
  } else if (layout % 4 === 2) {
    const x: [number, number] = side < 0 ? [-0.4, 2.4] : [-2.4, 0.4];
    drawSofa(scene, { x, z: 4.9, color });
    drawArmchair(scene, [side < 0 ? -2.3 : 1.45, 4.2], secondFabric);
  } else if (layout % 4 === 3) {
    for (const x of [[-2.1, -0.35] as const, [0.35, 2.1] as const]) drawSofa(scene, { x, z: 4.9, color });
  } else drawSofa(scene, { x: [-1.25, 1.25], z: 4.7, color });
};

const drawBook = (scene: RoomScene): void => {
  const { canvas, palette, fabric } = scene;
  const [bookX, bookY] = project(scene, [-0.3, 0.39, 4]);
  canvas.fill(path`M${bookX - 40} ${bookY}h76l6-10h-74z`, palette.tone(fabric, 0.8));
};

/** A round seat of cloth in place of a table. */
const drawPouf = (scene: RoomScene): void => {
  const { secondFabric } = scene;
  drawFloorShadow(scene, { x: [-0.5, 0.5], z: [3.8, 4.4] }, 0.28);
  drawUpholstery(scene, { bounds: [-0.5, 0.5, 0.02, 0.42], z: 3.9, radius: 0.2, color: secondFabric });
};

const drawWallArtRow = (scene: RoomScene): void => {
  const count = scene.random.integer(1, 3);
  const width = count === 1 ? 1.8 : 0.78;
  for (let index = 0; index < count; index++) {
    const x = (index - (count - 1) / 2) * 0.95;
    drawWallArt(scene, { x: [x - width / 2, x + width / 2], y: [1.25, 2.2] });
  }
};
