import { type Block, buildBlock } from '../../drawing/block.ts';
import { darker, lighter } from '../../drawing/color.ts';
import type { Face } from '../../drawing/face.ts';
import { clamp, steps } from '../../drawing/numbers.ts';
import { circlePath, linePath, type Point } from '../../drawing/path.ts';
import { drawWindow } from '../../drawing/windows-and-doors.ts';
import { type House, type HouseScene, isLampOn, placeHouse } from './house.ts';
import { drawFootpath, drawLampGlow } from './house-parts.ts';
import { drawFirePit, drawPool } from './outdoors.ts';
import { plantBush, plantGrove, plantTree } from './planting.ts';

/** Stepped clay blocks with beam ends, painted wood and an arched entrance. */
export const adobe: House = {
  view: 'country',
  draw(scene) {
    const { stage, random } = scene;
    const grove = [
      [-11, 38, 5],
      [13, 32, 6],
      [16, 40, 7],
    ] as const;
    plantGrove(scene, grove);
    const clay = scene.paints.wall;
    const paint = scene.paints.door;
    const extent = { x: [0, 13], z: [0, 9.5], height: 6.4 } as const;
    placeHouse(scene, extent, { degrees: [18, 34], width: 0.6 });
    drawFootpath(scene, { from: [4.1, -0.4], color: '#ead2ab' });
    if (random.chance(0.8)) buildUpperFloor(scene, { clay, paint, left: random.pick([2, 3, 4.5]) });
    buildRightWing(scene, { clay, paint });
    buildEntrance(scene, { clay, paint });
    drawLampGlow(scene, [
      [[3.9, 2.9, -0.4], 100],
      [[3.9, 0.1, -0.8], 160],
    ]);
    if (random.chance(0.7)) drawLadder(scene);
    stage.resetPlacement();
    if (scene.hasPool) drawPool(scene, { x: [-7.5, -1.8], z: [8.2, 12.5] });
    else if (random.chance(0.4)) drawFirePit(scene, [-4.6, 12]);
    else {
      plantTree(scene, scene.facade.flora, [-5.2, 13, random.between(3.4, 5.2)]);
      plantBush(scene, { x: -3.6, z: 12.4, width: 1.4, color: '#8a9a6c' });
    }
    return 'desert';
  },
};

interface Paints {
  clay: string;
  paint: string;
}

interface ClayBlock {
  front: Face;
  right: Face;
}

/** A block with a sunlit edge along its top and a row of beam ends. */
const buildClayBlock = (scene: HouseScene, block: Block, clay: string): ClayBlock => {
  const [, , , width, height, depth] = block;
  const walls = buildBlock(scene.stage, block, { all: clay, top: lighter(clay, 0.05) });
  for (const [face, length] of [
    [walls.front, width],
    [walls.right, depth],
  ] as const) {
    const light = clamp(face.light + 0.18);
    face.span([0, height - 0.16, length, height], face.tone(lighter(clay, 0.06), light));
  }
  drawBeamEnds(scene, walls.front, [0.7, width - 0.6, height - 0.7]);
  return walls;
};

const drawBeamEnds = (
  { canvas, palette }: HouseScene,
  face: Face,
  [from, to, height]: readonly [number, number, number],
): void => {
  if (!face.isVisible) return;
  const scale = face.scale([from, height]);
  let ends = '';
  let shadows = '';
  for (const u of steps(from, to, (to - from) / Math.round((to - from) / 0.9))) {
    const [x, y] = face.at([u, height]);
    ends += circlePath(x, y, scale * 0.11);
    shadows += linePath([[x, y], face.at([u + 0.12, height - 0.3])]);
  }
  const shadow = { paint: palette.tone('#5a3424', 0.05), width: scale * 0.14, opacity: 0.35, round: true };
  canvas.stroke(shadows, shadow);
  canvas.fill(ends, palette.tone('#7a4c32', 0.75));
};

const buildUpperFloor = (scene: HouseScene, { clay, paint, left }: Paints & { left: number }): void => {
  const walls = buildClayBlock(scene, [left, 0, 4, 8, 6.4, 5.5], clay);
  const window = { size: [1.2, 1.1], frame: paint, rows: 1 } as const;
  for (const u of [1.2, 4.8]) drawWindow(walls.front, { ...window, at: [u, 4], isLit: isLampOn(scene) });
  drawWindow(walls.right, { ...window, at: [2, 4], isLit: isLampOn(scene) });
};

const buildRightWing = (scene: HouseScene, { clay, paint }: Paints): void => {
  const walls = buildClayBlock(scene, [7, 0, 0.8, 6, 3.4, 8], lighter(clay, 0.015));
  const window = { size: [1.3, 1.3], frame: paint } as const;
  for (const u of [1.1, 3.6]) drawWindow(walls.front, { ...window, at: [u, 0.9], isLit: isLampOn(scene) });
  drawWindow(walls.right, { ...window, at: [2, 0.9], isLit: isLampOn(scene) });
};

const buildEntrance = (scene: HouseScene, { clay, paint }: Paints): void => {
  const { canvas, palette } = scene;
  const { front } = buildClayBlock(scene, [0, 0, 0, 7, 3.9, 6], clay);
  const middle = 3.95;
  const arch = (scale: number, shift: number): Point[] =>
    steps(0, 8, 1).map((index) => {
      const angle = (index / 8) * Math.PI;
      return [
        middle + shift + Math.cos(angle) * 1.15 * scale,
        (1.75 + Math.sin(angle) * 0.95) * (scale < 1 ? 0.9 : 1),
      ];
    });
  const onGround = (points: Point[]): Point[] => {
    const [first, last] = [points[0] as Point, points.at(-1) as Point];
    return [[first[0], 0], ...points, [last[0], 0]];
  };
  front.polygon(onGround(arch(1, 0)), front.tone(darker(clay, 0.16), 0.1));
  front.polygon(onGround(arch(0.74, 0.12)), front.tone(paint, 0.7));
  if (front.isVisible) {
    const gap = front.line([
      [middle + 0.12, 0],
      [middle + 0.12, 2.3],
    ]);
    canvas.stroke(gap, { paint: palette.tone(darker(paint, 0.1), 0.3), width: 2 });
  }
  drawWindow(front, { at: [0.7, 1.1], size: [1.2, 1.2], frame: paint, isLit: isLampOn(scene) });
};

const drawLadder = ({ canvas, palette, stage }: HouseScene): void => {
  const at = (side: number, share: number): Point =>
    stage.project([8.4 + side + 0.2 * share, 4.3 * share, share - 0.3]);
  const sides = [0, 0.55].map((side) => linePath([at(side, 0), at(side, 1)]));
  const rungs = steps(1, 8, 1).map((rung) => linePath([at(0, rung / 9), at(0.55, rung / 9)]));
  canvas.stroke(sides.join('') + rungs.join(''), { paint: palette.tone('#8a6444', 0.6), width: 3.4 });
};
