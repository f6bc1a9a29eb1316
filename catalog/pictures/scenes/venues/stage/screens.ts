import { mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import {
  circlePath,
  curvePath,
  type Point,
  path,
  polygonPath,
  type Rectangle,
  rectanglePath,
} from '../../../drawing/path.ts';
import type { Random } from '../../../drawing/random.ts';
import type { Canvas } from '../../../drawing/svg-writer.ts';
import type { ShowLight } from './show-light.ts';

interface Screen {
  canvas: Canvas;
  random: Random;
  area: Rectangle;
  light: ShowLight;
}

const rings = ({ canvas, random, area: [x, y, width, height], light }: Screen): void => {
  const center: Point = [x + width * random.pick([0.5, 0.5, 0.3]), y + height * 0.5];
  const circles = range(7).map((index) => circlePath(center[0], center[1], 20 + index * height * 0.14));
  canvas.stroke(circles.join(''), {
    paint: mixColors(light.accent, '#ffffff', 0.4),
    width: 7,
    opacity: 0.65,
  });
};

const bars = ({ canvas, random, area: [x, y, width, height], light }: Screen): void => {
  const step = width / 24;
  const columns = range(24).map((index) => {
    const tall = height * random.between(0.2, 0.9);
    return rectanglePath([x + index * step + 2, y + height - tall, step * 0.62, tall]);
  });
  canvas.fill(columns.join(''), mixColors(light.accent, '#ffffff', 0.2), 0.75);
};

const sun = ({ canvas, area: [x, y, width, height], light }: Screen): void => {
  const [cx, cy] = [x + width / 2, y + height * 0.62];
  const radius = height * 0.38;
  canvas.fill(circlePath(cx, cy, radius), mixColors(light.accent, '#ffffff', 0.35));
  const stripes = range(5).map((index) => path`M${cx - radius} ${cy + index * radius * 0.19}h${2 * radius}`);
  canvas.stroke(stripes.join(''), { paint: light.first, width: 7 });
};

const waves = ({ canvas, random, area: [x, y, width, height], light }: Screen): void => {
  const lines = range(7).map((line) => {
    const middle = y + height * (0.18 + line * 0.11);
    const swing = height * random.between(0.05, 0.12);
    return curvePath(
      range(9).map((index): Point => [x + (width * index) / 8, middle + (index % 2 ? swing : -swing)]),
    );
  });
  canvas.stroke(lines.join(''), { paint: mixColors(light.accent, '#ffffff', 0.35), width: 6, opacity: 0.75 });
};

const triangles = ({ canvas, random, area: [x, y, width, height], light }: Screen): void => {
  const shapes = range(9).map((index) => {
    const [left, size] = [x + (width * index) / 9, height * random.between(0.2, 0.55)];
    return polygonPath([
      [left, y + height],
      [left + size * 0.6, y + height - size * 1.4],
      [left + size * 1.2, y + height],
    ]);
  });
  canvas.fill(shapes.join(''), mixColors(light.accent, '#ffffff', 0.15), 0.4);
};

const tiles = ({ canvas, random, area: [x, y, width, height], light }: Screen): void => {
  const [columns, rows] = [12, 6];
  const lit = range(columns * rows).filter(() => random.chance(0.42));
  const squares = lit.map((index) =>
    rectanglePath([
      x + ((index % columns) * width) / columns + 3,
      y + (Math.floor(index / columns) * height) / rows + 3,
      width / columns - 6,
      height / rows - 6,
    ]),
  );
  canvas.fill(squares.join(''), mixColors(light.accent, '#ffffff', 0.3), 0.6);
};

const PATTERNS = [rings, bars, sun, waves, triangles, tiles];

/** A wall of light behind the stage. */
export const drawScreen = (screen: Screen): void => {
  const { canvas, random, area, light } = screen;
  canvas.fill(rectanglePath(area), canvas.fittedGradient([light.first, light.second]));
  canvas.clipped(rectanglePath(area), () => random.pick(PATTERNS)(screen));
};
