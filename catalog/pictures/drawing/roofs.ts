import type { Block } from './block.ts';
import { darker } from './color.ts';
import { buildFace, type LinePattern, spanCorners, wallShape } from './face.ts';
import type { Point } from './path.ts';
import type { Point3, Stage } from './perspective.ts';

export interface RoofStyle {
  color: string;
  /** of the edges */
  trim: string;
  eaves?: number;
  edge?: number;
  lines?: LinePattern;
}

/** A roof extruded from a profile: across the front if `isAlongFront`, otherwise from front to back. */
export interface ProfileRoof extends RoofStyle {
  /** the walls below */
  body: Block;
  /** corners from one eave to the other: distance across, height above the walls' top */
  profile: readonly Point[];
  isAlongFront: boolean;
  /** between two other houses, no end of the roof is visible */
  isBetween?: boolean;
}

const SEAMS: LinePattern = [0.5, 'upright', 0.2];

/** Lengthens the first and the last slope down over the eaves. */
const extend = (profile: readonly Point[], eaves: number): Point[] => {
  const outward = (end: Point, next: Point): Point => {
    const length = Math.hypot(end[0] - next[0], end[1] - next[1]);
    const share = eaves / length;
    return [end[0] + (end[0] - next[0]) * share, end[1] + (end[1] - next[1]) * share];
  };
  const points = [...profile];
  return [
    outward(points[0] as Point, points[1] as Point),
    ...points.slice(1, -1),
    outward(points.at(-1) as Point, points.at(-2) as Point),
  ];
};

/** Returns points of the roof: along the ridge, across it, above the ground. */
const placing = ({ body: [x, y, z, , height], isAlongFront }: ProfileRoof) => {
  const top = y + height;
  return (along: number, [across, up]: Point): Point3 =>
    isAlongFront ? [x + along, top + up, z + across] : [x + across, top + up, z + along];
};

const drawSlope = (stage: Stage, roof: ProfileRoof, [from, to]: readonly [Point, Point]): void => {
  const { isAlongFront, eaves = 0.5, color, lines = SEAMS } = roof;
  const [, , , width, , depth] = roof.body;
  const length = (isAlongFront ? width : depth) + 2 * eaves;
  const slant = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [across, up] = [(to[0] - from[0]) / slant, (to[1] - from[1]) / slant];
  const at = placing(roof);
  const corners: Point[] = [
    [0, 0],
    [length, 0],
    [length, slant],
    [0, slant],
  ];
  const shape = isAlongFront
    ? ({ origin: at(-eaves, from), right: [1, 0, 0], up: [0, up, across], corners } as const)
    : ({ origin: at(length - eaves, from), right: [0, 0, -1], up: [across, up, 0], corners } as const);
  buildFace(stage, shape, { material: color, lines });
};

type Slope = readonly [Point, Point];

/** A visible end of a slope: a soffit below and a board along it. */
const drawEnd = (stage: Stage, roof: ProfileRoof, [point, next]: Slope): void => {
  const { isAlongFront, eaves = 0.5, edge = 0.2, trim, body } = roof;
  const at = placing(roof);
  const near = isAlongFront ? body[3] + eaves : -eaves;
  const wall = isAlongFront ? body[3] : 0;
  const light = stage.lightOn(isAlongFront ? [1, 0, 0] : [0, 0, -1]);
  if (!isAlongFront || isBehind(roof, [point, next]))
    stage.polygon(
      [at(near, point), at(near, next), at(wall, next), at(wall, point)],
      stage.palette.tone(darker(roof.color, 0.12), 0.05),
    );
  const lowered = ([across, up]: Point): Point => [across, up - edge];
  const board = [at(near, point), at(near, next), at(near, lowered(next)), at(near, lowered(point))];
  stage.polygon(board, stage.palette.tone(trim, Math.min(1, light + 0.1)));
};

/** Whether the slope is at the back of a roof along the front: it is seen from below, and slopes at the front hide it. */
const isBehind = ({ isAlongFront }: ProfileRoof, [from, to]: Slope): boolean =>
  isAlongFront && to[1] < from[1];

/** The board below the front eaves of a roof along the front. */
const drawFrontEdge = (stage: Stage, roof: ProfileRoof, [first]: readonly Point[]): void => {
  if (!roof.isAlongFront || !first) return;
  const { eaves = 0.5, edge = 0.2, trim, body } = roof;
  const at = placing(roof);
  const [left, right] = [-eaves, body[3] + eaves];
  const low: Point = [first[0], first[1] - edge];
  const paint = stage.palette.tone(trim, stage.lightOn([0, 0, -1]));
  stage.polygon([at(left, first), at(right, first), at(right, low), at(left, low)], paint);
};

export const drawProfileRoof = (stage: Stage, roof: ProfileRoof): void => {
  const profile = extend(roof.profile, roof.eaves ?? 0.5);
  const slopes = profile.slice(0, -1).map((point, index): Slope => [point, profile[index + 1] as Point]);
  const [behind, others] = [
    slopes.filter((slope) => isBehind(roof, slope)),
    slopes.filter((slope) => !isBehind(roof, slope)),
  ];
  if (!roof.isBetween) for (const slope of behind) drawEnd(stage, roof, slope);
  for (const slope of slopes.toReversed()) drawSlope(stage, roof, slope);
  if (!roof.isBetween) for (const slope of others) drawEnd(stage, roof, slope);
  drawFrontEdge(stage, roof, profile);
};

export interface HipRoof extends RoofStyle {
  body: Block;
  rise: number;
  /** how far the top lies inside the eaves, from the sides and from the front */
  inset: Point;
}

/** A roof that slopes on all four sides, up to a ridge or a flat top. */
export const drawHipRoof = (
  stage: Stage,
  { body, rise, inset, color, trim, eaves = 0.6, edge = 0.2 }: HipRoof,
): void => {
  const [bx, by, bz, bw, bh, bd] = body;
  const [x, y, z, width, depth] = [bx - eaves, by + bh, bz - eaves, bw + 2 * eaves, bd + 2 * eaves];
  const [sideInset, frontInset] = [inset[0] + eaves, inset[1] + eaves];
  const slope = (length: number, [across, along]: Point): Point[] => [
    [0, 0],
    [length, 0],
    [length - along, Math.hypot(rise, across)],
    [along, Math.hypot(rise, across)],
  ];
  const style = { material: color, lines: [0.4, 'level', 0.14] as const };
  const up = (across: number): Point => [rise / Math.hypot(rise, across), across / Math.hypot(rise, across)];
  const [sideUp, sideIn] = up(sideInset);
  const [frontUp, frontIn] = up(frontInset);
  const right = { origin: [x + width, y, z], right: [0, 0, 1], up: [-sideIn, sideUp, 0] } as const;
  const left = { origin: [x, y, z + depth], right: [0, 0, -1], up: [sideIn, sideUp, 0] } as const;
  const front = { origin: [x, y, z], right: [1, 0, 0], up: [0, frontUp, frontIn] } as const;
  const sides = slope(depth, [sideInset, frontInset]);
  buildFace(stage, { ...left, corners: sides }, style);
  buildFace(stage, { ...right, corners: sides }, style);
  buildFace(stage, { ...front, corners: slope(width, [frontInset, sideInset]) }, style);
  const low = y - edge;
  buildFace(stage, wallShape([x + width, low, z], [0, 0, 1], spanCorners([0, 0, depth, edge])), {
    material: trim,
  });
  stage.polygon(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, low, z],
      [x, low, z],
    ],
    stage.palette.tone(trim, stage.lightOn([0, 0, -1])),
  );
};
