import { darker, lighter } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { ellipsePath, path, rectanglePath } from '../../../drawing/path.ts';
import type { FrontName } from '../../../plans/heroes/city-hero.ts';
import { drawGround } from '../../land/ground.ts';
import { drawWater } from '../../land/water.ts';
import { drawShrub } from '../../plants/undergrowth.ts';
import type { Scene } from '../../scene.ts';

interface Front {
  base: number;
  sunX: number;
}

type DrawFront = (scene: Scene, front: Front) => void;

const drawCalm: DrawFront = (scene, { base, sunX }) => {
  drawWater(scene, { top: base + 4, bottom: 806, sunX, reflects: 'city' });
};

/** Clear green water, sand below. */
const drawSurf: DrawFront = (scene, { base, sunX }) => {
  const { canvas, palette } = scene;
  drawWater(scene, { top: base + 4, bottom: 760, sunX, isCalm: false });
  canvas.rectangle([0, base + 90, 1200, 120], palette.tone('#6fd0c8', 0.8), 0.35);
  const sand = canvas.verticalGradient(680, 800, [
    palette.tone(lighter(palette.land.sand, 0.05), 0.95),
    palette.tone(palette.land.sand, 0.6),
  ]);
  canvas.fill('M0 806V716q260-54 620-8t580-38V806z', sand);
  canvas.fill('M0 716q260-54 620-8t580-38v12q-220 70-580 34T0 732z', '#fff', 0.6);
};

/** The beach between the houses and the viewer. */
const drawSand: DrawFront = (scene, { base }) => {
  const { canvas, palette } = scene;
  canvas.rectangle(
    [0, base, 1200, 806 - base],
    canvas.verticalGradient(base, 806, [
      palette.tone(lighter(palette.land.sand, 0.04), 0.95, 0.06),
      palette.tone(palette.land.sand, 0.55),
    ]),
  );
  const waves = range(5).map(
    (index) => path`M${-40 + index * 90} ${base + 40 + index * 34}q240 ${-18 - index * 3} 520 0t520 -4`,
  );
  canvas.stroke(waves.join(''), {
    paint: palette.tone(darker(palette.land.sand, 0.1), 0.4),
    width: 4,
    round: true,
    opacity: 0.3,
  });
};

/** White dunes with tufts of grass before green water. */
const drawDuneBeach: DrawFront = (scene, { base, sunX }) => {
  const { canvas, palette, random } = scene;
  drawWater(scene, { top: base, bottom: 720, sunX, isCalm: false });
  canvas.rectangle(
    [0, base, 1200, 130],
    canvas.verticalGradient(base, base + 130, [
      ['#1f9fae', 0.5],
      ['#7fe0cf', 0.75],
    ]),
  );
  canvas.fill(path`M0 806V${base + 120}q300 -34 560 6t640 -22V806z`, palette.tone('#fbf3e2', 0.95));
  canvas.fill(
    path`M0 ${base + 120}q300 -34 560 6t640 -22v12q-380 40-640 24T0 ${base + 134}z`,
    '#ffffff',
    0.75,
  );
  for (const [x, y, wide, tall] of [
    [-80, 806, 620, 150],
    [640, 806, 700, 200],
  ] as const) {
    canvas.fill(
      path`M${x} ${y}q${wide * 0.2} ${-tall} ${wide * 0.5} ${-tall}t${wide * 0.5} ${tall}z`,
      canvas.verticalGradient(y - tall, y, [palette.tone('#fffaf0', 1), palette.tone('#e6d3b0', 0.6)]),
    );
    const blades = range(46).map(() => {
      const share = random.between(0.2, 0.85);
      const [gx, gy] = [
        x + wide * share,
        y - tall * Math.sin(share * Math.PI) ** 1.4 + random.integer(4, 40),
      ];
      return path`M${gx} ${gy}q${random.integer(2, 14)} -40 ${random.integer(14, 40)} ${random.integer(-74, -44)}`;
    });
    canvas.stroke(blades.join(''), { paint: palette.tone('#a9a05a', 0.7), width: 3, round: true });
  }
};

const drawRoad = (scene: Scene, base: number, colors: { walk: string; road: string; line: string }): void => {
  const { canvas, palette } = scene;
  canvas.rectangle([0, base, 1200, 44], palette.tone(colors.walk, 0.85));
  canvas.rectangle([0, base + 40, 1200, 8], palette.tone(darker(colors.walk, 0.12), 0.5));
  canvas.rectangle(
    [0, base + 48, 1200, 760 - base],
    canvas.verticalGradient(base + 48, 806, [
      palette.tone(colors.road, 0.7),
      palette.tone(darker(colors.road, 0.05), 0.4),
    ]),
  );
  canvas.stroke(path`M0 ${base + 118}H1200`, {
    paint: palette.tone(colors.line, 0.9),
    width: 6,
    dash: '60 44',
  });
};

const drawStreet: DrawFront = (scene, { base }) => {
  drawRoad(scene, base, { walk: '#cfc4b4', road: '#5a5a62', line: '#f2d58a' });
  const { canvas, palette } = scene;
  if (palette.lampShare < 0.8) return;
  const shine = steps(60, 1160, 110).map(
    (x) => path`M${x} ${base + 60}h40M${x + 8} ${base + 84}h26M${x + 14} ${base + 140}h18`,
  );
  canvas.stroke(shine.join(''), { paint: palette.lamp, width: 5, round: true, opacity: 0.3 });
};

