import { darker, lighter } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { type Point, path, roughPath } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';
import { clumpPath } from './clump.ts';
import { overlayLight, overlayShade } from './plant.ts';

interface ShrubPlace {
  at: Point;
  width: number;
  color?: string | undefined;
  depth?: number;
}

export const drawShrub = (scene: Scene, { at, width, color, depth = 0 }: ShrubPlace): void => {
  const { canvas, palette, random, sun } = scene;
  const lobes = random.integer(4, 5);
  const symbol = canvas.symbol(`shrub ${lobes} ${sun}`, () => {
    const own = random.fork();
    let body = '';
    let lights = '';
    for (const index of range(lobes)) {
      const share = index / (lobes - 1);
      const radius = (17 + 15 * Math.sin(share * Math.PI)) * own.between(0.85, 1.15);
      const x = -36 + 72 * share;
      body += path`M${x - radius} 0a${radius} ${radius * 1.5} 0 0 1 ${Math.round(radius) * 2} 0z`;
      lights += clumpPath(own, {
        at: [x + sun * radius * 0.3, -radius * 0.95],
        radii: [radius * 0.5, radius * 0.36],
        lobes: 5,
      });
    }
    canvas.fill(body, 'inherit');
    overlayShade(scene, 'M-52 0q52-22 104 0z', 0.25);
    overlayLight(scene, lights, 0.26);
  });
  canvas.use(symbol, { at, scale: width / 100, paint: palette.tone(color ?? palette.land.leaf, 0.4, depth) });
};

interface GrassStrip {
  from: number;
  to: number;
  y: number;
  height: number;
  tufts: number;
  color?: string;
  light?: number;
}

export const drawGrass = (
  scene: Scene,
  { from, to, y, height, tufts, color, light = 0.2 }: GrassStrip,
): void => {
  const { canvas, palette, random } = scene;
  const symbol = canvas.symbol(`grass ${height > 90}`, () => {
    const own = random.fork();
    const blades = range(9).map(() => {
      const x = own.integer(-50, 50);
      const length = own.between(52, 108);
      const bend = own.between(-0.5, 0.5) * length;
      return path`M${x} 0q${bend * 0.2} ${-length * 0.6} ${bend} ${-length}q${6 - bend * 0.6} ${length * 0.4} ${6 - bend} ${length}z`;
    });
    canvas.fill(blades.join(''), 'inherit');
  });
  const green = color ?? darker(palette.land.ground, 0.08);
  for (const index of range(tufts)) {
    const x = from + ((to - from) * (index + random.between(0.2, 0.8))) / tufts;
    const scale = (height / 100) * random.between(0.75, 1.1);
    const scaleX = (height / 100) * random.pick([-1, 1]);
    const paint = palette.tone(lighter(green, random.between(-0.03, 0.03)), light);
    canvas.use(symbol, { at: [x, y], scale, scaleX, paint });
  }
};

interface RockPlace {
  at: Point;
  size: Point;
  color?: string;
  count?: number;
}

export const drawRocks = (scene: Scene, { at: [x, y], size, color, count = 1 }: RockPlace): void => {
  const { canvas, palette, random, sun } = scene;
  let bodies = '';
  let shades = '';
  for (const _ of range(count)) {
    const center = x + (count > 1 ? random.between(-0.7, 0.7) * size[0] : 0);
    const width = size[0] * random.between(0.6, 1) * (count > 1 ? 0.7 : 1);
    const height = size[1] * random.between(0.6, 1);
    const outline: [Point, Point, Point, Point, Point, Point] = [
      [center - width / 2, y],
      [center - width * 0.42, y - height * 0.55],
      [center - width * 0.16, y - height],
      [center + width * 0.2, y - height * 0.9],
      [center + width * 0.44, y - height * 0.45],
      [center + width / 2, y],
    ];
    bodies += roughPath(outline);
    const side = sun < 0 ? outline.slice(2) : outline.slice(0, 4).toReversed();
    const edge: Point[] = [
      [center + sun * width * 0.02, y],
      [center - sun * width * 0.06, y - height * 0.5],
    ];
    shades += roughPath([...side, ...edge]);
  }
  const rock = color ?? palette.land.rock;
  canvas.fill(bodies, palette.tone(rock, 0.9));
  canvas.fill(shades, palette.tone(rock, 0.1), 0.75);
};
