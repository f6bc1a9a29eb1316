import { buildBlock } from '../../drawing/block.ts';
import { mixColors } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { curvePath, linePath, type Point, path, roughPath } from '../../drawing/path.ts';
import type { Point3 } from '../../drawing/perspective.ts';
import type { HouseScene } from './house.ts';

export interface Railing {
  from: Point3;
  to: Point3;
  height?: number;
  bars: number;
  color: string;
  hasGlass?: boolean;
}

export const drawRailing = (scene: HouseScene, railing: Railing): void => {
  drawRailings(scene, [railing]);
};

/** Draws railings of the same style with few paths: all panes, then all rails, then all bars. */
export const drawRailings = ({ canvas, palette, stage }: HouseScene, railings: readonly Railing[]): void => {
  const [first] = railings;
  if (!first) return;
  const { color, hasGlass = false } = first;
  const thickness = stage.scaleAt(first.from) * 0.06;
  const paint = palette.tone(color, 0.7);
  let panes = '';
  let rails = '';
  let uprights = '';
  for (const { from, to, height = 1, bars } of railings) {
    const at = (share: number, up: number): Point =>
      stage.project([
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share + up,
        from[2] + (to[2] - from[2]) * share,
      ]);
    panes += roughPath([at(0, 0), at(1, 0), at(1, height), at(0, height)]);
    rails +=
      linePath([at(0, height), at(1, height)]) + (hasGlass ? '' : linePath([at(0, 0.15), at(1, 0.15)]));
    const count = canvas.detail < 0.2 ? Math.ceil(bars / 2) : bars;
    for (const bar of steps(0, count, 1)) uprights += linePath([at(bar / count, 0), at(bar / count, height)]);
  }
  if (hasGlass) canvas.fill(panes, mixColors(palette.sky[2], '#ffffff', 0.3), 0.3);
  canvas.stroke(rails, { paint, width: Math.max(1.4, thickness) });
  canvas.stroke(uprights, { paint, width: Math.max(0.9, thickness * (hasGlass ? 0.7 : 0.55)) });
};

interface Post {
  x: number;
  z: number;
  from: number;
  to: number;
  width?: number;
  color?: string;
}

export const buildPost = (
  { stage }: HouseScene,
  { x, z, from, to, width = 0.18, color = '#f4efe4' }: Post,
): void => {
  buildBlock(stage, [x - width / 2, from, z - width / 2, width, to - from, width], {
    all: color,
    isFlat: true,
    hasTop: false,
  });
};

interface Stairs {
  x: number;
  width: number;
  /** z of the top tread's back edge; the stairs descend toward the viewer */
  z: number;
  height: number;
  count: number;
  tread: number;
  color: string;
}

export const buildStairs = (
  { stage }: HouseScene,
  { x, width, z, height, count, tread, color }: Stairs,
): void => {
  for (const index of range(count).toReversed()) {
    const top = ((index + 0.5) / count) * height;
    const front = z - (count - index) * tread;
    buildBlock(stage, [x, 0, front, width, top, tread], color);
  }
};

/** Draws the glow of lamps when it is dark. */
export const drawLampGlow = (
  { canvas, palette, stage }: HouseScene,
  lamps: readonly (readonly [Point3, number])[],
): void => {
  if (palette.lampShare < 0.5) return;
  for (const [point, radius] of lamps) {
    canvas.glow({
      at: stage.project(point),
      radius,
      color: palette.lamp,
      opacity: palette.isDark ? 0.5 : 0.28,
    });
  }
};

interface Footpath {
  /** the door, relative to the house */
  from: Point;
  /** the near end, as x and z relative to the viewer */
  to?: Point;
  halfWidth?: number;
  color?: string;
}

const GRAVEL = '#d9cbb0';
const TRODDEN_SNOW = '#c6d0d8';

