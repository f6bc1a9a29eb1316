import type { Block } from './block.ts';
import { darker, lighter } from './color.ts';
import { buildFace, type Face, type LinePattern, spanCorners, wallShape } from './face.ts';
import { clamp } from './numbers.ts';
import type { Point } from './path.ts';
import type { Point3, Stage } from './perspective.ts';

interface GableHouse {
  /** the walls up to the eaves; the gable is at the front, and the ridge runs from front to back */
  body: Block;
  /** height from the eaves to the ridge */
  rise: number;
  wall: string;
  frontWall?: string;
  roof: string;
  wallLines?: LinePattern | undefined;
  roofLines?: LinePattern;
  /** overhang of the roof at the eaves and in front of the gable */
  eaves?: number;
  overhang?: number;
  /** thickness of the roof's edge */
  edge?: number;
  trim?: string | undefined;
}

interface GableWalls {
  front: Face;
  left: Face;
  right: Face;
  /** draws the roof; called after windows and doors are drawn on the walls */
  drawRoof: () => void;
}

const EAVES = 0.5;
const OVERHANG = 0.5;

export const buildGable = (stage: Stage, house: GableHouse): GableWalls => {
  const [x, y, z, width, height, depth] = house.body;
  const { rise, wall, wallLines: lines, eaves = EAVES, overhang = OVERHANG } = house;
  const end: Point[] = [
    ...spanCorners([0, 0, width, height]).slice(0, 3),
    [width / 2, height + rise],
    [0, height],
  ];
  const side = spanCorners([0, 0, depth, height]);
  const left = buildFace(stage, wallShape([x, y, z + depth], [0, 0, -1], side), { material: wall, lines });
  const right = buildFace(stage, wallShape([x + width, y, z], [0, 0, 1], side), { material: wall, lines });
  const frontStyle = { material: house.frontWall ?? wall, lines };
  const front = buildFace(stage, wallShape([x, y, z], [1, 0, 0], end), frontStyle);
  const shade = stage.palette.tone(darker(wall, 0.2), 0);
  const under = overhang * 0.8;
  front.polygon(
    [
      [0, height],
      [0, height - under],
      [width / 2, height + rise - under],
      [width, height - under],
      [width, height],
      [width / 2, height + rise],
    ],
    shade,
    0.42,
  );
  for (const wallFace of [left, right]) wallFace.span([0, height - eaves * 0.8, depth, height], shade, 0.42);
  return {
    front,
    left,
    right,
    drawRoof: stage.bindPlacement(() => drawRoof(stage, house, { front, left, right })),
  };
};

const drawRoof = (stage: Stage, house: GableHouse, walls: Omit<GableWalls, 'drawRoof'>): void => {
  const [x, y, z, width, height, depth] = house.body;
  const { rise, roof, eaves = EAVES, overhang = OVERHANG, edge = 0.18 } = house;
  const slope = rise / (width / 2);
  const slant = Math.hypot(1, slope);
  const foot = y + height - eaves * slope;
  const middle = x + width / 2;
  const ridge = y + height + rise;
  const eavesAt = (side: number, depthAt: number): Point3 => [
    middle + side * (width / 2 + eaves),
    foot,
    depthAt,
  ];
  const front = z - overhang;
  const back = z + depth + overhang;
  const soffit = stage.palette.tone(darker(roof, 0.12), 0.03);
  for (const side of [-1, 1]) {
    stage.polygon(
      [eavesAt(side, front), [middle, ridge, front], [middle, ridge, z], eavesAt(side, z)],
      soffit,
    );
  }
  const corners = spanCorners([0, 0, depth + overhang * 2, (width / 2 + eaves) * slant]);
  const style = { material: roof, lines: house.roofLines ?? ([0.45, 'upright', 0.22] as const) };
  const up = (direction: number): Point3 => [direction / slant, slope / slant, 0];
  buildFace(stage, { origin: eavesAt(-1, back), right: [0, 0, -1], up: up(1), corners }, style);
  buildFace(stage, { origin: eavesAt(1, front), right: [0, 0, 1], up: up(-1), corners }, style);
  const trim = house.trim ?? lighter(roof, 0.1);
  const lowered = ([px, py, pz]: Point3, by: number): Point3 => [px, py - by, pz];
  for (const side of [-1, 1]) {
    const wall = side < 0 ? walls.left : walls.right;
    const [near, far] = [eavesAt(side, front), eavesAt(side, back)];
    if (wall.isVisible) stage.polygon([near, far, lowered(far, edge), lowered(near, edge)], wall.tone(trim));
    if (!walls.front.isVisible) continue;
    const top: Point3 = [middle, ridge, front];
    const verge = [near, top, lowered(top, edge * slant), lowered(near, edge * slant)];
    stage.polygon(verge, walls.front.tone(trim, clamp(walls.front.light + 0.1)));
  }
};