const drawPlaza: DrawFront = (scene, { base }) => {
  const { canvas, palette } = scene;
  canvas.rectangle(
    [0, base, 1200, 806 - base],
    canvas.verticalGradient(base, 806, [palette.tone('#e3d2b4', 0.9), palette.tone('#b99f7f', 0.6)]),
  );
  const joints = range(9).map(
    (index) => path`M${600 + (index - 4) * 60} ${base}L${600 + (index - 4) * 260} 806`,
  );
  const rows = range(4).map((index) => path`M0 ${base + 26 + index * index * 14}H1200`);
  canvas.stroke(joints.join('') + rows.join(''), {
    paint: palette.tone('#9a8468', 0.4),
    width: 3,
    opacity: 0.4,
  });
};

const drawSnow: DrawFront = (scene, { base }) => {
  const { canvas, palette, random } = scene;
  canvas.rectangle(
    [0, base, 1200, 806 - base],
    canvas.verticalGradient(base, 806, [palette.tone('#f4f8fb', 0.95), palette.tone('#c9d8e6', 0.6)]),
  );
  canvas.fill(
    path`M430 ${base}C400 ${base + 80} 300 ${base + 120} 160 806H760C700 ${base + 120} 600 ${base + 70} 560 ${base}z`,
    palette.tone('#dbe4ec', 0.7),
  );
  const drifts = range(5).map(
    () => path`M${random.integer(-60, 1000)} ${random.integer(base + 30, 780)}q120 -26 260 0q-120 14 -260 0z`,
  );
  canvas.fill(drifts.join(''), '#ffffff', 0.7);
  const glow = steps(60, 1140, 120).map((x) => ellipsePath([x, base + 14], 50, 10));
  if (palette.isDark) canvas.fill(glow.join(''), palette.lamp, 0.35);
};

const drawLawn: DrawFront = (scene, { base }) => {
  drawGround(scene, { top: base, color: scene.palette.land.ground });
};

const drawDesert: DrawFront = (scene, { base }) => {
  const { palette, random } = scene;
  drawGround(scene, { top: base, color: palette.land.ground });
  for (const _ of range(8))
    drawShrub(scene, {
      at: [random.integer(20, 1180), random.integer(base + 50, 790)],
      width: random.integer(50, 110),
      color: '#8a9a6a',
    });
};

/** A long basin between lawns. */
const drawBasin: DrawFront = (scene, { base, sunX }) => {
  const { canvas, palette } = scene;
  drawGround(scene, { top: base, color: palette.land.ground, hasPatches: false });
  const basin = path`M520 ${base + 26}H680L980 806H220z`;
  canvas.fill(path`M506 ${base + 22}H694L1020 806H180z`, palette.tone('#e0d6c2', 0.85));
  canvas.clipped(basin, () => drawWater(scene, { top: base + 4, bottom: 806, sunX, reflects: 'city' }));
};

/** A path of sand under trees. */
const drawAvenue: DrawFront = (scene, { base }) => {
  const { canvas, palette } = scene;
  drawGround(scene, { top: base, color: palette.land.ground });
  canvas.fill(
    path`M560 ${base}H640L930 806H270z`,
    canvas.verticalGradient(base, 806, [palette.tone('#e8dbc2', 0.9, 0.1), palette.tone('#c9b592', 0.6)]),
  );
  const light = range(6).map((index) =>
    ellipsePath([560 + (index % 3) * 50, base + 60 + index * 34], 60 + index * 12, 9 + index * 2),
  );
  canvas.fill(light.join(''), palette.tone('#fff0c9', 1), 0.4);
};

/** A road that leads to the horizon. */
const drawBoulevard: DrawFront = (scene, { base }) => {
  const { canvas, palette } = scene;
  drawGround(scene, { top: base, color: palette.land.ground });
  canvas.fill(
    path`M566 ${base}H634L1010 806H190z`,
    canvas.verticalGradient(base, 806, [palette.tone('#8a8288', 0.7, 0.2), palette.tone('#57545f', 0.5)]),
  );
  const lines = range(6).map((index) => {
    const [from, to] = [(index / 6) ** 1.5, ((index + 0.5) / 6) ** 1.5];
    const y = (share: number): number => base + share * (806 - base);
    return path`M${600 - 2 - from * 9} ${y(from)}h${4 + from * 18}L${602 + to * 9} ${y(to)}h${-4 - to * 18}z`;
  });
  canvas.fill(lines.join(''), palette.tone('#f2d58a', 0.95));
  if (palette.isDark) canvas.fill(rectanglePath([0, base, 1200, 8]), palette.lamp, 0.4);
};

const FRONTS: Record<FrontName, DrawFront> = {
  calm: drawCalm,
  surf: drawSurf,
  sand: drawSand,
  'dune-beach': drawDuneBeach,
  street: drawStreet,
  plaza: drawPlaza,
  snow: drawSnow,
  lawn: drawLawn,
  desert: drawDesert,
  basin: drawBasin,
  avenue: drawAvenue,
  boulevard: drawBoulevard,
};

export const drawFront = (scene: Scene, name: FrontName, front: Front): void => FRONTS[name](scene, front);
