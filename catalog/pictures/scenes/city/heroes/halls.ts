import { lighter } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { circlePath, type Point, path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { archOf, openingOf } from './openings.ts';

type DrawSight = (scene: Scene, at: Point) => void;

/** A hall of brick with a clock tower. */
export const drawBrickHall: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const brick = palette.tone('#a9563f', 0.88, 0.02);
  const white = palette.tone('#f6efdf', 0.92, 0.02);
  canvas.fill(
    rectanglePath([x - 300, base - 150, 600, 150]) + rectanglePath([x - 62, base - 300, 124, 300]),
    brick,
  );
  canvas.fill(path`M${x - 312} ${base - 146}l46-58h532l46 58z`, palette.tone('#5a6068', 0.6, 0.02));
  canvas.fill(rectanglePath([x - 62, base - 300, 124, 110]), brick);
  canvas.fill(
    rectanglePath([x - 72, base - 308, 144, 12]) +
      rectanglePath([x - 312, base - 152, 624, 9]) +
      rectanglePath([x - 44, base - 388, 88, 82]) +
      rectanglePath([x - 52, base - 396, 104, 10]) +
      rectanglePath([x - 28, base - 444, 56, 50]),
    white,
  );
  canvas.fill(
    path`M${x - 34} ${base - 442}q8-40 34-46q26 6 34 46zM${x - 5} ${base - 486}h10l-5-76z`,
    palette.tone('#8f9a92', 0.75, 0.02),
  );
  canvas.fill(circlePath(x, base - 248, 30), white);
  canvas.stroke(path`M${x} ${base - 248}v-20m0 20l13 8`, { paint: palette.tone('#3a3a3a', 0.3), width: 4 });
  const windows = [-264, -212, -160, -108, 108, 160, 212, 264].flatMap((at) => [
    archOf(x + at, base - 88, [24, 50]),
    rectanglePath([x + at - 12, base - 62, 24, 46]),
  ]);
  canvas.fill(windows.join('') + archOf(x, base - 316, [30, 60]), openingOf(scene));
  canvas.fill(archOf(x, base, [48, 110]), white);
  canvas.fill(archOf(x, base, [32, 92]), palette.tone('#4a3a34', 0.4));
};

/** A dome of gold on a hall with columns. */
export const drawGoldDome: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const wall = palette.tone('#b5694f', 0.85, 0.06);
  const white = palette.tone('#f6efdf', 0.9, 0.06);
  canvas.rectangle([x - 150, base - 110, 300, 110], wall);
  canvas.fill(
    rectanglePath([x - 92, base - 150, 184, 150]) +
      path`M${x - 104} ${base - 148}L${x} ${base - 192}L${x + 104} ${base - 148}z`,
    white,
  );
  canvas.fill(rectanglePath([x - 52, base - 214, 104, 50]), white);
  const gold = canvas.horizontalGradient(x - 58, x + 58, [
    palette.tone('#ffe08a', 1),
    palette.tone('#e0a93f', 0.8),
    palette.tone('#a8742a', 0.3),
  ]);
  canvas.fill(
    path`M${x - 58} ${base - 212}C${x - 58} ${base - 300} ${x + 58} ${base - 300} ${x + 58} ${base - 212}z`,
    gold,
  );
  canvas.fill(
    rectanglePath([x - 9, base - 302, 18, 30]) + path`M${x - 3} ${base - 300}h6l-3-30z`,
    palette.tone('#e8bb5a', 0.9),
  );
  canvas.stroke(
    steps(-76, 76, 19)
      .map((at) => path`M${x + at} ${base - 140}v136`)
      .join(''),
    { paint: palette.tone('#8a8078', 0.3), width: 6, opacity: 0.5 },
  );
};

