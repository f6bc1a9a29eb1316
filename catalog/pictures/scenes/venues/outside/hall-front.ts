import { darker, lighter } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import {
  BASE,
  type DrawBuilding,
  drawPlace,
  drawPlaza,
  drawTrees,
  drawVisitors,
  glassPaint,
  glowAt,
} from './place.ts';

const drawSteps = ({ canvas, palette }: Scene, [left, right]: readonly [number, number]): void => {
  for (const step of range(4)) {
    const grow = step * 16;
    canvas.rectangle(
      [left - grow, BASE - 24 + step * 12, right - left + 2 * grow, 14],
      palette.tone(step % 2 ? '#c9c2b4' : '#e0dace', 0.7),
    );
  }
};

/** Water that jumps from a basin. */
const drawFountain = ({ canvas, palette }: Scene, [x, y]: Point): void => {
  canvas.fill(path`M${x - 120} ${y}q120-26 240 0q-10 26-120 28t-120-28z`, palette.tone('#8f8a84', 0.5));
  canvas.fill(path`M${x - 104} ${y}q104-18 208 0q-20 16-104 16t-104-16z`, palette.tone('#6fa8c0', 0.7));
  const jets = [-56, -28, 0, 28, 56].map(
    (dx) => path`M${x + dx * 0.4} ${y}q${dx * 0.6} ${-110 + Math.abs(dx)} ${dx * 1.2} -4`,
  );
  canvas.stroke(jets.join(''), {
    paint: palette.isDark ? '#cfe6ff' : '#ffffff',
    width: 4,
    round: true,
    opacity: 0.7,
  });
};

const finish: DrawBuilding = (scene, plan) => {
  drawPlaza(scene, BASE + 20);
  drawTrees(scene, plan, [
    [60, 660, 200],
    [150, 640, 150],
    [1056, 640, 150],
    [1146, 662, 200],
  ]);
  if (scene.random.chance(0.5)) drawFountain(scene, [600, 716]);
  drawVisitors(scene, [BASE + 40, 765], { count: 12 });
};

/** Tall glass behind slim columns, under a flat roof. */
const glassBox: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const stone = random.pick(['#ece4d4', '#d8d4cc', '#e6d4b8']);
  const count = random.pick([7, 9, 11]);
  canvas.rectangle([180, 286, 840, BASE - 286], glassPaint(scene));
  glowAt(scene, [600, 460], { radius: 460 });
  const lamps = range(9).map((index): Point => [260 + index * 85, 380 + Math.abs(index - 4) * 14]);
  canvas.dots(lamps, 9, { paint: '#fff6dc', opacity: palette.isDark ? 0.95 : 0.4 });
  canvas.stroke(lamps.map(([x, y]) => path`M${x} 290V${y - 8}`).join(''), { paint: '#8a7a5a', width: 2 });
  canvas.stroke('M180 470H1020', { paint: palette.tone(stone, 0.6), width: 15 });
  const gap = 840 / count;
  const columns = range(count + 1).map((index) => {
    const x = 180 + index * gap;
    return path`M${x - 12} ${BASE}l6-${BASE - 290}q-14-12-26-30h64q-12 18-26 30l6 ${BASE - 290}z`;
  });
  canvas.fill(columns.join(''), palette.tone(stone, 0.9));
  canvas.rectangle(
    [130, 230, 940, 46],
    canvas.verticalGradient(230, 276, [
      palette.tone(lighter(stone, 0.03), 1),
      palette.tone(darker(stone, 0.1), 0.4),
    ]),
  );
  drawSteps(scene, [170, 1030]);
  finish(scene, plan);
};

