import { darker, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawTents, drawWheel } from '../stage/festival.ts';
import { drawBeams, livelyLight } from '../stage/show-light.ts';
import { type DrawBuilding, drawPlace, drawVisitors } from './place.ts';

const drawGround = ({ canvas, palette }: Scene): void => {
  const { ground, sand } = palette.land;
  canvas.fill(
    'M520 500Q560 560 480 640T300 820H900Q760 700 720 620T640 500z',
    canvas.verticalGradient(500, 800, [palette.tone(sand, 0.8, 0.1), palette.tone(darker(sand, 0.06), 0.5)]),
  );
  canvas.stroke(
    range(9)
      .map((index) => path`M${60 + index * 140} ${560 + (index % 3) * 70}q10-16 14 0q6-14 12 0`)
      .join(''),
    { paint: palette.tone(darker(ground, 0.08), 0.4), width: 4, opacity: 0.7 },
  );
};

/** An arch with flags at the entrance of a field. */
const gate: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan, 490);
  drawGround(scene);
  drawTents(scene, [
    [180, 540, 0.9],
    [300, 528, 0.8],
    [900, 528, 0.8],
    [1030, 542, 1],
  ]);
  if (random.chance(0.6)) drawWheel(scene, [random.pick([200, 1000]), 360], 104);
  const [first, second] = random.pick([
    ['#e0573f', '#f2b84a'],
    ['#2f8f95', '#f6efe2'],
    ['#8a5a9f', '#ffd166'],
    ['#1f5fa8', '#ff9ebb'],
  ] as const);
  canvas.stroke('M330 640V420Q600 170 870 420V640', { paint: palette.tone(first, 0.85), width: 44 });
  canvas.stroke('M330 640V420Q600 170 870 420V640', {
    paint: palette.tone(second, 0.95),
    width: 16,
    dash: '4 30',
    round: true,
  });
  for (const x of [330, 870])
    canvas.fill(path`M${x} 420v-150q40 14 70-6q-8 40 0 62q-30 16-66 4z`, palette.tone(second, 0.9));
  if (palette.isDark) canvas.glow({ at: [600, 320], radius: 380, color: '#ffcf7d', opacity: 0.4 });
  drawVisitors(scene, [625, 770], { count: 22 });
};

/** A pyramid of light, tents and strings of bulbs. */
const pyramid: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  const light = livelyLight(random);
  drawPlace(scene, plan, 490);
  drawGround(scene);
  const x = random.pick([420, 600, 780]);
  canvas.polygon(
    [
      [x - 260, 540],
      [x, 170],
      [x + 260, 540],
    ],
    palette.tone('#d8dce0', 0.8),
  );
  canvas.polygon(
    [
      [x, 170],
      [x + 260, 540],
      [x + 60, 540],
    ],
    palette.tone('#8f98a4', 0.4),
  );
  canvas.polygon(
    [
      [x - 150, 540],
      [x, 320],
      [x + 150, 540],
    ],
    canvas.verticalGradient(320, 540, [light.first, light.second]),
  );
  canvas.glow({ at: [x, 440], radius: 320, color: light.first, opacity: palette.isDark ? 0.6 : 0.3 });
  drawBeams(
    canvas,
    [-0.8, -0.3, 0.3, 0.8].map((aside, index) => ({
      from: [x, 190] as const,
      to: [x + aside * 500, 10] as const,
      spread: 36,
      color: [light.accent, light.second][index % 2] as string,
      opacity: palette.isDark ? 0.6 : 0.3,
    })),
  );
  drawTents(scene, [
    [x - 330, 560, 1.1],
    [x + 330, 560, 1.1],
    [x > 600 ? 180 : 1020, 548, 0.9],
  ]);
  drawFestivalCrowd(scene);
};

/** Balloons over a meadow with tents. */
const balloons: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan, 490);
  drawGround(scene);
  const colors = ['#e0573f', '#f2b84a', '#2f8f95', '#8a5a9f', '#f6efe2'];
  for (const [x, y, size] of [
    [230, 190, 1],
    [560, 130, 0.72],
    [930, 220, 1.15],
  ] as const) {
    const first = random.pick(colors);
    const half = 86 * size;
    canvas.fill(
      path`M${x - half} ${y}a${half} ${half * 0.95} 0 0 1 ${2 * half} 0q0 ${half * 0.7} ${-half * 0.72} ${half * 1.2}h${-half * 0.56}q${-half * 0.72} ${-half * 0.5} ${-half * 0.72} ${-half * 1.2}z`,
      palette.tone(first, 0.9),
    );
    canvas.fill(
      path`M${x - half * 0.4} ${y}q0 ${-half * 0.8} ${half * 0.4} ${-half * 0.95}q${half * 0.4} ${half * 0.15} ${half * 0.4} ${half * 0.95}q0 ${half * 0.7} ${-half * 0.2} ${half * 1.2}h${-half * 0.4}q${-half * 0.2} ${-half * 0.5} ${-half * 0.2} ${-half * 1.2}z`,
      palette.tone(random.pick(colors), 0.9),
    );
    canvas.stroke(
      path`M${x - half * 0.28} ${y + half * 1.2}l${half * 0.1} ${half * 0.34}M${x + half * 0.28} ${y + half * 1.2}l${-half * 0.1} ${half * 0.34}`,
      { paint: palette.tone('#5a4a3a', 0.4), width: 2 },
    );
    canvas.rectangle(
      [x - half * 0.2, y + half * 1.54, half * 0.4, half * 0.28],
      palette.tone('#8a6a4a', 0.6),
    );
  }
  drawTents(scene, [
    [160, 556, 1.1],
    [420, 536, 0.9],
    [700, 540, 0.95],
    [1010, 558, 1.2],
  ]);
  drawFestivalCrowd(scene);
};

const drawFestivalCrowd = ({ canvas, palette, random }: Scene): void => {
  const row = (y: number, height: number): Point => [y, height];
  for (const [[y, height], count] of [
    [row(640, 58), 20],
    [row(716, 86), 15],
    [row(808, 140), 10],
  ] as const) {
    const dark = palette.tone('#2b2432', (900 - y) / 700);
    drawCrowd({
      canvas,
      random,
      y,
      height,
      count,
      paints: [dark, mixColors(dark, palette.tone('#a8604a', 0.5), 0.5)],
      hands: 0.35,
    });
  }
};

export const FESTIVALS: readonly DrawBuilding[] = [gate, pyramid, balloons];
