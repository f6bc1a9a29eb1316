import { darker, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { circlePath, curvePath, type Point, path, rectanglePath } from '../../../drawing/path.ts';
import { drawBackdrop } from '../../land/backdrop.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawPerformer } from './performers.ts';
import { drawScreen } from './screens.ts';
import type { Show } from './show.ts';
import { drawBeams, inkOf, lightOfColors, type ShowLight } from './show-light.ts';

export const drawWheel = ({ canvas, palette }: Scene, [x, y]: Point, radius: number): void => {
  const rim = palette.tone('#f4efe6', 0.9);
  const spokes = range(12).map((index) => {
    const turn = (index / 12) * Math.PI * 2;
    return path`M${x} ${y}L${x + Math.cos(turn) * radius} ${y + Math.sin(turn) * radius}`;
  });
  canvas.stroke(spokes.join(''), { paint: rim, width: 2.5 });
  canvas.stroke(circlePath(x, y, radius) + circlePath(x, y, radius * 0.9), { paint: rim, width: 5 });
  canvas.stroke(
    path`M${x} ${y}l${-radius * 0.5} ${radius * 1.15}M${x} ${y}l${radius * 0.5} ${radius * 1.15}`,
    { paint: palette.tone('#5a6570', 0.4), width: 9 },
  );
  for (const [start, color] of [
    [0, '#e0573f'],
    [1, '#f2b84a'],
  ] as const) {
    const cabins = range(6).map((index) => {
      const turn = ((index * 2 + start) / 12) * Math.PI * 2 + 0.12;
      return circlePath(x + Math.cos(turn) * radius, y + Math.sin(turn) * radius, 13);
    });
    canvas.fill(cabins.join(''), palette.tone(color, 0.95));
  }
  if (palette.lampShare >= 0.3)
    canvas.glow({ at: [x, y], radius: radius * 1.6, color: '#ffd08a', opacity: 0.4 });
};

export const drawTents = (
  { canvas, palette, random }: Scene,
  places: readonly (readonly [x: number, y: number, size: number])[],
): void => {
  const colors = ['#e0573f', '#2f8f95', '#f2b84a', '#8a5a9f', '#f6efe2'];
  for (const [x, y, size] of places) {
    const color = random.pick(colors);
    const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
    canvas.polygon([at(-56, -50), at(0, -108), at(56, -50)], palette.tone(color, 0.9));
    canvas.polygon([at(0, -108), at(56, -50), at(14, -50)], palette.tone(darker(color, 0.12), 0.3), 0.6);
    canvas.polygon([at(-50, -50), at(50, -50), at(50, 0), at(-50, 0)], palette.tone('#f6efe2', 0.8));
    canvas.fill(
      rectanglePath([x - 16 * size, y - 34 * size, 32 * size, 34 * size]),
      palette.tone('#3a2f3a', 0.3),
    );
    canvas.fill(path`M${x} ${y - 108 * size}v-24l22 8l-22 8z`, palette.tone(color, 0.9));
  }
};

const drawStage = (scene: Scene, light: ShowLight, x: number): void => {
  const { canvas, palette, random } = scene;
  const half = 226;
  const isArched = random.chance(0.5);
  const roof = palette.tone(random.pick(['#f6efe2', '#e0573f', '#2f6f8a', '#3a3442']), 0.9);
  canvas.rectangle([x - half, 300, 2 * half, 220], '#1b1830');
  drawScreen({ canvas, random, light, area: [x - half + 34, 300, 2 * half - 68, 190] });
  canvas.glow({ at: [x, 400], radius: 310, color: light.first, opacity: 0.5 });
  if (isArched)
    canvas.fill(
      path`M${x - half - 26} 320Q${x} 140 ${x + half + 26} 320l-8 22Q${x} 190 ${x - half - 18} 342z`,
      roof,
    );
  else
    canvas.polygon(
      [
        [x - half - 26, 320],
        [x - half + 50, 226],
        [x + half - 50, 226],
        [x + half + 26, 320],
      ],
      roof,
    );
  canvas.rectangle([x - half - 18, 300, 22, 224], '#171428');
  canvas.rectangle([x + half - 4, 300, 22, 224], '#171428');
  const beams = [-0.7, -0.3, 0.3, 0.7].map((aside, index) => ({
    from: [x + aside * half, 306] as const,
    to: [x + aside * half * 2.6, 40] as const,
    ...{
      spread: 42,
      color: [light.accent, light.second][index % 2] as string,
      opacity: palette.isDark ? 0.6 : 0.4,
    },
  }));
  drawBeams(canvas, beams);
  for (const [index, aside] of [-80, 0, 80].entries()) {
    drawPerformer(canvas, {
      at: [x + aside, 500],
      height: index === 1 ? 104 : 90,
      color: inkOf(light),
      act: index === 1 ? 'sing' : 'guitar',
    });
  }
  canvas.rectangle([x - half - 26, 496, 2 * half + 52, 34], '#171428');
};

const drawBulbs = ({ canvas, palette }: Scene, y: number): void => {
  const bulbs = range(15).map(
    (index): Point => [-20 + index * 90, y + 46 * Math.abs(Math.sin((index * Math.PI) / 3.5))],
  );
  canvas.stroke(curvePath(bulbs), { paint: palette.tone('#3a3038', 0.3), width: 3 });
  if (palette.lampShare >= 0.3) canvas.dots(bulbs, 18, { paint: palette.lamp, opacity: 0.3 });
  canvas.dots(bulbs, 7, { paint: '#fff3cf' });
};

/** Flags on poles above the crowd. */
const drawFlags = ({ canvas, palette, random }: Scene): void => {
  for (const x of range(6).map((index) => 90 + index * 205 + random.integer(-40, 40))) {
    const [y, tall] = [random.integer(560, 620), random.integer(200, 260)];
    canvas.stroke(path`M${x} ${y}V${y - tall}`, { paint: palette.tone('#5a5048', 0.5), width: 4 });
    const color = palette.tone(random.pick(['#e0573f', '#2f8f95', '#f2b84a', '#8a5a9f', '#f6efe2']), 0.9);
    canvas.fill(path`M${x} ${y - tall}q26 8 52-4q-8 34 0 66q-26 12-52 4z`, color);
  }
};

/** A field with a stage, tents and a wheel. */
export const drawFestival = (scene: Scene, { plan, colors }: Show): void => {
  const { canvas, palette, random } = scene;
  const light = lightOfColors(colors);
  const horizon = 470;
  const isLeft = random.chance(0.5);
  const sunAt: Point = [isLeft ? 960 : 250, palette.time === 'day' ? 110 : palette.isNight ? 100 : 330];
  drawBackdrop(scene, plan.surroundings, { horizon, sunAt });
  const ground = palette.land.ground;
  canvas.rectangle(
    [0, horizon, 1200, 340],
    canvas.verticalGradient(horizon, 800, [palette.tone(ground, 0.8, 0.15), palette.tone(ground, 0.4)]),
  );
  const x = isLeft ? random.integer(340, 420) : random.integer(780, 860);
  const other = (distance: number) => (isLeft ? x + distance : x - distance);
  if (random.chance(0.65)) drawWheel(scene, [other(530), 340], random.integer(104, 136));
  drawStage(scene, light, x);
  drawTents(scene, [
    [other(330), 522, 1],
    [other(420), 514, 0.85],
    [other(690), 522, 1.05],
  ]);
  if (random.chance(0.6)) drawBulbs(scene, random.integer(110, 160));
  else drawFlags(scene);
  const shade = (color: string) => (palette.isDark ? mixColors(color, light.dark, 0.5) : color);
  const rows = [
    {
      y: 580,
      height: 54,
      count: 24,
      paints: [palette.tone('#5a4a5f', 0.4), palette.tone(shade('#a8604a'), 0.5)],
    },
    {
      y: 660,
      height: 84,
      count: 17,
      paints: [palette.tone('#3d3348', 0.35), palette.tone(shade('#7a4a44'), 0.4)],
    },
    { y: 800, height: 156, count: 10, paints: [palette.tone('#1f1a28', 0.2), palette.tone('#2f2430', 0.2)] },
  ];
  for (const row of rows) drawCrowd({ canvas, random, hands: random.between(0.35, 0.6), ...row });
};
