import { buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import { buildGable } from '../../drawing/gable.ts';
import { steps } from '../../drawing/numbers.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import { drawDoor, drawWindow } from '../../drawing/windows-and-doors.ts';
import { drawHotTub } from './hot-tubs.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { buildPost, drawFootpath, drawLampGlow, drawSmoke } from './house-parts.ts';
import { drawFirePit, drawSkis } from './outdoors.ts';
import { plantGrove, plantTree } from './planting.ts';

const LENGTH = 12;
const DEPTH = 7;
const EAVES = 2.7;

/** A cabin of round logs with a low roof, seen from its long side, with a porch and a stone chimney. */
export const logCabin: House = {
  view: 'country',
  draw(scene) {
    const { stage, random, palette } = scene;
    const { hasSnow } = palette.land;
    plantGrove(scene, [
      [-12, 42, 14],
      [-5, 46, 13],
      [2, 44, 15],
      [9, 40, 13],
      [15, 36, 14],
      [19, 42, 15],
    ]);
    const { wall: log, roof, frame, door: color } = scene.paints;
    const rise = random.between(1.9, 2.6);
    const extent = { x: [-0.8, LENGTH + 1.4], z: [-2.2, DEPTH], height: EAVES + rise + 1.2 } as const;
    placeHouse(scene, extent, { degrees: [16, 27], width: 0.62 });
    drawFootpath(scene, { from: [LENGTH / 2, -2.4], halfWidth: 0.7 });
    buildChimneyStack(scene, rise);
    const walls = stage.withRotation([LENGTH, 0, -90], () =>
      buildGable(stage, {
        body: [0, 0.3, 0, DEPTH, EAVES, LENGTH],
        rise,
        wall: log,
        roof,
        wallLines: [0.28, 'level', 0.5],
        roofLines: hasSnow ? [99, 'upright', 0] : [0.6, 'upright', 0.2],
        eaves: 0.6,
        overhang: 0.7,
        edge: hasSnow ? 0.4 : 0.2,
        trim: hasSnow ? '#f7fafc' : undefined,
      }),
    );
    const front = walls.left;
    const doorAt = LENGTH / 2 - 0.55;
    drawDoor(front, { at: [doorAt, 0], size: [1.1, 2.1], color, frame, hasGlass: true });
    for (const u of [1.1, 3.4, 7.2, 9.5]) {
      drawWindow(front, { at: [u, 0.9], size: [1.4, 1.2], frame, isLit: isLampOn(scene) });
    }
    for (const u of [1.2, 4.2])
      drawWindow(walls.front, { at: [u, 0.9], size: [1.4, 1.2], frame, isLit: isLampOn(scene) });
    drawWindow(walls.front, { at: [2.9, EAVES + 0.1], size: [1.2, 0.9], frame, isLit: isLampOn(scene) });
    walls.drawRoof();
    drawRoofedPorch(scene, { log, roof });
    stage.resetPlacement();
    if (scene.hasHotTub) drawHotTub(scene, [-5.4, 13.4]);
    else if (hasSnow) drawSkis(scene, [-4.4, 12]);
    else if (random.chance(0.5)) drawFirePit(scene, [-4.6, 12]);
    else plantTree(scene, 'conifer', [-7.4, 17, 9]);
    return hasSnow ? 'snow' : 'wild';
  },
};

const buildChimneyStack = (scene: HouseScene, rise: number): void => {
  const z = DEPTH * 0.42;
  const stone = { all: '#8f867e', front: '#a0968c', lines: [0.3, 'level', 0.35] as const };
  buildBlock(scene.stage, [-0.9, 0, z, 1, EAVES + rise + 1, 1.5], { ...stone, hasBottom: false });
  drawSmoke(scene, [-0.4, EAVES + rise + 1.1, z + 0.7]);
};

const drawRoofedPorch = (scene: HouseScene, { log, roof }: { log: string; roof: string }): void => {
  const { stage, palette } = scene;
  const [left, right, front] = [2.4, LENGTH - 2.4, -2];
  buildBlock(stage, [left, 0, front, right - left, 0.3, 2], {
    all: '#8d7660',
    top: '#b99a76',
    front: '#7d6a58',
  });
  for (const x of steps(left + 0.3, right - 0.2, (right - left - 0.6) / 3)) {
    buildPost(scene, { x, z: front + 0.2, from: 0.3, to: 2.5, width: 0.26, color: darker(log, 0.04) });
  }
  const eaves: Point3[] = [
    [left - 0.3, 2.45, front - 0.3],
    [right + 0.3, 2.45, front - 0.3],
  ];
  const wall: Point3[] = [
    [right + 0.3, 3.15, -0.35],
    [left - 0.3, 3.15, -0.35],
  ];
  stage.polygon([...eaves, ...wall], palette.tone(lighter(roof, 0.02), 0.9));
  const edge: Point3[] = [
    [right + 0.3, 2.25, front - 0.3],
    [left - 0.3, 2.25, front - 0.3],
  ];
  stage.polygon([...eaves, ...edge], palette.tone(lighter(roof, 0.1), 0.6));
  buildBlock(stage, [LENGTH / 2 - 0.9, 0, front - 0.5, 1.8, 0.16, 0.5], '#a58a6b');
  drawLampGlow(scene, [
    [[LENGTH / 2, 2, -0.8], 130],
    [[LENGTH / 2, 0.2, -2.4], 170],
  ]);
};
