import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path, rectanglePath, roundedPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { BASE, type DrawBuilding, drawPlace, drawStreet, drawVisitors, glassPaint, glowAt } from './place.ts';

const NEONS = ['#ff5a6e', '#ffb347', '#5ad1ff', '#ff77d9', '#7affc9'];
const BRIGHT = '#fff3cf';

const neighbor = (scene: Scene, [x, width, top]: readonly [number, number, number]): void => {
  const { canvas, palette, random } = scene;
  const wall = random.pick(['#8f6a5a', '#a8907a', '#7a8088', '#6a5f6a', '#b59a7a']);
  canvas.rectangle([x, top, width, BASE - top], palette.tone(wall, 0.45, 0.08));
  const windows = range(4).flatMap((row) =>
    range(Math.floor(width / 56)).map((column) =>
      rectanglePath([x + 18 + column * 56, top + 30 + row * 68, 28, 42]),
    ),
  );
  canvas.fill(windows.filter(() => random.chance(0.6)).join(''), glassPaint(scene));
  canvas.fill(rectanglePath([x + 14, BASE - 66, width - 28, 66]), glassPaint(scene));
};

/** A canopy with bulbs and a white board for the program. */
export const drawMarquee = (scene: Scene, [x, y]: Point, half: number): void => {
  const { canvas, palette, random } = scene;
  const color = random.pick(['#a8283a', '#1f4a7a', '#1f6a5a', '#6a2f6f', '#c9702f']);
  canvas.polygon(
    [
      [x - half, y],
      [x + half, y],
      [x + half + 30, y + 92],
      [x - half - 30, y + 92],
    ],
    palette.tone(color, 0.8),
  );
  canvas.polygon(
    [
      [x - half + 18, y + 16],
      [x + half - 18, y + 16],
      [x + half + 4, y + 74],
      [x - half - 4, y + 74],
    ],
    palette.isDark ? '#fff6dc' : palette.tone('#f6efe0', 0.9),
  );
  canvas.stroke(
    path`M${x - half + 30} ${y + 34}H${x + half - 30}M${x - half + 60} ${y + 56}H${x + half - 60}`,
    { paint: '#2a2230', width: 11, dash: '26 9 40 9 14 16', opacity: 0.85 },
  );
  const bulbs = range(27).flatMap((index): Point[] => {
    const share = index / 26;
    return [
      [x - half + share * 2 * half, y + 6],
      [x - half - 27 + share * (2 * half + 54), y + 86],
    ];
  });
  canvas.dots(bulbs, 9, { paint: '#ffc46b', opacity: palette.isDark ? 0.4 : 0.12 });
  canvas.dots(bulbs, 4.5, { paint: BRIGHT });
  canvas.rectangle([x - half - 20, y + 92, 2 * half + 40, 10], palette.tone('#2a2024', 0.3));
  if (palette.isDark)
    canvas.glow({ at: [x, y + 120], radius: half * 1.5, radiusY: 150, color: '#ffcf7d', opacity: 0.6 });
};

const drawDoors = (scene: Scene, half: number): void => {
  const { canvas, palette } = scene;
  canvas.rectangle([600 - half, BASE - 116, 2 * half, 116], palette.tone('#3a2024', 0.3));
  const doors = range(6).map((index) =>
    rectanglePath([
      600 - half + 14 + index * ((2 * half - 20) / 6),
      BASE - 104,
      (2 * half - 20) / 6 - 10,
      104,
    ]),
  );
  canvas.fill(doors.join(''), glassPaint(scene));
};

const blade = (scene: Scene, [x, top]: Point, height: number): void => {
  const { canvas, palette, random } = scene;
  const color = random.pick(NEONS);
  canvas.fill(roundedPath([x - 36, top, 72, height], 14), palette.tone('#2a1a2c', 0.4));
  canvas.stroke(roundedPath([x - 30, top + 6, 60, height - 12], 10), { paint: color, width: 5 });
  const letters = range(Math.floor((height - 40) / 44)).map((index) =>
    roundedPath([x - 15, top + 24 + index * 44, 30, 30], 6),
  );
  canvas.fill(letters.join(''), palette.isDark ? BRIGHT : mixColors(color, '#ffffff', 0.5));
  if (palette.isDark) canvas.glow({ at: [x, top + height / 2], radius: height * 0.6, color, opacity: 0.55 });
};

const street: DrawBuilding = (scene, plan) => {
  drawPlace(scene, plan, 520);
  neighbor(scene, [-20, 250, 300 + scene.random.integer(-50, 50)]);
  neighbor(scene, [970, 250, 300 + scene.random.integer(-50, 50)]);
};

const finish = (scene: Scene): void => {
  drawStreet(scene, BASE);
  glowAt(scene, [600, BASE + 30], { radius: 380 });
  drawVisitors(scene, [BASE + 14, BASE + 44], { count: 10, height: 84 });
};

