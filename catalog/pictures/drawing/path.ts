import { clamp, shortNumber } from './numbers.ts';

export type Point = readonly [x: number, y: number];
/** x and y of the top left corner, then width and height */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Path data with its numbers rounded to whole units: path`M${x} ${y}h${width}z` */
export const path = (strings: TemplateStringsArray, ...values: (number | string)[]): string =>
  strings.reduce((data, text, index) => {
    const value = values[index - 1] as number | string;
    return data + (typeof value === 'number' ? shortNumber(value) : value) + text;
  });

const joinNumbers = (numbers: string[]): string => {
  let joined = '';
  for (const [index, text] of numbers.entries()) {
    const previous = numbers[index - 1] ?? '';
    const needsNoSpace =
      index === 0 || text.startsWith('-') || (text.startsWith('.') && previous.includes('.'));
    joined += needsNoSpace ? text : ` ${text}`;
  }
  return joined;
};

const HALF_UNITS = 2;

const pathThrough = (points: readonly Point[], stepsPerUnit: number): string => {
  const round = (value: number) => Math.round(value * stepsPerUnit) / stepsPerUnit;
  const [first, ...others] = points;
  if (!first) return '';
  let [x, y] = first.map(round) as [number, number];
  const moves: string[] = [];
  const start = `M${joinNumbers([shortNumber(x, 1), shortNumber(y, 1)])}`;
  for (const point of others) {
    const [nextX, nextY] = point.map(round) as [number, number];
    if (nextX === x && nextY === y) continue;
    moves.push(shortNumber(nextX - x, 1), shortNumber(nextY - y, 1));
    x = nextX;
    y = nextY;
  }
  return moves.length ? `${start}l${joinNumbers(moves)}` : start;
};

/** A closed path rounded to half units, for buildings and other shapes whose edges must meet. */
export const polygonPath = (points: readonly Point[]): string => `${pathThrough(points, HALF_UNITS)}z`;

/** A closed path rounded to whole units, for plants and other organic shapes. */
export const roughPath = (points: readonly Point[]): string => `${pathThrough(points, 1)}z`;

export const linePath = (points: readonly Point[]): string => pathThrough(points, HALF_UNITS);

/** An open curve through all points (Catmull-Rom as cubic Béziers). */
export const curvePath = (points: readonly Point[]): string => {
  const at = (index: number) => points[clamp(index, 0, points.length - 1)] as Point;
  let [x, y] = at(0).map(Math.round) as [number, number];
  const numbers: string[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const endX = Math.round(to[0]);
    const endY = Math.round(to[1]);
    const control = [
      from[0] + (to[0] - before[0]) / 6 - x,
      from[1] + (to[1] - before[1]) / 6 - y,
      to[0] - (after[0] - from[0]) / 6 - x,
      to[1] - (after[1] - from[1]) / 6 - y,
      endX - x,
      endY - y,
    ];
    numbers.push(...control.map((value) => shortNumber(value)));
    x = endX;
    y = endY;
  }
  return `M${joinNumbers(at(0).map((value) => shortNumber(value)))}c${joinNumbers(numbers)}`;
};

export const circlePath = (x: number, y: number, radius: number): string =>
  ellipsePath([x, y], radius, radius);

export const ellipsePath = ([x, y]: Point, radiusX: number, radiusY: number): string => {
  const [a, b, across] = [radiusX, radiusY, 2 * radiusX].map((value) => shortNumber(value, 1));
  return `M${joinNumbers([shortNumber(x - radiusX, 1), shortNumber(y, 1)])}a${a} ${b} 0 1 1 ${across} 0a${a} ${b} 0 1 1-${across} 0z`;
};

export const rectanglePath = ([x, y, width, height]: Rectangle): string => {
  const [left, top, across, down, back] = [x, y, width, height, -width].map((value) => shortNumber(value, 1));
  return `M${joinNumbers([left as string, top as string])}h${across}v${down}h${back}z`;
};

export const roundedPath = ([x, y, width, height]: Rectangle, radius: number): string => {
  const [r, minus] = [shortNumber(radius, 1), shortNumber(-radius, 1)];
  const [across, down] = [shortNumber(width - 2 * radius, 1), shortNumber(height - 2 * radius, 1)];
  const [back, up] = [shortNumber(2 * radius - width, 1), shortNumber(2 * radius - height, 1)];
  const start = joinNumbers([shortNumber(x + radius, 1), shortNumber(y, 1)]);
  return `M${start}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${minus} ${r}h${back}q${minus} 0 ${minus} ${minus}v${up}q0 ${minus} ${r} ${minus}z`;
};
