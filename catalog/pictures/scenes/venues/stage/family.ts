import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path, polygonPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawNeonEmblem } from './backdrops.ts';
import { drawPerformer } from './performers.ts';
import { ofPerformer, type Show } from './show.ts';
import { drawBeams, lightOfColors, type ShowLight } from './show-light.ts';

type Pair = readonly [string, string];

/** The inside of a tent: stripes that meet at its top. */
const drawTent = ({ canvas }: Scene, [first, second]: Pair): void => {
  canvas.rectangle([0, 0, 1200, 800], darker(first, 0.2));
  const stripe = (index: number): string => {
    const x = -300 + index * 100;
    return polygonPath([
      [600 + (x - 600) * 0.06, -40],
      [600 + (x - 500) * 0.06, -40],
      [x + 100, 430],
      [x, 430],
    ]);
  };
  const paint = (color: string) =>
    canvas.verticalGradient(0, 430, [mixColors(color, '#fff3cf', 0.2), darker(color, 0.14)]);
  canvas.fill(
    range(9)
      .map((index) => stripe(index * 2))
      .join(''),
    paint(first),
  );
  canvas.fill(
    range(9)
      .map((index) => stripe(index * 2 + 1))
      .join(''),
    paint(second),
  );
  const bulbs = range(25).map(
    (index): Point => [index * 50, 420 + Math.abs(Math.sin((index * Math.PI) / 4)) * 20],
  );
  canvas.dots(bulbs, 13, { paint: '#ffd27a', opacity: 0.35 });
  canvas.dots(bulbs, 6, { paint: '#fff3cf' });
};

const drawTrapeze = ({ canvas, random }: Scene, color: string): void => {
  const x = 600 + random.pick([-1, 1]) * random.integer(150, 270);
  const swing = random.between(-60, 60);
  canvas.stroke(
    path`M${x - 26} 0L${x - 26 + swing} 216M${x + 26} 0L${x + 26 + swing} 216M${x - 34 + swing} 216h68`,
    { paint: '#3a2a20', width: 5 },
  );
  canvas.grouped(`transform="matrix(1 0 0-1 0 ${Math.round(2 * 262)})"`, () =>
    drawPerformer(canvas, { at: [x + swing, 300], height: 130, color, act: 'dance' }),
  );
};

const drawJuggler = ({ canvas, random }: Scene, colors: Pair): void => {
  const x = random.pick([480, 600, 720]);
  drawPerformer(canvas, { at: [x, 626], height: 210, color: '#1d1420', act: 'hands', hasHat: true });
  const balls = range(7).map((index): Point => {
    const turn = Math.PI * (1.05 + (index / 6) * 0.9);
    return [x + Math.cos(turn) * 110, 400 + Math.sin(turn) * 120];
  });
  const paints = [colors[0], '#ffd166', '#7fe3ff', '#ffffff'];
  for (const [index, [bx, by]] of balls.entries())
    canvas.fill(circlePath(bx, by, 15), paints[index % 4] as string);
};

const drawCircus = (scene: Scene, show: Show): void => {
  const { canvas, random } = ofPerformer(scene, show);
  const { act, colors } = show;
  const stripes: Pair = [mixColors(colors[0], '#8f1f30', 0.2), mixColors(colors[1], '#fff3d8', 0.6)];
  drawTent(scene, stripes);
  drawNeonEmblem(canvas, { act, at: [600, 150], size: 64, color: mixColors(colors[1], '#ffffff', 0.2) });
  const seats = range(5).map(
    (row) => path`M-10 ${452 + row * 20}Q600 ${476 + row * 20} 1210 ${452 + row * 20}`,
  );
  canvas.fill('M-10 430H1210V640H-10z', '#2a1a24');
  canvas.stroke(seats.join(''), { paint: '#e8c8a0', width: 8, dash: '7 13 7 22', opacity: 0.75 });
  canvas.stroke(seats.join(''), { paint: stripes[0], width: 8, dash: '7 27', dashOffset: 14, opacity: 0.9 });
  canvas.fill(ellipsePath([600, 640], 520, 104), darker(stripes[0], 0.05));
  canvas.fill(ellipsePath([600, 622], 500, 92), '#e2b878');
  canvas.stroke(ellipsePath([600, 640], 520, 104), { paint: stripes[1], width: 9, dash: '34 30' });
  drawBeams(
    canvas,
    [-1, 1].map((side) => ({
      from: [600 + side * 420, -20] as const,
      to: [600 + side * 60, 640] as const,
      spread: 190,
      color: '#fff3cf',
      opacity: 0.5,
    })),
  );
  drawTrapeze(scene, mixColors(stripes[0], '#1d1420', 0.7));
  drawJuggler(scene, stripes);
  for (const side of [-1, 1]) {
    if (random.chance(0.8))
      drawPerformer(canvas, {
        at: [600 + side * 270, 640],
        height: 170,
        color: random.pick(['#3a1f4a', '#1f3a4a', '#4a1f24']),
        act: random.pick(['dance', 'hands']),
      });
  }
  drawCrowd({ canvas, random, y: 806, height: 130, count: 12, paints: ['#1a1018', '#2b1a22'], hands: 0.25 });
};

