import { darker } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { circlePath, type Point, path, rectanglePath } from '../../drawing/path.ts';
import type { Landmark } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import { drawAdobeChurch } from './heroes/churches.ts';

type DrawLandmark = (scene: Scene, at: Point) => void;

const WHITE = '#f3ede0';

/** A stainless-steel arch. */
const drawArch = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const h = 330;
  const metal = [palette.tone('#f1f2f0', 1), palette.tone('#b9c2c6', 0.6), palette.tone('#8a979e', 0.2)];
  const arch = path`M${x - 150} ${base}C${x - 110} ${base - h * 1.22} ${x + 110} ${base - h * 1.22} ${x + 150} ${base}h-16C${x + 96} ${base - h * 1.14} ${x - 96} ${base - h * 1.14} ${x - 134} ${base}z`;
  canvas.fill(arch, canvas.horizontalGradient(x - 150, x + 150, metal));
};

/** A slim tower with a disk-shaped top. */
const drawNeedle = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const top = base - 400;
  const legs = path`M${x - 34} ${base}q28-180 28-330h12q0 150 28 330h-12q-18-120-22-250q-4 130-22 250z`;
  canvas.fill(legs, palette.tone('#e9e6df', 0.8, 0.08));
  canvas.fill(
    path`M${x - 62} ${top + 70}q62-34 124 0l-22 14q-40 14-80 0z`,
    palette.tone('#f4f1ea', 0.95, 0.05),
  );
  canvas.fill(path`M${x - 40} ${top + 84}q40 16 80 0l-6 12h-68z`, palette.tone('#8a97a0', 0.3, 0.05));
  canvas.fill(
    path`M${x - 30} ${top + 56}q30-22 60 0zM${x - 2} ${top + 46}h4l-2-70z`,
    palette.tone('#e9e6df', 0.7, 0.05),
  );
  if (palette.lampShare > 0.4)
    canvas.stroke(path`M${x - 44} ${top + 80}h88`, { paint: palette.lamp, width: 5, dash: '7 5' });
};

/** A capitol with columns. */
const drawDome = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const light = palette.tone(WHITE, 0.9, 0.05);
  const dark = palette.tone(WHITE, 0.2, 0.05);
  canvas.fill(
    rectanglePath([x - 210, base - 84, 420, 84]) + rectanglePath([x - 90, base - 120, 180, 120]),
    light,
  );
  canvas.fill(rectanglePath([x - 62, base - 178, 124, 60]), light);
  const dome = path`M${x - 70} ${base - 176}C${x - 70} ${base - 290} ${x + 70} ${base - 290} ${x + 70} ${base - 176}z`;
  canvas.fill(
    dome,
    canvas.horizontalGradient(x - 70, x + 70, [
      palette.tone(WHITE, 1, 0.05),
      palette.tone(WHITE, 0.6, 0.05),
      dark,
    ]),
  );
  canvas.fill(rectanglePath([x - 14, base - 290, 28, 34]) + path`M${x - 3} ${base - 288}h6l-3-50z`, light);
  const columns = steps(-9, 9, 1).map((index) => path`M${x + index * 21} ${base - 72}v66`);
  const drum = steps(-3, 3, 1).map((index) => path`M${x + index * 18} ${base - 172}v48`);
  canvas.stroke(columns.join('') + drum.join(''), { paint: dark, width: 5, opacity: 0.55 });
  canvas.fill(
    path`M${x - 100} ${base - 118}L${x} ${base - 152}L${x + 100} ${base - 118}z`,
    palette.tone(WHITE, 0.7, 0.05),
  );
  if (palette.lampShare > 0.4)
    canvas.glow({ at: [x, base - 190], radius: 190, color: palette.lamp, opacity: 0.4 });
};

const drawWheel = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const radius = 112;
  const y = base - radius - 34;
  const rim = (turn: number, share = 1): Point => [
    x + Math.cos(turn) * radius * share,
    y + Math.sin(turn) * radius * share,
  ];
  const angles = range(12).map((index) => (index / 12) * Math.PI * 2);
  const spokes = angles.map((angle) => path`M${x} ${y}L${rim(angle)[0]} ${rim(angle)[1]}`);
  canvas.stroke(spokes.join(''), { paint: palette.tone('#f4efe6', 0.8), width: 2, opacity: 0.8 });
  const rings = circlePath(x, y, radius) + circlePath(x, y, radius * 0.9);
  canvas.stroke(rings, { paint: palette.tone('#f4efe6', 0.9), width: 4 });
  const legs = path`M${x} ${y}l-52 ${radius + 34}M${x} ${y}l52 ${radius + 34}`;
  canvas.stroke(legs, { paint: palette.tone('#8a97a0', 0.4), width: 7 });
  const cabins = angles.map((angle) =>
    circlePath(...(rim(angle + 0.1).map(Math.round) as [number, number]), 9),
  );
  canvas.fill(cabins.join(''), palette.lampShare > 0.4 ? '#ffb35c' : palette.tone('#d9553f', 0.9));
};

const drawPyramid = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  canvas.fill(
    path`M${x - 56} ${base}L${x} ${base - 440}L${x + 56} ${base}z`,
    palette.tone('#f1ebe0', 0.9, 0.05),
  );
  canvas.fill(
    path`M${x + 6} ${base}L${x} ${base - 440}L${x + 56} ${base}z`,
    palette.tone('#b9b2aa', 0.15, 0.05),
    0.7,
  );
  const rows = steps(base - 340, base - 20, 14).map((y) => {
    const half = ((y - (base - 440)) / 440) * 44;
    return path`M${x - half} ${y}h${2 * half}`;
  });
  const paint = palette.lampShare > 0.4 ? palette.lamp : palette.tone('#5d7284', 0.4);
  canvas.stroke(rows.join(''), { paint, width: 4, dash: '6 5', opacity: 0.55 });
};

