import { range } from '../../../drawing/numbers.ts';
import {
  circlePath,
  ellipsePath,
  type Point,
  path,
  polygonPath,
  roundedPath,
} from '../../../drawing/path.ts';
import type { Emblem } from '../../../plans/act.ts';

type Shape = (at: Point, size: number) => string;

const around = ([x, y]: Point, count: number, radius: (index: number) => number): Point[] =>
  range(count).map((index): Point => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return [x + Math.cos(angle) * radius(index), y + Math.sin(angle) * radius(index)];
  });

const star: Shape = (at, size) => polygonPath(around(at, 10, (index) => size * (index % 2 ? 0.42 : 1)));

const sun: Shape = ([x, y], size) =>
  circlePath(x, y, size * 0.5) +
  range(12)
    .map((index) => {
      const [angle, near] = [(index / 12) * Math.PI * 2, size * 0.62];
      const point = (turn: number, radius: number): Point => [
        x + Math.cos(angle + turn) * radius,
        y + Math.sin(angle + turn) * radius,
      ];
      return polygonPath([point(-0.13, near), point(0, size * 1.05), point(0.13, near)]);
    })
    .join('');

const flower: Shape = ([x, y], size) =>
  around([x, y], 6, () => size * 0.66)
    .map(([px, py]) => circlePath(px, py, size * 0.31))
    .join('') + circlePath(x, y, size * 0.28);

const wave: Shape = ([x, y], size) =>
  [-0.5, 0, 0.5]
    .map(
      (down) =>
        path`M${x - size} ${y + down * size + size * 0.1}q${size * 0.25} ${-size * 0.44} ${size * 0.5} 0t${size * 0.5} 0t${size * 0.5} 0t${size * 0.5} 0v${size * 0.2}q${-size * 0.25} ${size * 0.44} ${-size * 0.5} 0t${-size * 0.5} 0t${-size * 0.5} 0t${-size * 0.5} 0z`,
    )
    .join('');

const wheel: Shape = ([x, y], size) =>
  range(8)
    .map((index) => {
      const angle = (index / 8) * Math.PI * 2;
      return polygonPath([
        [x + Math.cos(angle - 0.5) * size * 0.12, y + Math.sin(angle - 0.5) * size * 0.12],
        [x + Math.cos(angle - 0.06) * size, y + Math.sin(angle - 0.06) * size],
        [x + Math.cos(angle + 0.06) * size, y + Math.sin(angle + 0.06) * size],
        [x + Math.cos(angle + 0.5) * size * 0.12, y + Math.sin(angle + 0.5) * size * 0.12],
      ]);
    })
    .join('') + ringPath([x, y], size, size * 0.82);

const ringPath = ([x, y]: Point, outer: number, inner: number): string =>
  path`M${x - outer} ${y}a${outer} ${outer} 0 1 1 ${2 * outer} 0a${outer} ${outer} 0 1 1 ${-2 * outer} 0zM${x - inner} ${y}a${inner} ${inner} 0 1 0 ${2 * inner} 0a${inner} ${inner} 0 1 0 ${-2 * inner} 0z`;

