import { darker, mixColors } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

/** Hotels with colored edges and signs. */
export const drawCasinos: DrawSight = (scene, [, base]) => {
  const { canvas, palette, random } = scene;
  const neon = ['#ff5fa8', '#3fd8f0', '#ffc24a', '#a97bff', '#6df0b0'];
  for (const [index, [x, wide, tall]] of (
    [
      [40, 130, 210],
      [180, 150, 290],
      [330, 120, 180],
      [640, 150, 250],
      [790, 120, 330],
      [920, 170, 210],
      [1090, 130, 280],
    ] as const
  ).entries()) {
    const color = neon[index % neon.length] as string;
    const wall = mixColors('#2a2340', color, 0.16);
    canvas.rectangle(
      [x, base - tall, wide, tall],
      canvas.verticalGradient(base - tall, base, [mixColors(wall, color, 0.22), wall]),
    );
    const columns = steps(x + 18, x + wide - 14, 18).map(
      (at) => path`M${at} ${base - tall + 22}V${base - 30}`,
    );
    canvas.stroke(columns.join(''), {
      paint: '#ffdf9a',
      width: 8,
      dash: random.pick(['5 8 5 21', '5 21 5 8 5 34']),
      opacity: 0.75,
    });
    canvas.stroke(path`M${x} ${base}V${base - tall}H${x + wide}V${base}`, {
      paint: color,
      width: 5,
      opacity: 0.9,
    });
    canvas.rectangle([x + wide * 0.2, base - tall - 34, wide * 0.6, 26], color, 0.9);
    canvas.stroke(path`M${x + wide * 0.28} ${base - tall - 21}h${wide * 0.44}`, {
      paint: '#fffbe8',
      width: 8,
      dash: '10 7',
    });
  }
  canvas.glow({
    at: [600, base],
    radius: 620,
    radiusY: 200,
    color: '#ff7ad0',
    opacity: palette.isDark ? 0.35 : 0.1,
  });
};

/** Slabs of hotels along a beach, from the left to x. */
export const drawResorts: DrawSight = (scene, [end, base]) => {
  const { canvas, palette, random, sun } = scene;
  const paints = ['#f6efe2', '#f3d9c0', '#dce8ea', '#f8e7c9', '#e8d8e0'];
  let x = -20;
  for (let index = 0; x < end; index++) {
    const [wide, tall] = [random.integer(84, 140), random.integer(120, 260)];
    const color = paints[index % paints.length] as string;
    canvas.rectangle([x, base - tall, wide, tall], palette.tone(color, 0.92, 0.06));
    canvas.rectangle(
      [sun < 0 ? x + wide * 0.72 : x, base - tall, wide * 0.28, tall],
      palette.tone('#8a90a8', 0.1, 0.06),
      0.34,
    );
    const floors = steps(base - tall + 14, base - 16, 17).map((y) => path`M${x + 7} ${y}h${wide - 14}`);
    canvas.stroke(floors.join(''), {
      paint: palette.lampShare > 0.4 ? palette.lamp : palette.tone('#5f8298', 0.6, 0.05),
      width: 8,
      dash: '13 5',
      opacity: 0.62,
    });
    x += wide + random.integer(6, 54);
  }
};

/** A large wheel with gondolas of light. */
export const drawBigWheel: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const radius = 170;
  const y = base - radius - 40;
  const turn = (index: number, of: number): number => (index / of) * Math.PI * 2;
  const spokes = range(20).map(
    (index) => path`M${x} ${y}l${Math.cos(turn(index, 20)) * radius} ${Math.sin(turn(index, 20)) * radius}`,
  );
  const paint = palette.isDark ? '#ffb0e0' : palette.tone('#4f86a8', 0.9);
  canvas.stroke(path`M${x} ${y}L${x - 90} ${base}M${x} ${y}L${x + 90} ${base}`, {
    paint: palette.tone('#e3e0da', 0.7),
    width: 11,
  });
  canvas.stroke(spokes.join(''), { paint, width: 1.8, opacity: 0.75 });
  if (palette.isDark) canvas.glow({ at: [x, y], radius: radius * 1.5, color: '#ff6fc0', opacity: 0.5 });
  canvas.stroke(circlePath(x, y, radius) + circlePath(x, y, radius * 0.92), { paint, width: 5 });
  const cabins = range(20).map(
    (index): Point => [
      x + Math.cos(turn(index, 20)) * (radius + 9),
      y + Math.sin(turn(index, 20)) * (radius + 9),
    ],
  );
  for (const [index, color] of ['#e0573f', '#f2b84a', '#2f8f95', '#f6efe2'].entries())
    canvas.dots(
      cabins.filter((_, cabin) => cabin % 4 === index),
      11,
      { paint: palette.isDark ? mixColors(color, '#fff0c4', 0.4) : palette.tone(color, 0.95) },
    );
  canvas.fill(ellipsePath([x, y], 16, 16), paint);
};

/** Glass towers with balconies in curves. */
export const drawGlassTowers: DrawSight = (scene, [, base]) => {
  const { canvas, palette, sun } = scene;
  const glass = ['#a9d3dc', '#c9dde0', '#8fbccb', '#d9e6e4', '#9fc9d3'];
  for (const [index, [x, wide, tall]] of (
    [
      [80, 92, 250],
      [200, 80, 340],
      [310, 100, 220],
      [440, 86, 400],
      [556, 104, 300],
      [690, 84, 450],
      [800, 110, 270],
      [940, 88, 360],
      [1060, 100, 240],
    ] as const
  ).entries()) {
    const color = glass[index % glass.length] as string;
    const top = base - tall;
    const body =
      index % 3 === 0
        ? path`M${x} ${base}V${top + 40}Q${x + wide * 0.2} ${top - 10} ${x + wide} ${top}V${base}z`
        : rectanglePath([x, top, wide, tall]);
    canvas.fill(
      body,
      canvas.verticalGradient(top, base, [
        palette.tone(color, 0.95, 0.04),
        palette.tone(darker(color, 0.1), 0.5, 0.1),
      ]),
    );
    canvas.rectangle(
      [sun < 0 ? x + wide * 0.66 : x, top + 40, wide * 0.34, tall - 40],
      palette.tone('#3f6a86', 0.1, 0.04),
      0.4,
    );
    const floors = steps(top + 52, base - 12, 14).map((y) => path`M${x + 4} ${y}h${wide - 8}`);
    canvas.stroke(floors.join(''), {
      paint: palette.lampShare > 0.4 ? palette.lamp : '#ffffff',
      width: 4,
      dash: '15 6 26 9',
      opacity: palette.lampShare > 0.4 ? 0.62 : 0.4,
    });
  }
};