/** A stepped tower with a metal crown. */
const drawDeco = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const stone = '#d9c9b0';
  for (const [width, height] of [
    [150, 200],
    [112, 320],
    [78, 380],
  ] as const) {
    canvas.rectangle([x - width / 2, base - height, width, height], palette.tone(stone, 0.85, 0.05));
    const shade = palette.tone(darker(stone, 0.12), 0.05, 0.05);
    canvas.rectangle([x + width * 0.14, base - height, width * 0.36, height], shade, 0.6);
  }
  canvas.fill(path`M${x - 34} ${base - 378}q0-52 34-84q34 32 34 84z`, palette.tone('#c9d2d2', 0.8, 0.05));
  canvas.fill(path`M${x - 3} ${base - 455}h6l-3-80z`, palette.tone('#e9e6df', 0.9));
  const columns = [-44, -30, -16, 0, 16, 30, 44].map(
    (offset) => path`M${x + offset} ${base - (Math.abs(offset) < 32 ? 368 : 308)}V${base - 14}`,
  );
  const isEvening = palette.lampShare > 0.4;
  const paint = isEvening ? palette.lamp : palette.tone('#4a5a6a', 0.4);
  canvas.stroke(columns.join(''), {
    paint,
    width: 6,
    dash: isEvening ? '6 7 6 20 6 7' : '6 7',
    opacity: 0.75,
  });
};

const drawSteeple = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const wood = '#f6f1e6';
  canvas.rectangle([x - 70, base - 90, 140, 90], palette.tone(wood, 0.85));
  canvas.fill(
    path`M${x - 82} ${base - 88}L${x} ${base - 140}L${x + 82} ${base - 88}z`,
    palette.tone('#5d6a70', 0.5),
  );
  canvas.rectangle([x - 24, base - 190, 48, 190], palette.tone(wood, 0.95));
  canvas.rectangle([x + 8, base - 190, 16, 190], palette.tone(wood, 0.1), 0.5);
  canvas.fill(
    path`M${x - 30} ${base - 188}L${x} ${base - 320}L${x + 30} ${base - 188}z`,
    palette.tone('#5d6a70', 0.7),
  );
  canvas.fill(
    path`M${x + 6} ${base - 188}L${x} ${base - 320}L${x + 30} ${base - 188}z`,
    palette.tone('#39454c', 0.2),
    0.6,
  );
  canvas.stroke(path`M${x} ${base - 316}v-30m-9 10h18`, { paint: palette.tone('#c9a25c', 0.9), width: 4 });
  const openings =
    rectanglePath([x - 10, base - 168, 20, 34]) + path`M${x - 14} ${base}v-44a14 14 0 0 1 28 0v44z`;
  canvas.fill(openings, palette.lampShare > 0.4 ? palette.lamp : palette.tone('#4a5a66', 0.4));
};

const drawWaterTower = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const legs = path`M${x - 44} ${base}l12-190M${x + 44} ${base}l-12-190M${x} ${base}v-190M${x - 40} ${base - 60}l74-60m0 60l-68-60`;
  canvas.stroke(legs, { paint: palette.tone('#8a979e', 0.4, 0.05), width: 6 });
  const tank = path`M${x - 62} ${base - 200}q0 40 62 44q62-4 62-44v-44q0-10-62-10t-62 10z`;
  const metal = [palette.tone('#eef0ec', 1), palette.tone('#b9c4c6', 0.2)];
  canvas.fill(tank, canvas.horizontalGradient(x - 62, x + 62, metal));
  canvas.fill(
    path`M${x - 66} ${base - 242}L${x} ${base - 292}L${x + 66} ${base - 242}z`,
    palette.tone(palette.land.accent, 0.8),
  );
};

const drawLighthouse = ({ canvas, palette }: Scene, [x, base]: Point): void => {
  const red = palette.tone('#b8402f', 0.7);
  const white = canvas.horizontalGradient(x - 34, x + 34, [
    palette.tone('#fbf7ef', 1),
    palette.tone('#b9b2aa', 0.2),
  ]);
  canvas.fill(path`M${x - 34} ${base}l12-220h44l12 220z`, white);
  canvas.fill(path`M${x - 31} ${base - 60}l3-50h56l3 50zM${x - 26} ${base - 150}l3-46h46l3 46z`, red);
  canvas.fill(rectanglePath([x - 28, base - 232, 56, 12]), palette.tone('#2f363a', 0.5));
  canvas.fill(
    rectanglePath([x - 16, base - 266, 32, 34]),
    palette.isDark ? '#fff3c4' : palette.tone('#9fc0cc', 0.7),
  );
  canvas.fill(path`M${x - 22} ${base - 266}q22-34 44 0z`, red);
  if (!palette.isDark) return;
  canvas.glow({ at: [x, base - 250], radius: 160, color: palette.lamp, opacity: 0.7 });
  canvas.fill(path`M${x} ${base - 256}L${x - 700} ${base - 370}V${base - 230}z`, '#fff3c4', 0.12);
};

export const LANDMARK_DRAWINGS: Record<Exclude<Landmark, 'bridge'>, DrawLandmark> = {
  arch: drawArch,
  needle: drawNeedle,
  dome: drawDome,
  wheel: drawWheel,
  pyramid: drawPyramid,
  deco: drawDeco,
  steeple: drawSteeple,
  'adobe-church': drawAdobeChurch,
  'water-tower': drawWaterTower,
  lighthouse: drawLighthouse,
};
