import { darker } from '../../drawing/color.ts';
import { clamp, range } from '../../drawing/numbers.ts';
import { type Point, roughPath } from '../../drawing/path.ts';
import type { Random } from '../../drawing/random.ts';
import { type Scene, WIDTH } from '../scene.ts';

interface MountainRange {
  foot: number;
  height: number;
  depth: number;
  rock: string;
  /** share of the height, from the top, that can be covered with snow */
  snow?: number;
  peaks?: number;
  jaggedness?: number;
}

interface Crest {
  points: Point[];
  /** indices of the summits */
  summits: number[];
}

/** A mountain range in flat poster style: a crest line, then a shaded side and possibly snow for each summit. */
export const drawMountains = (scene: Scene, mountains: MountainRange): void => {
  const { canvas, palette, random } = scene;
  const { foot, height, depth, rock, snow = 0 } = mountains;
  const crest = makeCrest(random, mountains);
  const first = crest.points[0] as Point;
  const last = crest.points.at(-1) as Point;
  const outline: Point[] = [
    [-20, foot + 60],
    [-20, first[1] + 40],
    ...crest.points,
    [WIDTH + 20, last[1] + 40],
    [WIDTH + 20, foot + 60],
  ];
  const stops = [palette.tone(rock, 0.85, depth), palette.tone(rock, 0.6, Math.min(0.92, depth + 0.26))];
  canvas.fill(roughPath(outline), canvas.verticalGradient(foot - height, foot + 8, stops));
  if (snow) {
    const caps = crest.summits.map((summit) => snowCap(random, { crest, summit, mountains })).join('');
    canvas.fill(caps, palette.tone('#f7fafc', 0.95, depth * 0.6));
  }
  const shades = crest.summits.map((summit) => shadeSide(scene, { crest, summit, mountains })).join('');
  canvas.fill(shades, palette.tone(darker(rock, 0.1), 0.05, depth * 0.92), snow ? 0.55 : 0.6);
};

const makeCrest = (random: Random, { foot, height, peaks = 9, jaggedness = 1 }: MountainRange): Crest => {
  const tops: Point[] = [];
  for (
    let x = random.between(-160, -60);
    x < WIDTH + 160;
    x += random.between(0.55, 1.5) * (WIDTH / peaks) * 1.35
  ) {
    tops.push([x, foot - height * random.between(0.5, 1) * (random.chance(0.28) ? 1.22 : 0.85)]);
  }
  const points: Point[] = [];
  const summits: number[] = [];
  const addSlope = (from: Point, to: Point) => {
    const count = random.integer(2, 4);
    for (const step of range(count)) {
      const share = (step + 1) / count;
      const isEnd = step === count - 1;
      const x = from[0] + (to[0] - from[0]) * share + (isEnd ? 0 : random.between(-5, 5));
      const y =
        from[1] + (to[1] - from[1]) * share + (isEnd ? 0 : random.between(-0.09, 0.07) * height * jaggedness);
      points.push([x, y]);
    }
  };
  for (const [index, top] of tops.entries()) {
    if (index === 0) points.push(top);
    summits.push(points.length - 1);
    const next = tops[index + 1];
    if (!next) break;
    const valleyX = top[0] + (next[0] - top[0]) * random.between(0.4, 0.6);
    const valley: Point = [valleyX, Math.max(top[1], next[1]) + height * random.between(0.14, 0.4)];
    addSlope(top, valley);
    addSlope(valley, next);
  }
  return { points, summits };
};

interface Summit {
  crest: Crest;
  summit: number;
  mountains: MountainRange;
}

const shadeSide = (
  { random, sun }: Scene,
  { crest: { points, summits }, summit, mountains }: Summit,
): string => {
  const { foot, height } = mountains;
  const [peakX, peakY] = points[summit] as Point;
  const away = -sun;
  const ridge: Point[] = [];
  for (let index = summit; points[index]; index += away) {
    ridge.push(points[index] as Point);
    const next = points[index + away];
    if (index !== summit && summits.includes(index)) break;
    if (ridge.length > 2 && next && next[1] < (points[index] as Point)[1] - 2) break;
  }
  const end = ridge.at(-1) as Point;
  const base: Point = [
    peakX + away * random.between(4, 26),
    Math.min(foot + 30, end[1] + height * random.between(0.16, 0.4)),
  ];
  const spur = range(4).map((step): Point => {
    const share = (step + 1) / 5;
    const sway = (step % 2 ? -9 : 9) * (height / 160) * random.between(0.4, 1);
    const y = base[1] + (peakY - base[1]) * share + random.between(-3, 3);
    return [base[0] + (peakX - base[0]) * share + sway, y];
  });
  return roughPath([
    ...ridge,
    [end[0] - away * random.between(0, 12), base[1]],
    [base[0] + away * 10, base[1] + 4],
    ...spur,
  ]);
};

const snowCap = (random: Random, { crest: { points }, summit, mountains }: Summit): string => {
  const { foot, height, snow = 0 } = mountains;
  const peak = points[summit] as Point;
  if (peak[1] >= foot - height * (1 - snow)) return '';
  const limit = peak[1] + height * random.between(0.26, 0.42) * snow * 1.5;
  const slope = (side: number): Point[] => {
    const down: Point[] = [];
    for (let index = summit + side; points[index]; index += side) {
      const [x, y] = points[index] as Point;
      const [aboveX, aboveY] = points[index - side] as Point;
      if (y < limit && y >= aboveY - 14) {
        down.push([x, y]);
        continue;
      }
      const share = clamp((limit - aboveY) / (y - aboveY || 1));
      down.push([aboveX + (x - aboveX) * share, aboveY + (y - aboveY) * share]);
      break;
    }
    return down;
  };
  const [left, right] = [slope(-1), slope(1)];
  const [leftEnd, rightEnd] = [left.at(-1), right.at(-1)];
  if (!leftEnd || !rightEnd) return '';
  const teeth = random.integer(5, 7);
  const hem = range(teeth - 1).map((step): Point => {
    const share = (step + 1) / teeth;
    const isUp = step % 2 === 0;
    const bite = (isUp ? -1 : 1) * height * 0.06 * random.between(0.5, 1.3) + (isUp ? 0 : height * 0.05);
    const y = rightEnd[1] + (leftEnd[1] - rightEnd[1]) * share + bite;
    return [rightEnd[0] + (leftEnd[0] - rightEnd[0]) * share, y];
  });
  return roughPath([peak, ...right, ...hem, ...left.toReversed()]);
};
