import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path, rectanglePath, roundedPath } from '../../../drawing/path.ts';
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

const CONCRETE = ['#c9c2b6', '#b8bcc0', '#d8cdb8', '#a8aeb4'];
const TEAM = ['#c9372c', '#1f5fa8', '#1f7a54', '#e0a02f', '#6a3f9a', '#e0703f'];

const finish: DrawBuilding = (scene, plan) => {
  drawPlaza(scene, BASE);
  drawTrees(scene, plan, [
    [60, 660, 170],
    [1150, 662, 170],
  ]);
  drawVisitors(scene, [BASE + 22, 765], { count: 18 });
};

export const drawMast = ({ canvas, palette }: Scene, [x, y]: Point, foot: number): void => {
  canvas.stroke(path`M${x} ${foot}V${y}`, { paint: palette.tone('#59646e', 0.4), width: 8 });
  canvas.fill(roundedPath([x - 48, y - 34, 96, 56], 4), palette.tone('#3f4a54', 0.4));
  const lamps = [-22, -6, 10].flatMap((down) =>
    [-34, -12, 12, 34].map((aside): Point => [x + aside, y + down]),
  );
  canvas.dots(lamps, 6.5, { paint: palette.time === 'day' ? palette.tone('#dfe6e8', 0.8) : '#fffbe6' });
  if (palette.time !== 'day') canvas.glow({ at: [x, y], radius: 170, color: '#fff6d0', opacity: 0.7 });
};

const drawFlags = ({ canvas, palette, random }: Scene, y: number, color: string): void => {
  for (const x of range(9).map((index) => 200 + index * 100)) {
    canvas.stroke(path`M${x} ${y + 20}v-62`, { paint: palette.tone('#5a5f66', 0.4), width: 3 });
    canvas.fill(
      path`M${x} ${y - 42}l${random.integer(26, 34)} 8l${-random.integer(26, 30)} 12z`,
      palette.tone(color, 0.9),
    );
  }
};

/** A bowl of concrete ribs, with the rows showing above its rim. */
const bowl: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const wall = random.pick(CONCRETE);
  const team = random.pick(TEAM);
  for (const x of [150, 430, 770, 1050]) drawMast(scene, [x, 150 + Math.abs(x - 600) * 0.08], 420);
  canvas.fill(
    path`M110 372Q600 250 1090 372L1060 420Q600 470 140 420z`,
    palette.tone(mixColors(team, '#5a6478', 0.35), 0.6),
  );
  const rows = range(5).map(
    (index) =>
      path`M${124 + index * 4} ${382 + index * 9}Q600 ${272 + index * 36} ${1076 - index * 4} ${382 + index * 9}`,
  );
  canvas.stroke(rows.join(''), { paint: palette.tone('#e8e3d8', 0.8), width: 5, dash: '5 6', opacity: 0.7 });
  canvas.fill(
    path`M100 376Q600 470 1100 376L1040 ${BASE}H160z`,
    canvas.horizontalGradient(100, 1100, [
      palette.tone(darker(wall, 0.14), 0.3),
      palette.tone(wall, 0.9),
      palette.tone(darker(wall, 0.12), 0.4),
    ]),
  );
  const ribs = range(25).map((index) => {
    const x = (index - 12) / 12;
    return path`M${600 + x * 488} ${424 - x * x * 44}L${600 + x * 430} ${BASE}h14L${600 + x * 488 + 16} ${424 - x * x * 44}z`;
  });
  const gallery = path`M128 470Q600 540 1072 470l-9 44Q600 576 137 514z`;
  canvas.fill(gallery, palette.isDark ? '#f2b566' : palette.tone('#4a525c', 0.3));
  canvas.fill(ribs.join(''), palette.tone(lighter(wall, 0.04), 0.85));
  canvas.fill(path`M98 370Q600 466 1102 370l2 20Q600 488 96 390z`, palette.tone(team, 0.85));
  glowAt(scene, [600, 540], { radius: 420 });
  finish(scene, plan);
};

