import { mixColors } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import {
  ellipsePath,
  type Point,
  path,
  polygonPath,
  rectanglePath,
  roundedPath,
} from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawNeonEmblem } from './backdrops.ts';
import { drawBand } from './band.ts';
import { ofPerformer, type Show } from './show.ts';
import { drawBeams, inkOf, lightOfColors, type ShowLight } from './show-light.ts';

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

const drawJazzRoom = (scene: Scene, { act, colors }: Show, light: ShowLight): void => {
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
  const wall = mixColors('#7a4a3f', colors[0], 0.45);
  if (random.chance(0.65)) drawBricks(scene, [150, 60, 900, 460], mixColors(wall, dark, 0.45));
  else
    canvas.rectangle(
      [150, 60, 900, 460],
      canvas.verticalGradient(60, 520, [mixColors(wall, dark, 0.6), mixColors(wall, dark, 0.2)]),
    );
  canvas.glow({ at: [600, 290], radius: 430, radiusY: 330, color: first, opacity: 0.55 });
  drawNeonEmblem(canvas, { act, at: [600, 250], size: 108, color: accent });
  drawCurtains(scene, mixColors(colors[1], dark, 0.45), {
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

/** A small club: brick or curtain, neon, a combo, tables with candles. */
export const drawJazz = (scene: Scene, show: Show): void => {
  const { canvas, random } = scene;
  const light = lightOfColors(show.colors);
  const ink = inkOf(light);
  drawJazzRoom(ofPerformer(scene, show), show, light);
  const place = { back: 530, front: 576, half: 440 };
  drawBand(canvas, { lineup: show.act.lineup, place, ink, accent: light.accent });
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
