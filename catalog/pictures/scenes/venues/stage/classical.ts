import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { circlePath, type Point, path, polygonPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawSeatRows } from './auditorium.ts';
import { drawBand } from './band.ts';
import { drawPerformer } from './performers.ts';
import { ofPerformer, type Show } from './show.ts';
import { drawBeams } from './show-light.ts';

const WOODS = ['#c08a55', '#b5794a', '#d0a068', '#a8704f', '#c9b08a'];
const INK = '#20161a';

const drawShell = ({ canvas, random }: Scene, wood: string): void => {
  canvas.rectangle(
    [0, 0, 1200, 800],
    canvas.verticalGradient(0, 800, [darker(wood, 0.3), darker(wood, 0.12), darker(wood, 0.36)]),
  );
  const panels = random.integer(3, 5);
  for (const side of [-1, 1]) {
    for (const index of range(panels)) {
      const [from, to] = [330 + index * (300 / panels), 326 + (index + 1) * (300 / panels)];
      const corners: Point[] = [
        [600 + side * from, 190 - index * 40],
        [600 + side * to, 170 - index * 48],
        [600 + side * to, 560 + index * 20],
        [600 + side * from, 540 + index * 14],
      ];
      canvas.polygon(
        corners,
        index % 2 ? darker(wood, 0.06 + index * 0.03) : lighter(wood, 0.02 - index * 0.03),
      );
    }
  }
  canvas.polygon(
    [
      [270, 190],
      [930, 190],
      [1210, -10],
      [-10, -10],
    ],
    canvas.verticalGradient(0, 190, [darker(wood, 0.3), darker(wood, 0.06)]),
  );
  const ribs = range(5).map((index) => path`M${220 - 50 * index} ${154 - 36 * index}H${980 + 50 * index}`);
  canvas.stroke(ribs.join(''), { paint: '#ffe6b0', width: 5, opacity: 0.5 });
  canvas.rectangle(
    [270, 190, 660, 350],
    canvas.verticalGradient(190, 540, [lighter(wood, 0.06), darker(wood, 0.04)]),
  );
};

const drawOrgan = ({ canvas, random }: Scene, wood: string): void => {
  const wave = random.between(0.2, 0.34);
  const heights = range(25).map((index) => 110 + 90 * Math.abs(Math.cos((index - 12) * wave)));
  const pipes = heights.map((tall, index) => path`M${350 + index * 20} 450V${450 - tall}q7-12 15 0V450z`);
  canvas.fill(pipes.join(''), canvas.verticalGradient(250, 450, ['#fff0c4', '#d9b061']));
  const edges = heights.map((tall, index) => path`M${362 + index * 20} 450V${450 - tall}`);
  canvas.stroke(edges.join(''), { paint: '#7a5220', width: 4, opacity: 0.5 });
  canvas.rectangle([336, 446, 528, 22], darker(wood, 0.14));
};

/** Curved boards that send the sound forward. */
const drawReflectors = ({ canvas }: Scene, wood: string): void => {
  const waves = range(6).map(
    (index) => path`M290 ${216 + index * 42}q155-34 310 0t310 0v24q-155 34-310 0t-310 0z`,
  );
  for (const [index, wave] of waves.entries())
    canvas.fill(wave, index % 2 ? lighter(wood, 0.04) : darker(wood, 0.05));
};

/** A choir on risers. */
const drawChoir = ({ canvas }: Scene, wood: string): void => {
  for (const row of range(3)) {
    const y = 448 - row * 40;
    canvas.rectangle([330, y, 540, 14], darker(wood, 0.16 + row * 0.02));
    const people = range(17).map((index) => {
      const x = 348 + index * 31 + (row % 2) * 8;
      return path`M${x - 11} ${y}q0-30 11-30t11 30z${circlePath(x, y - 36, 7)}`;
    });
    canvas.fill(people.join(''), INK);
  }
};

const drawPlayers = ({ canvas, random }: Scene): void => {
  const rows = random.integer(2, 3);
  let people = '';
  let bows = '';
  for (const row of range(rows)) {
    const count = 11 + row * 2;
    for (const index of range(count)) {
      const turn = Math.PI * (0.1 + (0.8 * index) / (count - 1));
      const [x, y] = [600 - Math.cos(turn) * (220 + row * 68), 592 - Math.sin(turn) * (18 + row * 20)];
      people += path`M${x - 13} ${y}q0-32 13-32t13 32z${circlePath(x, y - 39, 8.5)}`;
      if (index % 2) bows += path`M${x + 6} ${y - 34}l${random.integer(-16, 16)}-24`;
    }
  }
  canvas.fill(people, INK);
  canvas.stroke(bows, { paint: '#8a4a28', width: 5 });
};

const ORCHESTRA_FROM = 8;

/** An orchestra, a choir, a few players or one, in a hall of wood. */
export const drawClassical = (scene: Scene, show: Show): void => {
  const { canvas } = scene;
  const { act, colors } = show;
  const own = ofPerformer(scene, show);
  const { random } = own;
  const wood = mixColors(random.pick(WOODS), colors[0], 0.16);
  const isLarge = act.lineup.length >= ORCHESTRA_FROM;
  const isChoir = isLarge && act.lineup.every((one) => one === 'sing');
  drawShell(own, wood);
  const back = isChoir ? drawChoir : random.pick([drawOrgan, drawReflectors]);
  back(own, wood);
  canvas.glow({
    at: [600, 400],
    radius: 500,
    radiusY: 300,
    color: mixColors('#ffd890', colors[0], 0.3),
    opacity: 0.5,
  });
  canvas.fill(
    polygonPath([
      [220, 520],
      [980, 520],
      [1060, 612],
      [140, 612],
    ]),
    canvas.verticalGradient(520, 612, ['#e0b078', '#f0c88c']),
  );
  canvas.rectangle([140, 612, 920, 28], darker(wood, 0.22));
  if (!isLarge) {
    const dress = mixColors(colors[1], INK, 0.5);
    drawBand(canvas, {
      lineup: act.lineup,
      place: { back: 560, front: 616, half: 340 },
      ink: dress,
      accent: colors[1],
    });
  } else {
    if (!isChoir) drawPlayers(own);
    drawPerformer(canvas, {
      at: [600, 610],
      height: 112,
      color: mixColors(colors[1], INK, 0.6),
      act: 'hands',
    });
    canvas.rectangle([566, 606, 68, 12], darker(wood, 0.25));
  }
  drawBeams(
    canvas,
    [-1, 1].map((side) => ({
      from: [600 + side * 200, 60] as const,
      to: [600 + side * 130, 560] as const,
      spread: 120,
      color: '#fff3cf',
      opacity: 0.25,
    })),
  );
  drawSeatRows(scene, mixColors(colors[1], '#2a1418', 0.5), 650);
};
