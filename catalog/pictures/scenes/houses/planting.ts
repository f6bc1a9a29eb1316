import type { Flora } from '../../../facts/land.ts';
import { darker } from '../../drawing/color.ts';
import { ellipsePath } from '../../drawing/path.ts';
import { FLORA_DRAWINGS } from '../plants/flora.ts';
import { drawShrub } from '../plants/undergrowth.ts';
import { type HouseScene, hazeDepthAt } from './house.ts';

/** A shade tree that grows here: palms only stand where the stay's facts have them. */
export const shadeTree = ({ facade }: HouseScene): Flora =>
  ['palm', 'broadleaf', 'conifer'].includes(facade.flora) ? facade.flora : 'juniper';

/** Distance to the right of and away from the viewer, and the tree's height, in meters. */
type TreePlace = readonly [x: number, z: number, height: number];

export const plantTree = (scene: HouseScene, kind: Flora, [x, z, height]: TreePlace): void => {
  const { canvas, palette, stage, sun } = scene;
  const [footX, footY] = stage.projectWorld([x, 0, z]);
  const pixels = (stage.lens.focalLength / z) * height;
  const shade = pixels * 0.2;
  const shadow = ellipsePath(
    [footX - sun * shade, footY].map(Math.round) as [number, number],
    shade * 1.3,
    Math.max(2, shade * 0.13),
  );
  canvas.fill(shadow, palette.tone(darker(scene.groundColor, 0.28), 0), 0.28);
  FLORA_DRAWINGS[kind](scene, { at: [footX, footY], height: pixels, depth: hazeDepthAt(z) });
};

/** Draws trees from back to front, with random offsets. */
export const plantGrove = (
  scene: HouseScene,
  places: readonly TreePlace[],
  kind: Flora = scene.facade.flora,
): void => {
  const { random } = scene;
  for (const [x, z, height] of [...places].sort((first, second) => second[1] - first[1])) {
    if (random.chance(0.14)) continue;
    const offset = random.between(-1.4, 1.4) * (z / 40);
    plantTree(scene, kind, [x + offset, z, height * random.between(0.8, 1.15)]);
  }
};

interface BushPlace {
  x: number;
  z: number;
  width: number;
  color?: string | undefined;
}

export const plantBush = (scene: HouseScene, { x, z, width, color }: BushPlace): void => {
  const { stage } = scene;
  const pixels = (stage.lens.focalLength / z) * width;
  drawShrub(scene, { at: stage.projectWorld([x, 0, z]), width: pixels, color });
};

/** Like `plantBush`, with x and z relative to the house. */
export const plantBushAtHouse = (scene: HouseScene, { x, z, ...bush }: BushPlace): void => {
  const [worldX, , worldZ] = scene.stage.toWorld([x, 0, z]);
  plantBush(scene, { ...bush, x: worldX, z: worldZ });
};

export const plantTreeAtHouse = (scene: HouseScene, kind: Flora, [x, z, height]: TreePlace): void => {
  const [worldX, , worldZ] = scene.stage.toWorld([x, 0, z]);
  plantTree(scene, kind, [worldX, worldZ, height]);
};
