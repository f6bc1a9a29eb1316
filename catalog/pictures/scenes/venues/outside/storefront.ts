import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { circlePath, type Point, path, rectanglePath, roundedPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawBricks } from '../stage/jazz.ts';
import { BASE, type DrawBuilding, drawPlace, drawStreet, drawVisitors, glassPaint, glowAt } from './place.ts';
import { drawMarquee } from './theater-front.ts';

const NEONS = ['#ff5a6e', '#ffb347', '#5ad1ff', '#ff77d9', '#7affc9'];

/** Signs, 100 units around their middle. */
const GUITAR =
  'M-20 60q-34 6-34-26q0-22 22-26q-2-26 18-30q10-2 18 4l46-74l12 8l-48 74q12 16-2 30q-10 8-8 18q0 20-24 22z';
const NOTE = 'M-34 50V-40L34-58V34M-34 50a18 15 0 1 1-4-14M34 34a18 15 0 1 1-4-14';
const MICROPHONE =
  'M-22-58h44v60q0 22-22 22t-22-22zM-38-6q0 46 38 46t38-46M0 40v28M-24 68h48M-22-30h44M-22-10h44';
const LAUGH =
  'M-60-10a60 60 0 1 0 120 0a60 60 0 1 0-120 0M-34-26q10-14 22 0M12-26q10-14 22 0M-38 6q38 16 76 0q-6 38-38 38t-38-38';

const drawNeon = (
  { canvas, palette, random }: Scene,
  data: string,
  [x, y, scale]: readonly [number, number, number],
): void => {
  const color = random.pick(NEONS);
  if (palette.lampShare >= 0.35) canvas.glow({ at: [x, y], radius: 150 * scale, color, opacity: 0.65 });
  canvas.grouped(`transform="translate(${x} ${y})scale(${scale})"`, () =>
    canvas.strokeWithStyles(data, [
      { paint: color, width: 16, round: true, opacity: 0.28 },
      { paint: color, width: 8, round: true, opacity: 0.7 },
      { paint: mixColors(color, '#ffffff', 0.75), width: 4, round: true },
    ]),
  );
};

const drawNeighbors = (scene: Scene): void => {
  const { canvas, palette, random } = scene;
  for (const [x, width] of [
    [-20, 250],
    [970, 250],
  ] as const) {
    const top = 250 + random.integer(-60, 40);
    const wall = random.pick(['#8f6a5a', '#a8907a', '#7a8088', '#b59a7a', '#6a7a6f']);
    canvas.rectangle([x, top, width, BASE - top], palette.tone(wall, 0.45, 0.06));
    const windows = range(12).map((index) =>
      rectanglePath([x + 26 + (index % 4) * 54, top + 34 + Math.floor(index / 4) * 78, 30, 48]),
    );
    canvas.fill(windows.filter(() => random.chance(0.6)).join(''), glassPaint(scene));
    canvas.rectangle([x - 6, top - 10, width + 12, 14], palette.tone(darker(wall, 0.08), 0.5));
  }
};

const drawDoor = (scene: Scene, x: number, color: string): void => {
  const { canvas, palette } = scene;
  canvas.rectangle([x - 56, BASE - 172, 112, 172], palette.tone('#1f1a1e', 0.3));
  canvas.rectangle([x - 48, BASE - 164, 96, 164], palette.tone(color, 0.6));
  canvas.fill(
    rectanglePath([x - 34, BASE - 146, 28, 82]) + rectanglePath([x + 6, BASE - 146, 28, 82]),
    glassPaint(scene),
  );
  glowAt(scene, [x, BASE - 60], { radius: 170 });
};

/** Posters in frames beside a door. */
const drawPosters = ({ canvas, palette, random }: Scene, left: number, count: number): void => {
  for (const index of range(count)) {
    const x = left + index * 78;
    canvas.rectangle([x - 4, BASE - 160, 66, 94], palette.tone('#1f1a1e', 0.4));
    canvas.rectangle(
      [x, BASE - 156, 58, 86],
      palette.tone(random.pick(['#e0573f', '#2f8f95', '#f2b84a', '#8a5a9f', '#f0e6d4']), 0.85),
    );
    canvas.fill(
      circlePath(x + 29, BASE - 122, 16) + rectanglePath([x + 10, BASE - 92, 38, 7]),
      palette.tone('#2a2230', 0.5),
    );
  }
};

const drawPeopleInLine = (scene: Scene): void => {
  drawStreet(scene, BASE);
  drawVisitors(scene, [BASE + 16, BASE + 42], { count: 8, height: 106 });
};

interface Front {
  sign: string;
  wallColors: readonly string[];
}

