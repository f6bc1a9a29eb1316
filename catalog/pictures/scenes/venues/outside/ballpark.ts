import { darker, lighter } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { circlePath, path, rectanglePath } from '../../../drawing/path.ts';
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
import { drawMast } from './stadium.ts';

const finish: DrawBuilding = (scene, plan) => {
  drawPlaza(scene);
  drawTrees(scene, plan, [
    [60, 656, 180],
    [200, 628, 130],
    [1010, 628, 130],
    [1146, 660, 180],
  ]);
  drawVisitors(scene, [BASE + 22, 765], { count: 18 });
};

const drawArches = (
  scene: Scene,
  { left, width, count, top }: { left: number; width: number; count: number; top: number },
): void => {
  const step = width / count;
  const half = step * 0.32;
  const arches = range(count).map((index) => {
    const x = left + (index + 0.5) * step;
    return path`M${x - half} ${BASE}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${BASE}z`;
  });
  scene.canvas.fill(arches.join(''), glassPaint(scene));
  glowAt(scene, [left + width / 2, BASE - 60], { radius: width * 0.5 });
};

/** Brick arches and a clock tower. */
const brickPark: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const brick = random.pick(['#a8553f', '#b56a4a', '#97523f']);
  const steel = '#2f5a48';
  for (const x of [130, 380, 830, 1080]) drawMast(scene, [x, 170], 420);
  canvas.polygon(
    [
      [90, 330],
      [1110, 330],
      [1110, 372],
      [90, 372],
    ],
    palette.tone(steel, 0.6),
  );
  const trusses = range(25).map((index) => path`M${90 + index * 42} 372l21-42l21 42`);
  canvas.stroke(trusses.join(''), { paint: palette.tone(darker(steel, 0.06), 0.3), width: 4 });
  canvas.rectangle([110, 372, 980, 70], palette.tone('#39434f', 0.3));
  canvas.rectangle(
    [100, 430, 1000, BASE - 430],
    canvas.verticalGradient(430, BASE, [
      palette.tone(lighter(brick, 0.03), 0.9),
      palette.tone(darker(brick, 0.05), 0.6),
    ]),
  );
  canvas.rectangle([92, 424, 1016, 14], palette.tone('#e6dac2', 0.8));
  drawArches(scene, { left: 110, width: 370, count: 5, top: 488 });
  drawArches(scene, { left: 720, width: 370, count: 5, top: 488 });
  canvas.rectangle([490, 300, 220, BASE - 300], palette.tone(brick, 0.85));
  canvas.polygon(
    [
      [476, 300],
      [724, 300],
      [600, 226],
    ],
    palette.tone(steel, 0.7),
  );
  canvas.rectangle([482, 296, 236, 14], palette.tone('#e6dac2', 0.8));
  canvas.fill(circlePath(600, 372, 46), '#f6efdc');
  canvas.stroke(`${circlePath(600, 372, 46)}M600 372V340M600 372l22 12`, {
    paint: palette.tone('#3a2f2a', 0.4),
    width: 6,
    round: true,
  });
  drawArches(scene, { left: 500, width: 200, count: 1, top: 470 });
  finish(scene, plan);
};

/** White columns and steel, open at its sides. */
const steelPark: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const team = random.pick(['#1f4f8f', '#b5342f', '#1f6a4a', '#e0803a']);
  for (const x of [120, 340, 860, 1080]) drawMast(scene, [x, 150], 420);
  canvas.fill(
    'M70 392Q600 250 1130 392L1110 424Q600 330 90 424z',
    canvas.verticalGradient(300, 424, [palette.tone('#f4f4f0', 0.95), palette.tone('#b4bcc4', 0.5)]),
  );
  canvas.fill(path`M110 420Q600 330 1090 420V${BASE}H110z`, palette.tone('#59667a', 0.4));
  for (const [index, y] of [436, 500, 560].entries()) {
    canvas.fill(
      path`M100 ${y}Q600 ${y - 66 + index * 18} 1100 ${y}v24Q600 ${y - 42 + index * 18} 100 ${y + 24}z`,
      palette.tone(index === 1 ? team : '#e6e4dc', 0.8),
    );
  }
  const columns = range(13).map((index) => rectanglePath([118 + index * 80, 400, 13, BASE - 400]));
  canvas.fill(columns.join(''), palette.tone('#f2f0ea', 0.85));
  const lights = range(12).map((index) => path`M${140 + index * 80} 486h46M${140 + index * 80} 548h46`);
  canvas.stroke(lights.join(''), {
    paint: palette.lampShare > 0.3 ? '#ffd884' : palette.tone('#cfd6dc', 0.7),
    width: 7,
  });
  canvas.fill(circlePath(600, 470, 74), palette.tone('#f6f2e8', 0.95));
  canvas.stroke('M552 424q34 46 0 94M648 424q-34 46 0 94', {
    paint: palette.tone('#c9372c', 0.8),
    width: 7,
    dash: '9 6',
  });
  drawArches(scene, { left: 400, width: 400, count: 5, top: 556 });
  finish(scene, plan);
};

/** Plaster, an arcade and roofs of tile. */
const arcade: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const plaster = random.pick(['#ecdfc6', '#e6cfae', '#f0e6d6']);
  const tile = '#b5603f';
  for (const x of [90, 360, 840, 1110]) drawMast(scene, [x, 160], 440);
  canvas.rectangle(
    [70, 420, 1060, BASE - 420],
    canvas.verticalGradient(420, BASE, [
      palette.tone(plaster, 0.95),
      palette.tone(darker(plaster, 0.06), 0.6),
    ]),
  );
  canvas.polygon(
    [
      [50, 424],
      [90, 376],
      [1110, 376],
      [1150, 424],
    ],
    palette.tone(tile, 0.8),
  );
  const ridges = range(26).map((index) => path`M${96 + index * 40} 376L${60 + index * 43} 424`);
  canvas.stroke(ridges.join(''), { paint: palette.tone(darker(tile, 0.1), 0.3), width: 4, opacity: 0.6 });
  drawArches(scene, { left: 80, width: 360, count: 4, top: 490 });
  drawArches(scene, { left: 760, width: 360, count: 4, top: 490 });
  for (const x of [440, 700]) {
    canvas.rectangle([x - 44, 280, 88, BASE - 280], palette.tone(lighter(plaster, 0.02), 0.9));
    canvas.polygon(
      [
        [x - 58, 282],
        [x + 58, 282],
        [x, 226],
      ],
      palette.tone(tile, 0.8),
    );
    canvas.fill(path`M${x - 16} 350v-30a16 16 0 0 1 32 0v30z`, glassPaint(scene));
  }
  const [x, y] = [570, 330];
  canvas.fill(
    path`M484 ${BASE}V${y + 60}Q${x} ${y - 30} 656 ${y + 60}V${BASE}z`,
    palette.tone(plaster, 0.95),
  );
  canvas.fill(path`M520 ${BASE}V480a50 50 0 0 1 100 0V${BASE}z`, glassPaint(scene));
  canvas.fill(circlePath(x, 392, 28), palette.tone(random.pick(['#1f4f8f', '#b5342f', '#1f6a4a']), 0.8));
  finish(scene, plan);
};

export const BALLPARKS: readonly DrawBuilding[] = [brickPark, steelPark, arcade];
