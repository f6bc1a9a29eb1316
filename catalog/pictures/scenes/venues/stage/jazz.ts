import { mixColors } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import {
  circlePath,
  ellipsePath,
  type Point,
  path,
  polygonPath,
  rectanglePath,
  roundedPath,
} from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawBass, drawDrums, drawPerformer, drawPiano } from './performers.ts';
import { drawBeams, inkOf, type ShowLight, warmLight } from './show-light.ts';

const NEON: readonly string[] = [
  circlePath(600, 250, 112),
  'M600 138l116 200H484z',
  'M470 290q32-90 65 0t65 0t65 0t65 0',
  'M640 160q-40 8-40 50v120q0 44-40 44q-34 0-34-30t34-30',
];

export const drawBricks = (
  { canvas, random }: Scene,
  [left, top, width, height]: readonly [number, number, number, number],
  color: string,
): void => {
  canvas.rectangle([left, top, width, height], color);
  const courses = steps(top + 12, top + height - 6, 24).map((y) => {
    let row = '';
    for (let x = left + random.between(6, 90); x < left + width - 60; x += random.between(80, 200))
      row += path`M${x} ${y}h${random.integer(28, 50)}`;
    return row;
  });
  canvas.stroke(courses.join(''), { paint: mixColors(color, '#000000', 0.22), width: 13, opacity: 0.6 });
};

export const drawCurtains = (
  { canvas }: Scene,
  color: string,
  { inner, bottom }: { inner: number; bottom: number },
): void => {
  for (const side of [-1, 1]) {
    const x = (distance: number) => 600 + side * distance;
    const paint = canvas.horizontalGradient(x(inner), x(620), [color, mixColors(color, '#000000', 0.6)]);
    canvas.fill(
      path`M${x(inner + 20)} 0H${x(620)}V${bottom}H${x(inner - 10)}Q${x(inner + 34)} ${bottom * 0.46} ${x(inner + 20)} 0z`,
      paint,
    );
    const folds = [0.2, 0.42, 0.64, 0.86].map((share) => {
      const fold = inner + (620 - inner) * share;
      return path`M${x(fold)} 0Q${x(fold + 10)} ${bottom * 0.5} ${x(fold - 12)} ${bottom}`;
    });
    canvas.stroke(folds.join(''), { paint: mixColors(color, '#000000', 0.45), width: 12, opacity: 0.5 });
  }
};

export const drawTables = ({ canvas, random }: Scene, light: ShowLight, count: number): void => {
  const ink = inkOf(light);
  for (const index of range(count)) {
    const x = 130 + (940 * (index + 0.5)) / count + random.between(-26, 26);
    const y = 690 + (index % 2) * 26;
    canvas.fill(ellipsePath([x, y], 80, 19), mixColors('#5a3828', light.dark, 0.3));
    canvas.fill(rectanglePath([x - 7, y + 8, 14, 110]), ink);
    canvas.glow({ at: [x, y - 22], radius: 96, color: '#ffb55c', opacity: 0.75 });
    canvas.fill(roundedPath([x - 9, y - 28, 18, 24], 3), '#ffd88a');
    canvas.fill(path`M${x + 32} ${y - 2}l-4-32h22l-4 32z`, mixColors(light.accent, '#ffffff', 0.3), 0.45);
  }
};

const drawJazzRoom = (scene: Scene, light: ShowLight): void => {
  const { canvas, random } = scene;
  const { dark, first, second, accent } = light;
  canvas.rectangle(
    [0, 0, 1200, 800],
    canvas.verticalGradient(0, 800, [
      mixColors(dark, '#000000', 0.3),
      mixColors(dark, first, 0.2),
      mixColors(dark, '#000000', 0.5),
    ]),
  );
  const wall = random.pick(['#8a4a3a', '#2f5a60', '#5a3a5f', '#6a5a4a']);
  if (random.chance(0.65)) drawBricks(scene, [150, 60, 900, 460], mixColors(wall, dark, 0.45));
  else
    canvas.rectangle(
      [150, 60, 900, 460],
      canvas.verticalGradient(60, 520, [mixColors(wall, dark, 0.6), mixColors(wall, dark, 0.2)]),
    );
  canvas.glow({ at: [600, 290], radius: 430, radiusY: 330, color: first, opacity: 0.55 });
  const neon = random.pick(NEON);
  canvas.strokeWithStyles(neon, [
    { paint: accent, width: 26, round: true, opacity: 0.22 },
    { paint: accent, width: 13, round: true, opacity: 0.45 },
    { paint: mixColors(accent, '#ffffff', 0.75), width: 6, round: true },
  ]);
  drawCurtains(scene, mixColors(random.pick(['#8f2440', '#1f4a5f', '#6a2f5f', '#7a3a1f']), dark, 0.3), {
    inner: 420,
    bottom: 560,
  });
  const lamps = [330, 470, 600, 730, 870];
  drawBeams(
    canvas,
    lamps.map((x, index) => ({
      from: [x, 24] as const,
      to: [600 + (x - 600) * 0.7, 560] as const,
      spread: 84,
      color: [second, '#fff3d6', first][index % 3] as string,
      opacity: 0.45,
    })),
  );
  const floor: Point[] = [
    [170, 505],
    [1030, 505],
    [1090, 580],
    [110, 580],
  ];
  canvas.fill(
    polygonPath(floor),
    canvas.verticalGradient(505, 580, [mixColors('#9a6a44', first, 0.3), mixColors('#5a3828', first, 0.15)]),
  );
  canvas.rectangle([110, 580, 980, 40], inkOf(light));
  canvas.glow({ at: [600, 545], radius: 330, radiusY: 46, color: '#fff0d0', opacity: 0.5 });
};

const drawCombo = ({ canvas, random }: Scene, ink: string): void => {
  const isMirrored = random.chance(0.5);
  const x = (value: number) => (isMirrored ? 1200 - value : value);
  drawPiano(canvas, [x(330), 566], ink);
  drawDrums(canvas, [x(730), 540], ink);
  drawBass(canvas, [x(860), 562], ink);
  drawPerformer(canvas, {
    at: [x(560), 572],
    height: 160,
    color: ink,
    act: random.pick(['sax', 'sing', 'sax']),
  });
  if (random.chance(0.5))
    drawPerformer(canvas, {
      at: [x(460), 568],
      height: 146,
      color: ink,
      act: random.pick(['guitar', 'sax']),
    });
};

/** A small club: brick or curtain, neon, a combo, tables with candles. */
export const drawJazz = (scene: Scene): void => {
  const { canvas, random } = scene;
  const light = warmLight(random);
  const ink = inkOf(light);
  drawJazzRoom(scene, light);
  drawCombo(scene, ink);
  drawTables(scene, light, random.integer(3, 5));
  drawCrowd({
    canvas,
    random,
    y: 800,
    height: 146,
    count: 9,
    paints: [ink, mixColors(light.dark, '#000000', 0.5)],
    hands: 0,
  });
};
