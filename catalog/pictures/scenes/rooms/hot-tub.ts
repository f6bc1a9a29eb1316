import { tubShapeOf } from '../shape-of-stay.ts';
import { buildPergola, drawDeckFloor, drawDeckRail, drawSunlightOnDeck } from './deck.ts';
import { drawTowels } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import { drawRoomBlock, type RoomScene } from './room-scene.ts';
import { drawTub } from './tubs.ts';

/** A steaming tub on a deck with a view. */
export const drawHotTubDeck = (scene: RoomScene): void => {
  const { sun, style, random } = scene;
  drawDeckFloor(scene);
  drawDeckRail(scene);
  drawSunlightOnDeck(scene);
  if (scene.layout % 2 === 0) buildPergola(scene);
  const center = -sun * random.between(0.2, 0.8);
  drawTub(scene, center);
  if (tubShapeOf(scene.seed) !== 'sunken') {
    drawRoomBlock(scene, [center - 0.45, center + 0.45, 0.26, 0.5, 3.25, 3.5], style.wood);
    drawRoomBlock(scene, [center - 0.45, center + 0.45, 0, 0.26, 3, 3.25], style.wood);
  }
  drawPottedPlant(scene, [sun * 2.5, 5.4], 1.6);
  const stool = sun * 1.75;
  drawRoomBlock(scene, [stool - 0.25, stool + 0.25, 0, 0.5, 4.4, 4.8], style.wood);
  drawTowels(scene, [stool, 0.5, 4.45]);
};