/** Curved shells of metal that lean on one another. */
const sails: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const metal = random.pick(['#d4d8dc', '#e6dcc8', '#c9b8a0', '#b8c4cc']);
  const isMirrored = random.chance(0.5);
  const x = (value: number) => (isMirrored ? 1200 - value : value);
  const shells: readonly (readonly [number, number, number])[] = [
    [170, 460, 300],
    [330, 720, 120],
    [560, 880, 190],
    [760, 1030, 300],
  ];
  canvas.fill(rectanglePath([200, 500, 800, BASE - 500]), glassPaint(scene));
  for (const [index, [left, right, top]] of shells.entries()) {
    const shell = path`M${x(left)} ${BASE}Q${x(left - 30)} ${top + 90} ${x(right)} ${top}Q${x(right - 130)} ${top + 230} ${x(right - 90)} ${BASE}z`;
    const ends = [
      palette.tone(lighter(metal, 0.05), 1),
      palette.tone(darker(metal, 0.16 + index * 0.01), 0.25),
    ] as const;
    canvas.fill(
      shell,
      canvas.linearGradient(
        [x(left), top],
        [x(right), BASE],
        isMirrored ? [ends[0], ends[1]] : [ends[1], ends[0]],
      ),
    );
    canvas.stroke(path`M${x(right)} ${top}Q${x(right - 130)} ${top + 230} ${x(right - 90)} ${BASE}`, {
      paint: palette.tone(lighter(metal, 0.06), 1),
      width: 6,
    });
  }
  canvas.fill(path`M420 ${BASE}v-90l360 20v70z`, glassPaint(scene));
  glowAt(scene, [600, BASE - 40], { radius: 360 });
  drawSteps(scene, [360, 840]);
  finish(scene, plan);
};

/** A temple of music: columns, pediment, dome. */
const temple: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const stone = random.pick(['#e6dcc8', '#d8d2c8', '#ead8b8']);
  const copper = random.pick(['#6fa08c', '#8a9aa0', '#a87f5a']);
  canvas.fill(
    'M440 260Q450 120 600 116Q750 120 760 260z',
    canvas.horizontalGradient(440, 760, [
      palette.tone(darker(copper, 0.1), 0.4),
      palette.tone(copper, 0.95),
      palette.tone(darker(copper, 0.14), 0.3),
    ]),
  );
  canvas.rectangle([592, 84, 16, 40], palette.tone('#e0c070', 0.9));
  canvas.rectangle(
    [150, 330, 900, BASE - 330],
    canvas.verticalGradient(330, BASE, [
      palette.tone(darker(stone, 0.06), 0.7),
      palette.tone(darker(stone, 0.14), 0.4),
    ]),
  );
  const windows = range(10).map((index) => path`M${188 + index * 88} 540V440q20-26 40 0v100z`);
  canvas.fill(windows.join(''), glassPaint(scene));
  canvas.polygon(
    [
      [270, 322],
      [930, 322],
      [600, 220],
    ],
    palette.tone(lighter(stone, 0.02), 0.95),
  );
  canvas.polygon(
    [
      [360, 308],
      [840, 308],
      [600, 238],
    ],
    palette.tone(darker(stone, 0.08), 0.5),
  );
  canvas.rectangle([280, 320, 640, 34], palette.tone(stone, 0.9));
  canvas.rectangle(
    [300, 354, 600, BASE - 354],
    palette.isDark ? '#c98f4a' : palette.tone(darker(stone, 0.3), 0.3),
  );
  glowAt(scene, [600, 500], { radius: 320 });
  const doors = range(3).map((index) => rectanglePath([400 + index * 150, 480, 90, BASE - 480]));
  canvas.fill(doors.join(''), glassPaint(scene));
  for (const index of range(7)) {
    const left = 304 + index * 94;
    canvas.rectangle(
      [left, 356, 32, BASE - 356],
      canvas.horizontalGradient(left, left + 32, [
        palette.tone(lighter(stone, 0.03), 0.95),
        palette.tone(darker(stone, 0.14), 0.3),
      ]),
    );
  }
  canvas.rectangle([140, 322, 130, 20], palette.tone(stone, 0.9));
  canvas.rectangle([930, 322, 130, 20], palette.tone(stone, 0.9));
  drawSteps(scene, [280, 920]);
  finish(scene, plan);
};

export const CONCERT_HALLS: readonly DrawBuilding[] = [glassBox, sails, temple];
