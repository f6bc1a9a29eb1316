import { path } from '../../drawing/path.ts';
import { hangArt, hangPendant, putFloorLamp, putShelf, putVase } from './decor.ts';
import { buildFireplace } from './fireplace.ts';
import { layRug, putArmchair, putSofa, putTable } from './furniture.ts';
import { putPotPlant } from './potted-plant.ts';
import { place, type RoomScene } from './room-scene.ts';
import { drawBackWindow } from './windows.ts';

/** Seats around a low table, before a view, a hearth, books or pictures. */
export const drawLiving = (scene: RoomScene): void => {
  const { random, sun: side, style, fabric, secondFabric, canvas, palette } = scene;
  const focus = scene.hasFireplace
    ? 'hearth'
    : scene.hasWindowBehind
      ? 'view'
      : random.pick(['art', 'books']);
  if (focus === 'view') {
    const [columns, rows] = style.hasSteelWindows ? [6, 4] : [random.pick([2, 3, 4]), 1];
    drawBackWindow(scene, { x: [-1.9, 1.9], y: [0.42, 2.4], columns, rows, isArched: style.hasArches });
  } else if (focus === 'hearth') buildFireplace(scene, -0.9, 1.8);
  else if (focus === 'books') for (const y of [1.2, 1.66, 2.12]) putShelf(scene, [-1.6, 1.6], y);
  else hangRowOfArt(scene);
  putFloorLamp(scene, [-side * 2.45, 5.9]);
  putPotPlant(scene, [side * 2.5, 5.7], random.between(1.3, 1.9));
  layRug(scene, { x: [-1.7, 1.7], z: [3.3, 5.2] }, fabric);
  if (focus === 'hearth') {
    putArmchair(scene, [side < 0 ? 1.05 : -1.9, 4.8], fabric);
    putArmchair(scene, [side < 0 ? -1.95 : 1.1, 4.6], style.soft);
  } else putSofa(scene, { x: [-1.25, 1.25], z: 4.7, color: random.pick([fabric, style.soft, secondFabric]) });
  putTable(scene, { x: [-0.62, 0.62], z: [3.75, 4.35], y: 0.38, color: style.wood });
  putVase(scene, [0.15, 0.38, 4.05], secondFabric);
  const [bookX, bookY] = place(scene, [-0.3, 0.39, 4]);
  canvas.fill(path`M${bookX - 40} ${bookY}h76l6-10h-74z`, palette.tone(fabric, 0.8));
  if (focus !== 'hearth' && random.chance(0.7))
    putArmchair(scene, [side < 0 ? 1.55 : -2.4, 3.75], secondFabric);
  if (random.chance(0.5)) hangPendant(scene, [0, 2.15, 4.4], { color: secondFabric, radius: 0.26 });
};

const hangRowOfArt = (scene: RoomScene): void => {
  const count = scene.random.integer(1, 3);
  const width = count === 1 ? 1.8 : 0.78;
  for (let index = 0; index < count; index++) {
    const x = (index - (count - 1) / 2) * 0.95;
    hangArt(scene, { x: [x - width / 2, x + width / 2], y: [1.25, 2.2] });
  }
};
