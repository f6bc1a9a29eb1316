import { clamp, range } from '../../drawing/numbers.ts';
import { curvePath, type Point, path, roughPath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import { type Scene, WIDTH } from '../scene.ts';

interface Ridge {
  foot: number;
  height: number;
  depth: number;
  color: string;
  /** trees along the top */
  edge?: 'conifer' | 'leafy' | undefined;
  light?: number;
  roughness?: number;
  /** pixels below the foot that are also filled */
  below?: number;
  /** additional haze at the foot */
  footHaze?: number;
  treeSize?: number;
}

/** Draws a rounded ridge with haze at its foot; returns a function for the y of its top at any x. */
export const drawRidge = (scene: Scene, ridge: Ridge): ((x: number) => number) => {
  const { canvas, palette, random } = scene;
  const {
    foot,
    height,
    depth,
    color,
    edge,
    light = 0.55,
    roughness = 0.7,
    below = 90,
    footHaze = 0.22,
  } = ridge;
  const swells = midpointDisplacement(random, edge ? 3 : 4, roughness);
  const step = WIDTH / (swells.length - 1);
  const points = swells.map(
    (swell, index): Point => [index * step, foot - height * (0.5 + 0.5 * clamp(swell, -1.2, 1.2))],
  );
  const heightAt = (x: number) => {
    const at = clamp(x / step, 0, swells.length - 1.001);
    const [, from] = points[Math.floor(at)] as Point;
    const [, to] = points[Math.floor(at) + 1] as Point;
    return from + (to - from) * (at % 1);
  };
  const bottom = foot + below;
  const paint = canvas.verticalGradient(foot - height, bottom, [
    palette.tone(color, light, depth),
    palette.tone(color, light * 0.9, Math.min(0.9, depth + footHaze)),
  ]);
  const body = path`${curvePath(points)}V${bottom}H0z`;
  const size = ridge.treeSize ?? 1;
  if (edge === 'conifer') canvas.fill(coniferEdge(scene, { size, bottom, heightAt }), paint);
  else if (edge === 'leafy') canvas.fill(leafyEdge(scene, { size, bottom, heightAt }) + body, paint);
  else canvas.fill(body, paint);
  return heightAt;
};

const midpointDisplacement = (random: Random, halvings: number, roughness: number): number[] => {
  let values = [random.between(-1, 1), random.between(-1, 1)];
  let sway = roughness;
  for (const _ of range(halvings)) {
    values = values.flatMap((value, index) => {
      const next = values[index + 1];
      return next === undefined ? [value] : [value, (value + next) / 2 + random.between(-sway, sway)];
    });
    sway *= 0.5;
  }
  return values;
};

interface Edge {
  size: number;
  bottom: number;
  heightAt: (x: number) => number;
}

const coniferEdge = ({ canvas, random }: Scene, { size, bottom, heightAt }: Edge): string => {
  const points: Point[] = [
    [-10, bottom],
    [-10, heightAt(0)],
  ];
  for (let x = -8; x < WIDTH + 10; ) {
    const height = random.between(11, 28) * size;
    const width = height * random.between(0.34, 0.5);
    const y = heightAt(x);
    points.push([x, y + 2], [x + width / 2, y - height], [x + width, y + 2]);
    const gap = random.chance(0.3) ? random.between(6, 40) : 0;
    x += width * random.between(0.85, 1.7) + gap + (size < 1 ? 6 : 0) + (1 - canvas.detail) * 14;
  }
  points.push([WIDTH + 10, bottom]);
  return roughPath(points);
};

const leafyEdge = ({ canvas, random }: Scene, { size, heightAt }: Edge): string => {
  let crowns = '';
  for (let x = -5; x < WIDTH + 10; ) {
    const radius = random.between(14, 30) * size;
    crowns += path`M${x - radius} ${heightAt(x) + 5}a${radius} ${radius * 0.9} 0 0 1 ${2 * radius} 0z`;
    x += radius * random.between(1.1, 1.9) + (1 - canvas.detail) * 8;
  }
  return crowns;
};