/** Domes on a ridge. */
export const drawObservatory: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const white = palette.tone('#f6efe2', 0.95, 0.05);
  canvas.rectangle([x - 130, base - 46, 260, 50], white);
  canvas.fill(
    rectanglePath([x - 40, base - 84, 80, 44]) +
      [-104, 104].map((at) => rectanglePath([x + at - 24, base - 64, 48, 24])).join(''),
    white,
  );
  const copper = palette.tone('#7f9a8a', 0.75, 0.05);
  canvas.fill(
    path`M${x - 44} ${base - 82}a44 44 0 0 1 88 0z` +
      [-104, 104].map((at) => path`M${x + at - 24} ${base - 62}a24 24 0 0 1 48 0z`).join(''),
    copper,
  );
  canvas.stroke(path`M${x - 116} ${base - 20}h232`, { paint: openingOf(scene), width: 16, dash: '9 13' });
};

/** A castle of a fairy tale. */
export const drawCastle: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const wall = '#e6dff0';
  canvas.rectangle([x - 150, base - 120, 300, 120], palette.tone(wall, 0.9));
  for (const [at, half, tall] of [
    [-140, 24, 170],
    [140, 24, 170],
    [-86, 22, 240],
    [86, 22, 230],
    [-40, 18, 300],
    [44, 18, 280],
    [0, 34, 340],
  ] as const) {
    const left = x + at - half;
    canvas.rectangle(
      [left, base - tall, 2 * half, tall],
      canvas.horizontalGradient(left, left + 2 * half, [palette.tone(wall, 1), palette.tone('#a89fc4', 0.4)]),
    );
    canvas.fill(
      path`M${left - 6} ${base - tall}L${x + at} ${base - tall - half * 3.4}L${left + 2 * half + 6} ${base - tall}z`,
      palette.tone('#4f6fb5', 0.8),
    );
    canvas.fill(archOf(x + at, base - tall + 54, [half * 0.6, 34]), openingOf(scene));
  }
  canvas.fill(
    archOf(x, base, [60, 96]),
    palette.lampShare > 0.4 ? palette.lampCore : palette.tone('#5a4a6a', 0.4),
  );
  if (palette.isDark) canvas.glow({ at: [x, base - 150], radius: 300, color: '#c9a0ff', opacity: 0.5 });
};

/** Tanks of wood on roofs, in front of everything. */
export const drawRoofs: DrawSight = (scene, [, base]) => {
  const { canvas, palette } = scene;
  for (const [x, wide, top, color] of [
    [-20, 330, base - 130, '#7a4a40'],
    [300, 260, base - 70, '#5f5560'],
    [850, 380, base - 110, '#8a5748'],
    [550, 310, base - 40, '#6a5a58'],
  ] as const) {
    canvas.rectangle([x, top, wide, 810 - top], palette.tone(color, 0.5));
    canvas.rectangle([x - 6, top - 9, wide + 12, 14], palette.tone(lighter(color, 0.06), 0.7));
    const panes = range(4).flatMap((column) =>
      range(3).map((row) => rectanglePath([x + 30 + column * (wide / 4), top + 40 + row * 74, wide / 9, 46])),
    );
    canvas.fill(
      panes.filter((_, index) => index % 3).join(''),
      palette.lampShare > 0.4 ? palette.lamp : palette.tone('#3f5468', 0.4),
    );
  }
  for (const [x, y] of [
    [140, base - 136],
    [1020, base - 116],
  ] as const) {
    canvas.stroke(path`M${x - 40} ${y}l8-60M${x + 40} ${y}l-8-60M${x} ${y}v-60M${x - 36} ${y - 28}h72`, {
      paint: palette.tone('#3a2f2c', 0.3),
      width: 7,
    });
    canvas.rectangle(
      [x - 48, y - 150, 96, 94],
      canvas.horizontalGradient(x - 48, x + 48, [palette.tone('#b08058', 0.9), palette.tone('#6f4a36', 0.3)]),
    );
    canvas.stroke(path`M${x - 48} ${y - 126}h96M${x - 48} ${y - 100}h96M${x - 48} ${y - 76}h96`, {
      paint: palette.tone('#4a3428', 0.3),
      width: 3,
    });
    canvas.fill(
      path`M${x - 56} ${y - 148}L${x} ${y - 200}L${x + 56} ${y - 148}z`,
      palette.tone('#5a4a44', 0.6),
    );
  }
};
