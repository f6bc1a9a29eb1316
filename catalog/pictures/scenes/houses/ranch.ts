import { buildBlock } from '../../drawing/block.ts';
import { darker } from '../../drawing/color.ts';
import { buildGable } from '../../drawing/gable.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, drawFence, drawFootpath, drawLampGlow } from './house-parts.ts';
import { drawPool } from './outdoors.ts';
import { plantGrove, shadeTree } from './planting.ts';

const STONE = '#a8957f';
const TRIM = '#f2ead9';

const LENGTH = 16;
const PORCH_LEFT = 5.4;

/** A long, low house: a wing with a front gable and a porch along the rest. */
export const ranch: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const grove = [
      [-12, 40, 9],
      [4, 38, 10],
      [10, 40, 9],
      [15, 33, 8],
      [19, 38, 10],
    ] as const;
    plantGrove(scene, grove, scene.setting === 'desert' ? scene.facade.flora : shadeTree(scene));
    const { wall, roof } = scene.paints;
    const extent = { x: [-0.5, 16.6], z: [-3, 8], height: 4.9 } as const;
    placeHouse(scene, extent, { degrees: [12, 23], width: 0.66 });
    drawFootpath(scene, { from: [8.5, -1.5], halfWidth: 0.9 });
    buildMainBody(scene, wall, roof);
    drawPorch(scene, wall, roof);
    const wing = buildGable(stage, {
      body: [0, 0, -3, PORCH_LEFT, 2.9, 7],
      rise: random.between(1.6, 2.2),
      wall,
      roof,
      wallLines: scene.paints.lines,
      trim: TRIM,
    });
    drawWindow(wing.front, { at: [1.45, 0.7], size: [2.5, 1.8], columns: 3, isLit: isLampOn(scene) });
    wing.drawRoof();
    drawLampGlow(scene, [
      [[9.8, 2.2, -0.5], 120],
      [[9.8, 0.2, -2], 150],
    ]);
    stage.resetPlacement();
    if (scene.hasPool) drawPool(scene, { x: [-6.8, -1.2], z: [9, 13] });
    else if (random.chance(0.7)) drawFence(scene, random.pick(['#efe6d4', '#8a6a50']));
    return palette.region === 'desert' ? 'desert' : 'meadow';
  },
};

const buildMainBody = (scene: HouseScene, wall: string, roof: string): void => {
  const { stage } = scene;
  const body = stage.withRotation([LENGTH, 0, -90], () =>
    buildGable(stage, {
      body: [0, 0, 0, 8, 2.9, LENGTH],
      rise: 2,
      wall,
      roof,
      eaves: 0.7,
      overhang: 0.6,
      wallLines: scene.paints.lines,
      roofLines: [0.6, 'upright', 0.2],
    }),
  );
  const front = body.left;
  for (const u of [6.1, 11.8]) drawWindow(front, { at: [u, 0.9], size: [2, 1.35], isLit: isLampOn(scene) });
  drawWindow(front, { at: [14.2, 0.9], size: [1.1, 1.35], columns: 1, isLit: isLampOn(scene) });
  drawDoor(front, { at: [9.2, 0], size: [1.2, 2.25], color: scene.paints.door, hasGlass: true });
  drawWindow(body.front, { at: [3, 0.9], size: [2, 1.35], isLit: isLampOn(scene) });
  body.drawRoof();
};

const drawPorch = (scene: HouseScene, wall: string, roof: string): void => {
  const { stage, palette } = scene;
  buildBlock(stage, [PORCH_LEFT, 0, -2, LENGTH - PORCH_LEFT, 0.2, 2], {
    all: STONE,
    top: '#cbb795',
    isFlat: true,
  });
  for (const x of [7.4, 10.1, 12.8, 15.5])
    buildPost(scene, { x, z: -1.8, from: 0.2, to: 2.55, width: 0.22, color: TRIM });
  const level = (y: number, z: number): [Point3, Point3] => [
    [PORCH_LEFT, y, z],
    [16.3, y, z],
  ];
  const sheet = (front: [Point3, Point3], back: [Point3, Point3]): Point3[] => [...front, back[1], back[0]];
  stage.polygon(sheet(level(2.5, -2.2), level(2.55, 0)), palette.tone(darker(wall, 0.2), 0.05), 0.9);
  stage.polygon(sheet(level(2.5, -2.2), level(3.1, 0.1)), palette.tone(roof, 0.85));
  stage.polygon(sheet(level(2.32, -2.2), level(2.52, -2.2)), palette.tone(TRIM, 0.8));
};
