import { buildPergola, drawDeckFloor, drawDeckRail, drawSunlightOnDeck } from './deck.ts';
import { drawDrinkingGlass, drawVase } from './decor.ts';
import { drawArmchair, drawRug, drawSofa, drawTable } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import type { RoomScene } from './room-scene.ts';

/** Seats on a deck under a pergola. */
export const drawTerrace = (scene: RoomScene): void => {
  const { random, sun, style, fabric, secondFabric } = scene;
  drawDeckFloor(scene);
  drawDeckRail(scene);
  drawSunlightOnDeck(scene);
  if (random.chance(0.75)) buildPergola(scene);
  drawPottedPlant(scene, [sun * 2.9, 5.8], 1.8);
  drawPottedPlant(scene, [-sun * 2.9, 5.6], 1.3);
  drawRug(scene, { x: [-1.8, 1.8], z: [3.4, 5.6] }, secondFabric);
  if (random.chance(0.5)) drawSofa(scene, { x: [-1.2, 1.2], z: 4.9, color: style.soft });
  else for (const x of [-1.35, 0.5]) drawArmchair(scene, [x, 4.8], style.soft);
  drawTable(scene, { x: [-0.55, 0.55], z: [3.8, 4.35], y: 0.36, color: style.wood });
  drawVase(scene, [0.2, 0.36, 4.1], fabric);
  drawDrinkingGlass(scene, [-0.25, 0.36, 4]);
  drawArmchair(scene, [sun < 0 ? 1.5 : -2.35, 3.7], fabric);
};
