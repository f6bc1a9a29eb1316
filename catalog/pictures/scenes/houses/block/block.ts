import { STREET_SETTINGS } from '../../../../facts/land.ts';
import { buildBlock } from '../../../drawing/block.ts';
import { drawMasonry } from '../../../drawing/masonry.ts';
import { type Foreground, type House, type HouseScene, placeHouse } from '../house.ts';
import { drawLampGlow } from '../house-parts.ts';
import { drawPool } from '../outdoors.ts';
import { plantBush, plantGrove, plantTree, shadeTree } from '../planting.ts';
import { drawStreetFront } from '../street.ts';
import { drawBalconies } from './balconies.ts';
import { type BlockDesign, blockDesignOf } from './block-design.ts';
import { drawExtras } from './extras.ts';
import { drawFacade, drawGroundFloor } from './facade.ts';
import { buildTop, TOP_HEIGHTS } from './tops.ts';

export interface BlockSize {
  width: number;
  height: number;
  floors: number;
}

const sizeOf = (design: BlockDesign, floors: number): BlockSize => ({
  width: design.bays * design.bay,
  height: floors * design.storyHeight + 0.6,
  floors,
});

const buildBuilding = (scene: HouseScene, design: BlockDesign, size: BlockSize): void => {
  const { stage, paints, facade, random } = scene;
  const { width, height } = size;
  const lines = paints.lines ? { lines: paints.lines } : {};
  const walls = buildBlock(stage, [0, 0, 0, width, height, design.depth], { all: paints.wall, ...lines });
  const { material } = facade;
  if (material === 'brick' || material === 'stone' || material === 'shingle') {
    drawMasonry(walls.front, { size: [width, height], color: paints.wall, kind: material }, random);
    drawMasonry(walls.right, { size: [design.depth, height], color: paints.wall, kind: material }, random);
  }
  drawFacade(scene, walls.right, { design, size, length: design.depth, isFront: false });
  drawFacade(scene, walls.front, { design, size, length: width, isFront: true });
  drawGroundFloor(scene, walls.front, { design, size });
  buildTop(scene, design, size);
  drawBalconies(scene, design, size);
  drawExtras(scene, walls.front, { design, size });
  drawLampGlow(scene, [[[width / 2, 2, -1], 150]]);
};

/** An apartment building, a condo or a hotel that is composed of the parts of its design. */
export const block: House = {
  view: 'street',
  draw(scene) {
    const { stage, facade, setting } = scene;
    const design = blockDesignOf(facade.building);
    const size = sizeOf(design, facade.floors);
    const extent = {
      x: [-0.5, size.width + 0.5],
      z: [-1.8, design.depth],
      height: size.height + TOP_HEIGHTS[design.top],
    } as const;
    const isStreet = STREET_SETTINGS.includes(setting);
    if (!isStreet) plantBehind(scene);
    placeHouse(scene, extent, {
      degrees: [19, 34],
      width: size.height < size.width * 0.62 ? 0.84 : 0.66,
      top: 54,
    });
    if (isStreet) buildNextDoor(scene, size);
    buildBuilding(scene, design, size);
    if (isStreet) {
      drawStreetFront(scene);
      return 'none';
    }
    stage.resetPlacement();
    return drawGrounds(scene);
  },
};

const plantBehind = (scene: HouseScene): void =>
  plantGrove(scene, [
    [-17, 44, 9],
    [14, 40, 11],
    [19, 36, 10],
    [-12, 38, 8],
    [24, 42, 11],
  ]);

/** The house next door, on the far side. */
const buildNextDoor = (scene: HouseScene, { height }: BlockSize): void => {
  const { stage, random, setting } = scene;
  const wall = random.pick(['#c2b09a', '#a9b0ac', '#b5876c', '#d3c8b8', '#9c8f86', '#c7b7a8']);
  let right = -0.1;
  for (const share of setting === 'town' ? [0.7, 0.6] : [0.72, 0.95]) {
    const width = random.between(8, 12);
    const tall = Math.max(5, height * share * random.between(0.8, 1.05));
    const walls = buildBlock(stage, [right - width, 0, 0.8, width, tall, 11], {
      all: wall,
      lines: [0.4, 'level', 0.12],
    });
    drawFacade(scene, walls.front, {
      design: { bays: 4, bay: width / 4, storyHeight: 3.2, windows: 'sash', ground: 'same' },
      size: { width, height: tall, floors: Math.floor(tall / 3.2) },
      length: width,
      isFront: true,
    });
    right -= width + random.between(0.2, 2.5);
  }
};

/** A lawn with bushes and trees, and the pool if there is one. */
const drawGrounds = (scene: HouseScene): Foreground => {
  const { palette, setting, hasPool, random } = scene;
  if (palette.land.hasSnow) return 'snow';
  if (hasPool) drawPool(scene, { x: [-6, 2], z: [8.6, 11.4] });
  for (const x of [-7, 5.5]) plantBush(scene, { x, z: 14, width: 2 });
  plantTree(scene, shadeTree(scene), [random.between(-9, -7.5), 17, random.between(5, 7)]);
  if (setting === 'desert') return 'desert';
  return ['beach', 'coast', 'tropics'].includes(setting) ? 'dune' : 'meadow';
};