/** Towers with pointed roofs behind the ice. */
const drawCastle = ({ canvas, random }: Scene, color: string): void => {
  for (const [x, width, tall] of [
    [430, 64, 190],
    [520, 70, 250],
    [600, 90, 310],
    [690, 70, 240],
    [775, 60, 180],
  ] as const) {
    const y = 470 - tall * random.between(0.9, 1.08);
    canvas.rectangle(
      [x - width / 2, y, width, 480 - y],
      canvas.horizontalGradient(x - width / 2, x + width / 2, [lighter(color, 0.1), darker(color, 0.05)]),
    );
    canvas.polygon(
      [
        [x - width * 0.64, y],
        [x + width * 0.64, y],
        [x, y - width * 1.25],
      ],
      mixColors(color, '#ff6f9f', 0.45),
    );
    canvas.fill(path`M${x - 8} ${y + 50}v-14q8-14 16 0v14z`, '#fff0b0');
  }
};

const drawIce = (scene: Scene, light: ShowLight): void => {
  const { canvas, random } = scene;
  canvas.rectangle(
    [0, 0, 1200, 800],
    canvas.verticalGradient(0, 520, [
      mixColors(light.dark, '#000000', 0.3),
      mixColors(light.dark, light.first, 0.5),
    ]),
  );
  canvas.dots(
    range(50).map((): Point => [random.integer(0, 1200), random.integer(0, 420)]),
    2.6,
    { paint: '#ffffff', opacity: 0.7 },
  );
  canvas.glow({ at: [600, 380], radius: 480, radiusY: 300, color: light.first, opacity: 0.7 });
  drawCastle(scene, mixColors(light.first, '#c8d8ff', 0.55));
  canvas.rectangle(
    [0, 470, 1200, 340],
    canvas.verticalGradient(470, 800, [
      mixColors(light.first, '#eaf6ff', 0.55),
      '#f4fbff',
      mixColors(light.second, '#dceaf6', 0.6),
    ]),
  );
  const curves = range(4).map(
    (index) =>
      path`M${100 + index * 120} ${560 + index * 36}q${300 + index * 40}-70 ${700 - index * 30} ${10 + index * 14}`,
  );
  canvas.stroke(curves.join(''), { paint: '#ffffff', width: 5, opacity: 0.9 });
  drawBeams(
    canvas,
    [-420, -140, 140, 420].map((x, index) => ({
      from: [600 + x, -20] as const,
      to: [600 + x * 0.4, 640] as const,
      spread: 120,
      color: [light.accent, light.second][index % 2] as string,
      opacity: 0.5,
    })),
  );
};

const drawIceShow = (scene: Scene, show: Show): void => {
  const { canvas, random } = ofPerformer(scene, show);
  const light = lightOfColors(show.colors);
  drawIce(scene, light);
  const ink = mixColors(light.dark, '#000000', 0.2);
  for (const [x, y, height] of [
    [330, 600, 150],
    [880, 606, 156],
    [470, 560, 120],
    [740, 556, 118],
  ] as const) {
    drawPerformer(canvas, {
      at: [x, y],
      height,
      color: random.pick([ink, mixColors(light.first, '#ffffff', 0.25), light.accent]),
      act: random.pick(['dance', 'hands']),
      isGowned: random.chance(0.6),
    });
  }
  drawPerformer(canvas, {
    at: [600, 650],
    height: 250,
    color: mixColors(light.first, '#4a1030', 0.35),
    act: 'dance',
  });
  drawCrowd({
    canvas,
    random,
    y: 806,
    height: 124,
    count: 13,
    paints: [ink, mixColors(ink, light.first, 0.2)],
    hands: 0.3,
  });
};

/** A circus or a show on ice. */
export const drawFamily = (scene: Scene, show: Show): void =>
  (show.plan.kind === 'hockey-arena' ? drawIceShow : drawCircus)(scene, show);