/** A roof carried by a great arch. */
const arch: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const wall = random.pick(CONCRETE);
  const team = random.pick(TEAM);
  const crown = random.integer(90, 130);
  canvas.stroke(path`M120 470Q600 ${crown - 190} 1080 470M150 470Q600 ${crown - 140} 1050 470`, {
    paint: palette.tone('#eef0f0', 0.9),
    width: 9,
  });
  const cables = range(15).map((index) => {
    const x = (index - 7) / 7.6;
    return path`M${600 + x * 440} ${330 - (1 - x * x) * 185}L${600 + x * 420} 372`;
  });
  canvas.stroke(cables.join(''), { paint: palette.tone('#d8dcdf', 0.7), width: 3, opacity: 0.8 });
  canvas.fill(
    path`M90 416Q600 316 1110 416L1080 452Q600 404 120 452z`,
    canvas.verticalGradient(340, 450, [palette.tone('#f2f2ee', 0.95), palette.tone('#b8bec4', 0.5)]),
  );
  canvas.fill(
    path`M130 446Q600 400 1070 446L1030 ${BASE}H170z`,
    canvas.horizontalGradient(130, 1070, [
      palette.tone(darker(wall, 0.12), 0.3),
      palette.tone(wall, 0.85),
      palette.tone(darker(wall, 0.1), 0.4),
    ]),
  );
  const panels = range(20).map((index) =>
    rectanglePath([176 + index * 43, 476 + Math.abs(index - 9.5) * 1.5, 32, 62]),
  );
  canvas.fill(panels.join(''), palette.tone(team, 0.7));
  canvas.fill(rectanglePath([230, BASE - 54, 740, 54]), glassPaint(scene));
  const bars = range(30).map((index) => path`M${230 + index * 25} ${BASE - 54}v54`);
  canvas.stroke(bars.join(''), { paint: palette.tone('#3a4048', 0.4), width: 3 });
  glowAt(scene, [600, BASE - 40], { radius: 420 });
  finish(scene, plan);
};

/** Two steep stands on columns with ramps at their ends. */
const stands: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const wall = random.pick(CONCRETE);
  const team = random.pick(TEAM);
  drawMast(scene, [560, 190], 460);
  drawMast(scene, [660, 200], 460);
  canvas.rectangle([360, 440, 480, BASE - 440], palette.tone(darker(wall, 0.1), 0.5));
  canvas.rectangle([430, 330, 340, 130], palette.tone('#22303a', 0.4));
  canvas.rectangle([430, 330, 340, 26], palette.tone(team, 0.85));
  canvas.stroke('M450 384H750M450 410H750M450 436H750', { paint: '#ffd884', width: 10, dash: '9 12' });
  for (const side of [-1, 1]) {
    const x = (distance: number) => 600 + side * distance;
    canvas.polygon(
      [
        [x(500), 230],
        [x(540), 230],
        [x(260), 560],
        [x(200), 560],
      ],
      palette.tone(mixColors(team, '#5a6478', 0.3), 0.6),
    );
    const rows = range(9).map((index) => path`M${x(500 - index * 30)} ${240 + index * 35}l${side * 34} 0`);
    canvas.stroke(rows.join(''), { paint: palette.tone('#e8e3d8', 0.8), width: 5, opacity: 0.8 });
    canvas.polygon(
      [
        [x(540), 226],
        [x(566), 236],
        [x(520), BASE],
        [x(230), BASE],
        [x(262), 560],
      ],
      canvas.horizontalGradient(x(230), x(560), [
        palette.tone(darker(wall, 0.16), 0.3),
        palette.tone(wall, 0.8),
      ]),
    );
    const floors = range(5).map(
      (index) => path`M${x(282 + index * 50)} ${544 - index * 62}L${x(548 - index * 2)} ${560 - index * 62}`,
    );
    canvas.stroke(floors.join(''), {
      paint: palette.isDark ? '#f2b566' : palette.tone('#4a525c', 0.3),
      width: 13,
    });
    canvas.stroke(
      range(4)
        .map((index) => path`M${x(330 + index * 60)} ${BASE}V${500 - index * 70}`)
        .join(''),
      { paint: palette.tone(lighter(wall, 0.03), 0.8), width: 9 },
    );
  }
  canvas.fill(rectanglePath([400, BASE - 70, 400, 70]), glassPaint(scene));
  drawFlags(scene, 448, team);
  finish(scene, plan);
};