export const drawFootpath = (scene: HouseScene, { from, to, halfWidth = 0.8, color }: Footpath): void => {
  const { canvas, palette, random, stage } = scene;
  const paint = palette.tone(color ?? (palette.land.hasSnow ? TRODDEN_SNOW : GRAVEL), 0.8);
  const [startX, , startZ] = stage.toWorld([from[0], 0, from[1]]);
  const [endX, endZ] = to ?? [random.between(-3.4, -1), 4];
  const bend = random.between(-1.6, 1.6);
  const edge = (side: number): Point[] =>
    range(7).map((index) => {
      const share = index / 6;
      const x = startX + (endX - startX) * share + Math.sin(share * Math.PI) * bend;
      return stage.projectWorld([x + side * halfWidth, 0, startZ + (endZ - startZ) * share]);
    });
  const back = curvePath(edge(1).toReversed()).replace('M', 'L');
  canvas.fill(`${curvePath(edge(-1))}${back}z`, paint);
};

/** Sidewalk, curb and road across the bottom of the picture. */
export const drawRoad = ({ canvas, palette, random }: HouseScene, y: number): void => {
  const end = y + random.between(-6, 6);
  const scale = (800 - y) / 150;
  canvas.fill(path`M0 ${y}L1200 ${end}V800H0z`, palette.tone('#e9e1d3', 0.85));
  const asphalt = canvas.verticalGradient(y, 800, [
    palette.tone('#7b7b82', 0.75),
    palette.tone('#505159', 0.45),
  ]);
  canvas.fill(path`M0 ${y + 9 * scale}L1200 ${end + 9 * scale}V800H0z`, asphalt);
  const middle = (y + 800) / 2 + 10 * scale;
  const dashes = { paint: palette.tone('#f2d98a', 0.9), width: 5 * scale, dash: '90 70', opacity: 0.8 };
  canvas.stroke(path`M-40 ${middle}L1240 ${middle + end - y}`, dashes);
  if (random.chance(0.6)) {
    const x = random.integer(120, 920);
    const top = y + 16 * scale;
    const stripes = range(6).map((index) => {
      const foot = x + index * 44 - 40;
      return path`M${x + index * 34} ${top}h18L${foot + 10} 800H${foot - 16}z`;
    });
    canvas.fill(stripes.join(''), palette.tone('#f4efe4', 0.85), 0.7);
  }
};

export const drawStreetLamp = ({ canvas, palette }: HouseScene, [x, y]: Point, height: number): void => {
  const iron = palette.tone('#2f363c', 0.4);
  canvas.stroke(path`M${x} ${y}v${-height}q0 -26 22 -26h12`, { paint: iron, width: 6, round: true });
  canvas.fill(path`M${x + 22} ${y - height - 28}h26l6 13h-38z`, palette.tone('#2f363c', 0.3));
  if (palette.lampShare < 0.35) return;
  canvas.glow({ at: [x + 35, y - height - 12], radius: 90, color: palette.lamp, opacity: 0.7 });
  canvas.stroke(path`M${x + 20} ${y - height - 15}h30`, { paint: palette.lampCore, width: 5, round: true });
};

export const drawSmoke = ({ canvas, stage }: HouseScene, chimney: Point3): void => {
  const [x, y] = stage.project(chimney);
  canvas.fill(path`M${x - 5} ${y}q-14 -30 8 -58t-4 -74q44 30 26 74t-14 58z`, '#fff', 0.2);
};

/** A rail fence in front of a meadow. */
export const drawFence = ({ canvas, palette, stage }: HouseScene, color: string): void => {
  stage.resetPlacement();
  const z = 10.5;
  const posts = steps(-18.1, 7, 1.9).map((x) => {
    const [footX, footY] = stage.projectWorld([x, 0, z]);
    return path`M${footX} ${footY}V${stage.projectWorld([x, 1.1, z])[1]}`;
  });
  const rails = [0.4, 0.85].map((y) => {
    const [left, level] = stage.projectWorld([-18, y, z]);
    return path`M${left} ${level}H${stage.projectWorld([6.9, y, z])[0]}`;
  });
  canvas.stroke(posts.join('') + rails.join(''), { paint: palette.tone(color, 0.75), width: 7 });
};
