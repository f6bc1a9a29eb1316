import { buildBlock } from '../../drawing/block.ts';
import { lighter } from '../../drawing/color.ts';
import { buildGable } from '../../drawing/gable.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildStairs, drawFootpath, drawLampGlow, drawRailing } from './house-parts.ts';
import { plantBush, plantGrove, plantTree, shadeTree } from './planting.ts';

const LENGTH = 11;
const PORCH = 7.6;

/** A bungalow with a gabled front porch on tapered piers. */
export const bungalow: House = {
  view: 'country',
  draw(scene) {
    const grove = [
      [-11, 38, 9],
      [9, 34, 10],
      [14, 30, 9],
      [3, 42, 10],
    ] as const;
    plantGrove(scene, grove, shadeTree(scene));
    const { wall, roof, trim } = scene.paints;
    const extent = { x: [-0.8, LENGTH + 0.8], z: [-2.6, 9], height: 6.6 } as const;
    placeHouse(scene, extent, { degrees: [15, 29], width: 0.6 });
    drawFootpath(scene, { from: [4, -2.6], halfWidth: 0.7 });
    buildMainBody(scene, { wall, roof, trim });
    buildPorch(scene, { wall, roof, trim });
    drawLampGlow(scene, [
      [[4, 2.3, -1], 130],
      [[4, 0.2, -3], 160],
    ]);
    plantGarden(scene);
    return 'meadow';
  },
};

interface Paints {
  wall: string;
  roof: string;
  trim: string;
}

const buildMainBody = (scene: HouseScene, { wall, roof, trim }: Paints): void => {
  const { stage, random } = scene;
  const body = stage.withRotation([LENGTH, 0, -90], () =>
    buildGable(stage, {
      body: [0, 0.5, 0, 9, 3, LENGTH],
      rise: random.between(2.4, 3.2),
      wall,
      roof,
      trim,
      eaves: 0.8,
      overhang: 0.7,
      wallLines: scene.paints.lines,
    }),
  );
  const front = body.left;
  const window = (u: number, width: number) => ({ at: [u, 0.85], size: [width, 1.5], frame: trim }) as const;
  drawWindow(front, { ...window(8, 2), columns: 3, isLit: isLampOn(scene) });
  drawWindow(front, { ...window(1.1, 1.7), isLit: isLampOn(scene) });
  drawWindow(front, { ...window(5.2, 1.7), isLit: isLampOn(scene) });
  drawDoor(front, { at: [3.4, 0], size: [1.1, 2.2], color: scene.paints.door, frame: trim, hasGlass: true });
  drawWindow(body.front, { ...window(2, 1.4), isLit: isLampOn(scene) });
  drawWindow(body.front, { ...window(5.6, 1.4), isLit: isLampOn(scene) });
  drawWindow(body.front, { at: [3.8, 3.6], size: [1.4, 1], frame: trim, isLit: isLampOn(scene) });
  body.drawRoof();
};

const buildPorch = (scene: HouseScene, { wall, roof, trim }: Paints): void => {
  const { stage, random, palette } = scene;
  const floor = { all: '#a49484', top: '#cbb795', front: '#9a8878', lines: [0.16, 'level', 0.2] } as const;
  buildBlock(stage, [0.2, 0, -2.6, PORCH, 0.5, 2.7], floor);
  const darkness: Point3[] = [
    [0.2, 3, 0],
    [0.2 + PORCH, 3, 0],
    [0.2 + PORCH, 3.5, 0],
    [0.2, 3.5, 0],
  ];
  stage.polygon(darkness, palette.tone('#241c18', 0), 0.4);
  const gable = buildGable(stage, {
    body: [0.2, 3.05, -2.5, PORCH, 0.3, 3.2],
    rise: 1.9,
    wall: lighter(wall, 0.04),
    roof,
    trim,
    wallLines: [0.26, random.chance(0.5) ? 'upright' : 'level', 0.3],
  });
  if (random.chance(0.5)) {
    const attic = { at: [PORCH / 2 - 0.7, 0.55], size: [1.4, 0.6], columns: 3, rows: 1 } as const;
    drawWindow(gable.front, { ...attic, frame: trim, isLit: isLampOn(scene) });
  }
  gable.drawRoof();
  const hasRail = random.chance(0.5);
  const stone = random.pick(['#9a8878', '#a8604a', '#8d8c88']);
  for (const x of [0.7, 7.3]) {
    const pier = { all: stone, front: lighter(stone, 0.03), lines: [0.25, 'level', 0.3] } as const;
    buildBlock(stage, [x - 0.45, 0, -2.5, 0.9, 1.5, 0.8], pier);
    buildBlock(stage, [x - 0.22, 1.5, -2.3, 0.44, 1.6, 0.4], trim);
  }
  buildBlock(stage, [0.2, 2.95, -2.5, PORCH, 0.28, 0.3], trim);
  if (hasRail) {
    drawRailing(scene, { from: [1.1, 0.5, -2.4], to: [2.8, 0.5, -2.4], bars: 8, height: 0.9, color: trim });
    drawRailing(scene, { from: [5.1, 0.5, -2.4], to: [6.9, 0.5, -2.4], bars: 8, height: 0.9, color: trim });
  }
  buildStairs(scene, { x: 2.9, width: 2.1, z: -2.6, height: 0.5, count: 3, tread: 0.36, color: '#bcab98' });
};

const plantGarden = (scene: HouseScene): void => {
  const { stage, random, palette } = scene;
  const { leaf, tree, blossom } = palette.land;
  stage.resetPlacement();
  plantBush(scene, { x: 3.2, z: 15.4, width: 1.8 });
  plantBush(scene, { x: 5, z: 15.8, width: 1.6, color: blossom ?? leaf });
  if (random.chance(0.75)) plantTree(scene, shadeTree(scene), [-7.2, 17, random.between(5.5, 8)]);
  plantBush(scene, { x: -5.6, z: 15, width: 1.6, color: tree });
};