/** A brick house with a neon sign above its door. */
const brickFront =
  ({ sign, wallColors }: Front): DrawBuilding =>
  (scene, plan) => {
    const { canvas, palette, random } = scene;
    drawPlace(scene, plan, 520);
    drawNeighbors(scene);
    const wall = palette.tone(random.pick(wallColors), 0.6);
    drawBricks(scene, [230, 200, 740, BASE - 200], wall);
    canvas.rectangle([218, 184, 764, 22], palette.tone('#d8c8ac', 0.7));
    const windows = range(4).map((index) => path`M${296 + index * 174} 338v-70q30-30 60 0v70z`);
    canvas.fill(windows.join(''), glassPaint(scene));
    const door = random.pick([420, 600, 780]);
    drawDoor(scene, door, random.pick(['#8f2440', '#1f4a5a', '#2f5a3f', '#c9702f']));
    const other = door > 600 ? 270 : 700;
    canvas.rectangle([other, BASE - 176, 240, 130], palette.tone('#1f1a1e', 0.3));
    canvas.fill(rectanglePath([other + 8, BASE - 168, 224, 114]), glassPaint(scene));
    drawNeon(scene, sign, [door, 384, 0.86]);
    drawPosters(scene, door > 600 ? 560 : door === 600 ? 386 : door + 84, 2);
    drawPeopleInLine(scene);
  };

/** A dark front with a lit board and a queue. */
const boardFront =
  ({ sign }: Front): DrawBuilding =>
  (scene, plan) => {
    const { canvas, palette, random } = scene;
    drawPlace(scene, plan, 520);
    drawNeighbors(scene);
    const wall = random.pick(['#2a2a34', '#34242e', '#1f3038', '#3a3028']);
    canvas.rectangle(
      [220, 230, 760, BASE - 230],
      canvas.verticalGradient(230, BASE, [palette.tone(lighter(wall, 0.05), 0.8), palette.tone(wall, 0.5)]),
    );
    const boards = range(20).map((index) => path`M${238 + index * 38} 230V${BASE}`);
    canvas.stroke(boards.join(''), { paint: palette.tone(darker(wall, 0.06), 0.3), width: 3 });
    canvas.rectangle([210, 216, 780, 18], palette.tone('#8a7a6a', 0.6));
    drawNeon(scene, sign, [random.pick([330, 870]), 330, 1]);
    drawDoor(scene, 600, random.pick(['#c9372c', '#e0a02f', '#1f6a8a', '#6a3f9a']));
    drawMarquee(scene, [600, 318], 170);
    drawPosters(scene, 300, 2);
    drawPosters(scene, 760, 2);
    drawPeopleInLine(scene);
  };

/** A corner with large windows and an awning. */
const awningFront =
  ({ sign, wallColors }: Front): DrawBuilding =>
  (scene, plan) => {
    const { canvas, palette, random } = scene;
    drawPlace(scene, plan, 520);
    drawNeighbors(scene);
    const wall = random.pick([...wallColors, '#e0d0b0', '#9ab0a8']);
    canvas.rectangle(
      [230, 240, 740, BASE - 240],
      canvas.verticalGradient(240, BASE, [
        palette.tone(lighter(wall, 0.03), 0.85),
        palette.tone(darker(wall, 0.06), 0.5),
      ]),
    );
    canvas.rectangle([218, 226, 764, 20], palette.tone(darker(wall, 0.16), 0.5));
    const upper = range(5).map((index) => rectanglePath([280 + index * 138, 276, 66, 84]));
    canvas.fill(upper.join(''), glassPaint(scene));
    canvas.fill(
      rectanglePath([264, BASE - 160, 260, 120]) + rectanglePath([676, BASE - 160, 260, 120]),
      glassPaint(scene),
    );
    drawDoor(scene, 600, darker(wall, 0.25));
    const [first, second] = random.pick([
      ['#c9372c', '#f4ead4'],
      ['#1f6a5a', '#f4ead4'],
      ['#24365f', '#e8c070'],
      ['#5a2f5f', '#f0c8d8'],
    ] as const);
    const strip = (index: number) => path`M${250 + index * 50} 400h50l8 62q-26 18-58 0z`;
    canvas.fill(
      range(14)
        .filter((index) => index % 2)
        .map(strip)
        .join(''),
      palette.tone(second, 0.85),
    );
    canvas.fill(
      range(14)
        .filter((index) => index % 2 === 0)
        .map(strip)
        .join(''),
      palette.tone(first, 0.85),
    );
    const at: Point = [random.pick([250, 950]), 316];
    canvas.fill(roundedPath([at[0] - 66, at[1] - 76, 132, 152], 16), palette.tone('#241c28', 0.4));
    drawNeon(scene, sign, [at[0], at[1], 0.82]);
    drawPeopleInLine(scene);
  };

const BRICKS = ['#8f5040', '#7a5a50', '#6a4a4a', '#9a6a50', '#5a5a66'];

const frontsOf = (signs: readonly [string, string, string]): readonly DrawBuilding[] => [
  brickFront({ sign: signs[0], wallColors: BRICKS }),
  boardFront({ sign: signs[1], wallColors: BRICKS }),
  awningFront({ sign: signs[2], wallColors: BRICKS }),
];

export const CLUBS = frontsOf([GUITAR, NOTE, NOTE]);
export const COMEDY_CLUBS = frontsOf([MICROPHONE, LAUGH, MICROPHONE]);
