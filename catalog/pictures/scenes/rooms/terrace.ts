import { buildPergola, drawDeckRail, layDeck, throwSunOnDeck } from './deck.ts';
import { putGlass, putVase } from './decor.ts';
import { layRug, putArmchair, putSofa, putTable } from './furniture.ts';
import { putPotPlant } from './potted-plant.ts';
import type { RoomScene } from './room-scene.ts';

/** Seats on a deck under a pergola. */
export const drawTerrace = (scene: RoomScene): void => {
  const { random, sun, style, fabric, secondFabric } = scene;
  layDeck(scene);
  drawDeckRail(scene);
  throwSunOnDeck(scene);
  if (random.chance(0.75)) buildPergola(scene);
  putPotPlant(scene, [sun * 2.9, 5.8], 1.8);
  putPotPlant(scene, [-sun * 2.9, 5.6], 1.3);
  layRug(scene, { x: [-1.8, 1.8], z: [3.4, 5.6] }, secondFabric);
  if (random.chance(0.5)) putSofa(scene, { x: [-1.2, 1.2], z: 4.9, color: style.soft });
  else for (const x of [-1.35, 0.5]) putArmchair(scene, [x, 4.8], style.soft);
  putTable(scene, { x: [-0.55, 0.55], z: [3.8, 4.35], y: 0.36, color: style.wood });
  putVase(scene, [0.2, 0.36, 4.1], fabric);
  putGlass(scene, [-0.25, 0.36, 4]);
  putArmchair(scene, [sun < 0 ? 1.5 : -2.35, 3.7], fabric);
};
