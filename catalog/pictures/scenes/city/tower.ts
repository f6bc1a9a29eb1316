import { range } from '../../drawing/numbers.ts';
import { type Point, path, rectanglePath, roughPath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import type { Side } from '../scene.ts';

export const TOWER_STYLES = ['box', 'box', 'setback', 'slant', 'taper', 'crown', 'round'] as const;
export type TowerStyle = (typeof TOWER_STYLES)[number];

export interface Tower {
  x: number;
  width: number;
  height: number;
  /** y of the ground */
  base: number;
  style: TowerStyle;
}

/** The paths of all towers of one color: bodies, shaded sides, three sets of window columns, masts. */
export interface TowerPaths {
  bodies: string;
  shades: string;
  windows: [string, string, string];
  masts: string;
}

export const emptyTowerPaths = (): TowerPaths => ({
  bodies: '',
  shades: '',
  windows: ['', '', ''],
  masts: '',
});

const SHADE_SHARE = 0.38;

interface Pen {
  paths: TowerPaths;
  random: Random;
  sun: Side;
}

export const addTower = (pen: Pen, tower: Tower): void => {
  STYLES[tower.style](pen, tower);
};

const addBody = (
  { paths, sun }: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
): void => {
  paths.bodies += rectanglePath([x, y, width, height].map(Math.round) as [number, number, number, number]);
  const shade = width * SHADE_SHARE;
  const left = sun < 0 ? x + width - shade : x;
  paths.shades += rectanglePath([left, y, shade, height].map(Math.round) as [number, number, number, number]);
};

const addWindows = (
  { paths, random }: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
): void => {
  const step = 15;
  const count = Math.min(7, Math.floor((width - 10) / step));
  const margin = (width - (count - 1) * step) / 2;
  for (const index of range(Math.max(0, count))) {
    const column = path`M${x + margin + index * step} ${y + 14}V${y + height - 10}`;
    paths.windows[random.integer(0, 2) as 0 | 1 | 2] += column;
  }
};

const STYLES: Record<TowerStyle, (pen: Pen, tower: Tower) => void> = {
  box(pen, { x, width, height, base }) {
    const top = base - height;
    addBody(pen, [x, top, width, height]);
    if (pen.random.chance(0.5)) addBody(pen, [x + width * 0.2, top - 16, width * 0.45, 18]);
    else if (pen.random.chance(0.3)) pen.paths.masts += path`M${x + width * 0.3} ${top}v-26`;
    addWindows(pen, [x, top, width, height]);
  },
  setback(pen, { x, width, height, base }) {
    const share = pen.random.between(0.66, 0.78);
    const inset = (width * (1 - share)) / 2;
    addBody(pen, [x, base - height * 0.6, width, height * 0.6]);
    addBody(pen, [x + inset, base - height * 0.85, width * share, height * 0.26]);
    addBody(pen, [x + width * 0.33, base - height, width * 0.34, height * 0.16]);
    pen.paths.masts += path`M${x + width / 2} ${base - height}v${-height * pen.random.between(0.08, 0.16)}`;
    addWindows(pen, [x, base - height * 0.6, width, height * 0.6]);
    addWindows(pen, [x + inset, base - height * 0.85, width * share, height * 0.25]);
  },
  slant(pen, { x, width, height, base }) {
    const top = base - height;
    const fall = width * 0.5;
    const isRising = pen.random.chance(0.5);
    const heightAt = (share: number) => top + fall * (isRising ? 1 - share : share);
    const slice = (from: number, to: number): Point[] => [
      [x + width * from, base],
      [x + width * from, heightAt(from)],
      [x + width * to, heightAt(to)],
      [x + width * to, base],
    ];
    pen.paths.bodies += roughPath(slice(0, 1));
    pen.paths.shades += roughPath(pen.sun < 0 ? slice(1 - SHADE_SHARE, 1) : slice(0, SHADE_SHARE));
    addWindows(pen, [x, top + fall, width, height - fall]);
  },
  taper(pen, { x, width, height, base }) {
    const top = base - height;
    const inset = width * 0.22;
    const slice = (foot: Point, head: Point): Point[] => [
      [x + width * foot[0], base],
      [x + head[0], top],
      [x + head[1], top],
      [x + width * foot[1], base],
    ];
    pen.paths.bodies += roughPath(slice([0, 1], [inset, width - inset]));
    const shade =
      pen.sun < 0 ? slice([0.6, 1], [width * 0.55, width - inset]) : slice([0, 0.4], [inset, width * 0.45]);
    pen.paths.shades += roughPath(shade);
    pen.paths.masts += path`M${x + width * 0.42} ${top}v${-height * 0.1}M${x + width * 0.58} ${top}v${-height * 0.13}`;
    for (const index of [1, 2, 3, 4]) {
      const head = x + inset + ((width - 2 * inset) * index) / 5;
      pen.paths.windows[(index % 3) as 0 | 1 | 2] +=
        path`M${head} ${top + 16}L${x + (width * index) / 5} ${base - 10}`;
    }
  },
  crown(pen, { x, width, height, base }) {
    const shoulder = base - height * 0.9;
    const peak = base - height * 1.04;
    const roof = (from: number, to: number): string =>
      roughPath([
        [x + width * from, shoulder],
        [x + width / 2, peak],
        [x + width * to, shoulder],
      ]);
    addBody(pen, [x, shoulder, width, height * 0.9]);
    pen.paths.bodies += roof(0, 1);
    pen.paths.shades += pen.sun < 0 ? roof(0.62, 1) : roof(0, 0.38);
    pen.paths.masts += path`M${x + width / 2} ${peak}v${-height * 0.1}`;
    addWindows(pen, [x, shoulder, width, height * 0.9]);
  },
  round(pen, { x, width, height, base }) {
    const top = base - height;
    const radius = width / 2;
    pen.paths.bodies += path`M${x} ${base}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${base}z`;
    const [inner, outer] = pen.sun < 0 ? [x + width * 0.6, x + width] : [x + width * 0.4, x];
    pen.paths.shades += path`M${inner} ${base}V${top + 4}Q${outer} ${top + 10} ${outer} ${top + radius}V${base}z`;
    addWindows(pen, [x, top + width * 0.4, width, height - width * 0.4]);
  },
};