/** A rounded shell of cushions that glows in the colors of the home team. */
const cushion: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const team = random.pick(TEAM);
  const shell = palette.isDark ? mixColors(team, '#ffffff', 0.25) : palette.tone('#e6e8ea', 0.8);
  const body = path`M120 ${BASE}Q40 470 150 360Q330 280 600 280T1050 360Q1160 470 1080 ${BASE}z`;
  canvas.fill(body, canvas.verticalGradient(280, BASE, [lighter(shell, 0.08), darker(shell, 0.1)]));
  canvas.clipped(body, () => {
    const lines = range(24).map(
      (index) => path`M${-200 + index * 70} ${BASE}l260-360M${index * 70} ${BASE}l-260-360`,
    );
    canvas.stroke(lines.join(''), { paint: darker(shell, 0.12), width: 4, opacity: 0.6 });
    const lit = range(12).map(() => {
      const [x, y] = [random.integer(3, 16) * 70, BASE - random.integer(2, 7) * 48];
      return path`M${x} ${y - 48}l35 48l-35 48l-35-48z`;
    });
    canvas.fill(lit.join(''), palette.isDark ? '#ffffff' : palette.tone(team, 0.8), 0.4);
  });
  if (palette.isDark) canvas.glow({ at: [600, 450], radius: 640, radiusY: 300, color: team, opacity: 0.4 });
  canvas.fill(path`M300 ${BASE}v-46q300-30 600 0v46z`, glassPaint(scene));
  finish(scene, plan);
};

/** Four stands under pitched roofs with a mast at every corner. */
const corners: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const team = random.pick(TEAM);
  const brick = random.pick(['#a8604a', '#c9c2b6', '#8f6a5a', '#7a8a94']);
  for (const x of [150, 1050]) drawMast(scene, [x, 170], 520);
  canvas.polygon(
    [
      [250, 420],
      [330, 330],
      [870, 330],
      [950, 420],
    ],
    palette.tone(darker(team, 0.1), 0.5),
  );
  canvas.rectangle([260, 420, 680, 100], palette.tone('#39434f', 0.3));
  canvas.polygon(
    [
      [110, 460],
      [170, 350],
      [1030, 350],
      [1090, 460],
    ],
    canvas.verticalGradient(350, 460, [
      palette.tone(lighter(team, 0.04), 0.95),
      palette.tone(darker(team, 0.06), 0.6),
    ]),
  );
  const seams = range(22).map((index) => path`M${190 + index * 39} 350L${130 + index * 45} 460`);
  canvas.stroke(seams.join(''), { paint: palette.tone(darker(team, 0.14), 0.3), width: 3, opacity: 0.5 });
  canvas.rectangle(
    [140, 458, 920, BASE - 458],
    canvas.verticalGradient(458, BASE, [palette.tone(brick, 0.85), palette.tone(darker(brick, 0.05), 0.6)]),
  );
  const gates = range(11).map((index) => path`M${176 + index * 80} ${BASE}v-74q24-30 48 0v74z`);
  canvas.fill(gates.join(''), glassPaint(scene));
  canvas.rectangle([140, 478, 920, 26], palette.tone('#f2ede0', 0.8));
  glowAt(scene, [600, BASE - 30], { radius: 440 });
  drawFlags(scene, 338, team);
  finish(scene, plan);
};

export const FOOTBALL_STADIUMS: readonly DrawBuilding[] = [bowl, arch, stands];
export const SOCCER_STADIUMS: readonly DrawBuilding[] = [cushion, corners, arch];