const SHAPES: Record<Emblem, Shape> = {
  star,
  sun,
  flower,
  wave,
  wheel,
  moon: ([x, y], r) =>
    path`M${x + r * 0.4} ${y - r * 0.92}A${r} ${r} 0 1 0 ${x + r * 0.92} ${y + r * 0.4}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.4} ${y - r * 0.92}z`,
  bolt: ([x, y], r) =>
    path`M${x + r * 0.3} ${y - r}L${x - r * 0.56} ${y + r * 0.16}H${x - r * 0.06}L${x - r * 0.3} ${y + r}L${x + r * 0.56} ${y - r * 0.24}H${x + r * 0.04}z`,
  heart: ([x, y], r) =>
    path`M${x} ${y + r * 0.9}C${x - r * 1.5} ${y - r * 0.1} ${x - r * 0.9} ${y - r * 1.16} ${x} ${y - r * 0.4}C${x + r * 0.9} ${y - r * 1.16} ${x + r * 1.5} ${y - r * 0.1} ${x} ${y + r * 0.9}z`,
  gem: ([x, y], r) =>
    path`M${x - r * 0.6} ${y - r * 0.7}H${x - r * 0.1}L${x - r * 0.4} ${y - r * 0.16}H${x - r}zM${x + r * 0.6} ${y - r * 0.7}H${x + r * 0.1}L${x + r * 0.4} ${y - r * 0.16}H${x + r}zM${x} ${y - r * 0.66}L${x + r * 0.28} ${y - r * 0.16}H${x - r * 0.28}zM${x - r} ${y - r * 0.02}H${x - r * 0.4}L${x - r * 0.1} ${y + r}zM${x + r} ${y - r * 0.02}H${x + r * 0.4}L${x + r * 0.1} ${y + r}zM${x - r * 0.28} ${y - r * 0.02}H${x + r * 0.28}L${x} ${y + r * 0.86}z`,
  bird: ([x, y], r) =>
    path`M${x - r} ${y - r * 0.5}Q${x - r * 0.3} ${y - r * 0.7} ${x} ${y}Q${x + r * 0.3} ${y - r * 0.9} ${x + r} ${y - r * 0.7}Q${x + r * 0.7} ${y + r * 0.2} ${x + r * 0.1} ${y + r * 0.3}L${x - r * 0.2} ${y + r * 0.8}L${x - r * 0.24} ${y + r * 0.26}Q${x - r * 0.8} ${y + r * 0.2} ${x - r} ${y - r * 0.5}z`,
  flame: ([x, y], r) =>
    path`M${x} ${y - r}Q${x + r * 0.8} ${y - r * 0.1} ${x + r * 0.6} ${y + r * 0.4}Q${x + r * 0.4} ${y + r} ${x} ${y + r}Q${x - r * 0.7} ${y + r} ${x - r * 0.6} ${y + r * 0.3}Q${x - r * 0.5} ${y} ${x - r * 0.2} ${y - r * 0.2}Q${x - r * 0.2} ${y + r * 0.3} ${x} ${y + r * 0.3}Q${x + r * 0.2} ${y - r * 0.2} ${x} ${y - r}z`,
  leaf: ([x, y], r) =>
    path`M${x - r * 0.8} ${y + r * 0.8}Q${x - r} ${y - r * 0.7} ${x + r * 0.9} ${y - r * 0.9}Q${x + r * 0.8} ${y + r} ${x - r * 0.5} ${y + r * 0.6}L${x + r * 0.3} ${y - r * 0.3}L${x - r * 0.64} ${y + r * 0.5}z`,
  crown: ([x, y], r) =>
    path`M${x - r * 0.8} ${y + r * 0.5}L${x - r} ${y - r * 0.6}L${x - r * 0.44} ${y - r * 0.04}L${x} ${y - r * 0.84}L${x + r * 0.44} ${y - r * 0.04}L${x + r} ${y - r * 0.6}L${x + r * 0.8} ${y + r * 0.5}z` +
    roundedPath([x - r * 0.8, y + r * 0.6, r * 1.6, r * 0.22], 4),
  mountain: ([x, y], r) =>
    path`M${x - r * 1.1} ${y + r * 0.8}L${x - r * 0.3} ${y - r * 0.8}L${x + r * 0.16} ${y + r * 0.06}L${x + r * 0.46} ${y - r * 0.34}L${x + r * 1.1} ${y + r * 0.8}z`,
  bell: ([x, y], r) =>
    path`M${x - r * 0.9} ${y + r * 0.6}Q${x - r * 0.5} ${y + r * 0.3} ${x - r * 0.5} ${y - r * 0.3}Q${x - r * 0.4} ${y - r * 0.9} ${x} ${y - r * 0.9}T${x + r * 0.5} ${y - r * 0.3}Q${x + r * 0.5} ${y + r * 0.3} ${x + r * 0.9} ${y + r * 0.6}z` +
    circlePath(x, y + r * 0.76, r * 0.2),
  planet: ([x, y], r) =>
    circlePath(x, y, r * 0.6) +
    path`M${x - r * 1.2} ${y + r * 0.34}Q${x} ${y + r * 0.5} ${x + r * 1.2} ${y - r * 0.4}Q${x + r * 0.9} ${y - r * 0.1} ${x + r * 0.7} ${y}Q${x} ${y + r * 0.3} ${x - r * 0.7} ${y + r * 0.24}z` +
    circlePath(x + r * 0.8, y - r * 0.72, r * 0.14),
  cloud: ([x, y], r) =>
    circlePath(x - r * 0.5, y, r * 0.42) +
    circlePath(x + r * 0.1, y - r * 0.3, r * 0.56) +
    circlePath(x + r * 0.66, y + r * 0.06, r * 0.38) +
    roundedPath([x - r * 0.8, y, r * 1.7, r * 0.44], 12) +
    [-0.5, 0, 0.5]
      .map(
        (dx) =>
          path`M${x + dx * r} ${y + r * 0.56}l${-r * 0.16} ${r * 0.4}h${r * 0.16}l${r * 0.14} ${-r * 0.4}z`,
      )
      .join(''),
  eye: ([x, y], r) =>
    path`M${x - r * 1.1} ${y}Q${x} ${y - r * 1.1} ${x + r * 1.1} ${y}Q${x} ${y + r * 1.1} ${x - r * 1.1} ${y}zM${x - r * 0.42} ${y}a${r * 0.42} ${r * 0.42} 0 1 0 ${r * 0.84} 0a${r * 0.42} ${r * 0.42} 0 1 0 ${-r * 0.84} 0z` +
    circlePath(x, y, r * 0.22),
  key: ([x, y], r) =>
    ringPath([x - r * 0.5, y], r * 0.5, r * 0.26) +
    path`M${x - r * 0.02} ${y - r * 0.12}H${x + r}V${y + r * 0.5}H${x + r * 0.76}V${y + r * 0.14}H${x + r * 0.56}V${y + r * 0.4}H${x + r * 0.34}V${y + r * 0.12}H${x - r * 0.02}z`,
  arrow: ([x, y], r) =>
    path`M${x} ${y - r}L${x + r * 0.7} ${y - r * 0.1}H${x + r * 0.26}V${y + r}H${x - r * 0.26}V${y - r * 0.1}H${x - r * 0.7}z` +
    ellipsePath([x, y + r * 1.1], r * 0.5, r * 0.06),
};

export const emblemPath = (emblem: Emblem, at: Point, size: number): string => SHAPES[emblem](at, size);
