import { darker, lighter } from '../../../drawing/color.ts';
import { steps } from '../../../drawing/numbers.ts';
import { circlePath, type Point, path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { archOf, openingOf } from './openings.ts';

type DrawSight = (scene: Scene, at: Point) => void;

/** A white cathedral with three slate spires. */
export const drawCathedral: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const white = palette.tone('#f3ecdc', 0.92, 0.03);
  const slate = palette.tone('#4a5362', 0.6, 0.03);
  canvas.fill(
    rectanglePath([x - 110, base - 250, 220, 250]) +
      rectanglePath([x - 26, base - 330, 52, 90]) +
      path`M${x - 84} ${base - 248}L${x} ${base - 306}L${x + 84} ${base - 248}z`,
    white,
  );
  canvas.fill(
    [-86, 86].map((offset) => rectanglePath([x + offset - 26, base - 330, 52, 90])).join(''),
    white,
  );
  const spire = (at: number, y: number, [wide, tall]: Point): string =>
    path`M${x + at - wide} ${y}L${x + at} ${y - tall}L${x + at + wide} ${y}z`;
  canvas.fill(
    spire(-86, base - 326, [31, 130]) + spire(86, base - 326, [31, 130]) + spire(0, base - 326, [32, 210]),
    slate,
  );
  canvas.stroke(
    path`M${x} ${base - 532}v-32m-9 11h18M${x - 86} ${base - 452}v-24m-7 9h14M${x + 86} ${base - 452}v-24m-7 9h14`,
    { paint: palette.tone('#d8b25a', 0.9), width: 4 },
  );
  const openings =
    [-86, 0, 86].map((at) => archOf(x + at, base - 258, [20, 46])).join('') +
    [-60, 0, 60].map((at) => archOf(x + at, base - 130, [26, 70])).join('');
  canvas.fill(openings + circlePath(x, base - 226, 16), openingOf(scene));
};

/** A tall white steeple in tiers. */
export const drawTieredSteeple: DrawSight = (scene, [x, base]) => {
  const { canvas, palette, sun } = scene;
  const white = '#fbf7ee';
  for (const [half, from, to] of [
    [50, 0, 210],
    [38, 210, 290],
    [27, 290, 356],
    [18, 356, 404],
  ] as const) {
    canvas.rectangle([x - half, base - to, 2 * half, to - from], palette.tone(white, 0.95, 0.03));
    canvas.rectangle(
      [sun < 0 ? x + half * 0.4 : x - half, base - to, half * 0.6, to - from],
      palette.tone('#9a9aa8', 0.1, 0.03),
      0.4,
    );
    canvas.rectangle([x - half - 5, base - to - 4, 2 * half + 10, 8], palette.tone(white, 0.8, 0.03));
    canvas.fill(archOf(x, base - from - 12, [half * 0.55, Math.min(64, to - from - 20)]), openingOf(scene));
  }
  canvas.fill(
    path`M${x - 17} ${base - 404}L${x} ${base - 520}L${x + 17} ${base - 404}z`,
    palette.tone('#7f8f86', 0.7, 0.03),
  );
  canvas.stroke(path`M${x} ${base - 516}v-30m-8 9h16`, { paint: palette.tone('#d8b25a', 0.9), width: 4 });
};

/** Six spires of granite. */
export const drawSpires: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const stone = '#cfcabf';
  canvas.rectangle([x - 150, base - 200, 300, 200], palette.tone(stone, 0.9, 0.03));
  for (const [at, tall] of [
    [-128, 300],
    [-88, 270],
    [88, 250],
    [128, 280],
    [-44, 360],
    [44, 330],
  ] as const) {
    canvas.rectangle([x + at - 21, base - tall, 42, tall], palette.tone(lighter(stone, 0.02), 0.95, 0.03));
    canvas.rectangle([x + at + 6, base - tall, 15, tall], palette.tone('#8a8a98', 0.1, 0.03), 0.4);
    canvas.fill(
      path`M${x + at - 23} ${base - tall}L${x + at} ${base - tall - 96}L${x + at + 23} ${base - tall}z`,
      palette.tone(darker(stone, 0.04), 0.8, 0.03),
    );
  }
  canvas.dots([[x - 44, base - 464]], 7, { paint: palette.tone('#f0c95a', 1) });
  const windows = steps(-110, 110, 44).flatMap((at) => [
    archOf(x + at, base - 30, [18, 56]),
    archOf(x + at, base - 110, [18, 50]),
  ]);
  canvas.fill(windows.join(''), openingOf(scene));
};

/** The old front of a mission. */
export const drawMission: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const stone = '#dcc49c';
  const front = path`M${x - 190} ${base}V${base - 150}h120q6-54 70-66q64 12 70 66h120V${base}z`;
  canvas.fill(
    front,
    canvas.verticalGradient(base - 216, base, [
      palette.tone(lighter(stone, 0.04), 0.95),
      palette.tone(darker(stone, 0.06), 0.6),
    ]),
  );
  canvas.stroke(path`M${x - 190} ${base - 150}h120q6-54 70-66q64 12 70 66h120`, {
    paint: palette.tone('#f3e4c6', 0.95),
    width: 9,
  });
  canvas.fill(
    archOf(x, base, [54, 96]) +
      [-110, 110].map((at) => archOf(x + at, base - 48, [26, 52])).join('') +
      archOf(x, base - 128, [24, 40]),
    openingOf(scene),
  );
  const columns = [-58, -44, 44, 58].map((at) => rectanglePath([x + at - 5, base - 130, 10, 130]));
  canvas.fill(columns.join(''), palette.tone(lighter(stone, 0.06), 0.8));
};

/** Two towers of adobe with bells. */
export const drawAdobeChurch: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const clay = '#c98f68';
  const tower = (at: number): string => path`M${x + at - 44} ${base}l6 ${-270}h76l6 270z`;
  canvas.fill(
    tower(-116) + tower(116) + path`M${x - 90} ${base}V${base - 200}q90-50 180 0V${base}z`,
    canvas.verticalGradient(base - 280, base, [
      palette.tone(lighter(clay, 0.04), 0.95),
      palette.tone(clay, 0.7),
    ]),
  );
  canvas.fill(
    [-116, 116].map((at) => archOf(x + at, base - 200, [32, 50])).join('') +
      archOf(x, base, [56, 104]) +
      circlePath(x, base - 158, 19),
    openingOf(scene),
  );
  canvas.fill(
    [-116, 116].map((at) => path`M${x + at - 44} ${base - 268}h88l-10 -18h-68z`).join(''),
    palette.tone('#8f5f44', 0.6),
  );
  canvas.stroke([-116, 116].map((at) => path`M${x + at} ${base - 286}v-40m-12 14h24`).join(''), {
    paint: palette.tone('#5a4034', 0.4),
    width: 6,
  });
};