/** Brick, a tall blade of neon and a marquee. */
const palaceOfBrick: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  street(scene, plan);
  const brick = random.pick(['#a8604a', '#8f5a4a', '#b5805f', '#7a5a5f']);
  canvas.rectangle(
    [220, 210, 760, BASE - 210],
    canvas.verticalGradient(210, BASE, [
      palette.tone(lighter(brick, 0.03), 0.8),
      palette.tone(darker(brick, 0.06), 0.5),
    ]),
  );
  canvas.fill(
    'M210 214V184H330V160H460V130Q600 84 740 130V160H870V184H990V214z',
    palette.tone('#e0d2b4', 0.8),
  );
  const windows = range(5).map((index) => path`M${312 + index * 126} 396V290q26-36 52 0v106z`);
  canvas.fill(windows.join(''), glassPaint(scene));
  canvas.stroke(
    range(5)
      .map((index) => path`M${306 + index * 126} 402h64`)
      .join(''),
    { paint: palette.tone('#e0d2b4', 0.8), width: 9 },
  );
  drawDoors(scene, 250);
  drawMarquee(scene, [600, 424], 300);
  blade(scene, [random.pick([300, 900]), 130], 290);
  finish(scene);
};

/** Stone columns, a pediment and a marquee between them. */
const templeOfStone: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  street(scene, plan);
  const stone = random.pick(['#e0d4bc', '#d0ccc4', '#e6d8c8', '#c9b898']);
  canvas.rectangle(
    [220, 236, 760, BASE - 236],
    canvas.verticalGradient(236, BASE, [palette.tone(stone, 0.9), palette.tone(darker(stone, 0.08), 0.5)]),
  );
  canvas.polygon(
    [
      [190, 240],
      [1010, 240],
      [600, 110],
    ],
    palette.tone(lighter(stone, 0.02), 0.95),
  );
  canvas.polygon(
    [
      [290, 224],
      [910, 224],
      [600, 132],
    ],
    palette.tone(darker(stone, 0.08), 0.5),
  );
  canvas.rectangle([200, 236, 800, 24], palette.tone(lighter(stone, 0.03), 0.95));
  const columns = [250, 370, 800, 920];
  for (const x of columns)
    canvas.rectangle(
      [x - 4, 262, 40, BASE - 262],
      canvas.horizontalGradient(x - 4, x + 36, [
        palette.tone(lighter(stone, 0.03), 0.95),
        palette.tone(darker(stone, 0.14), 0.3),
      ]),
    );
  const windows = range(3).map((index) => path`M${448 + index * 112} 408V310q36-44 72 0v98z`);
  canvas.fill(windows.join(''), glassPaint(scene));
  glowAt(scene, [600, 350], { radius: 260 });
  drawDoors(scene, 190);
  drawMarquee(scene, [600, 428], 214);
  finish(scene);
};

/** Stepped towers of plaster with lines of neon. */
const deco: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  street(scene, plan);
  const wall = random.pick(['#e8d8c0', '#c9dcd4', '#e6c4b4', '#d4cfe0', '#f0e0a8']);
  const color = random.pick(NEONS);
  for (const [half, top] of [
    [380, 300],
    [250, 240],
    [130, 170],
    [64, 70],
  ] as const) {
    canvas.rectangle(
      [600 - half, top, 2 * half, BASE - top],
      canvas.horizontalGradient(600 - half, 600 + half, [
        palette.tone(lighter(wall, 0.02), 0.9),
        palette.tone(darker(wall, 0.08), 0.45),
      ]),
    );
  }
  const fins = [-40, -20, 0, 20, 40].map((x) => path`M${600 + x} ${x === 0 ? 50 : 96}V420`);
  canvas.strokeWithStyles(fins.join(''), [
    { paint: color, width: 16, opacity: palette.isDark ? 0.3 : 0.12 },
    { paint: palette.isDark ? mixColors(color, '#ffffff', 0.6) : palette.tone(color, 0.9), width: 6 },
  ]);
  const bands = [-1, 1].map((side) =>
    range(4)
      .map((index) => path`M${600 + side * 140} ${320 + index * 18}h${side * (100 + index * 34)}`)
      .join(''),
  );
  canvas.stroke(bands.join(''), {
    paint: palette.isDark ? color : palette.tone(darker(wall, 0.18), 0.5),
    width: 6,
  });
  if (palette.isDark) canvas.glow({ at: [600, 220], radius: 300, color, opacity: 0.5 });
  drawDoors(scene, 230);
  drawMarquee(scene, [600, 424], 280);
  finish(scene);
};

export const THEATERS: readonly DrawBuilding[] = [palaceOfBrick, templeOfStone, deco];
