import { darker, lighter } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawScreen } from '../stage/screens.ts';
import { livelyLight } from '../stage/show-light.ts';
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

const METALS = ['#c9ccd0', '#b08a5f', '#8fa0b0', '#d8cfc0', '#7a8a8f'];

const finish: DrawBuilding = (scene, plan) => {
  drawPlaza(scene);
  drawTrees(scene, plan, [
    [70, 660, 190],
    [170, 630, 140],
    [1040, 632, 140],
    [1140, 664, 190],
  ]);
  drawVisitors(scene, [BASE + 22, 760]);
};

const drawDoors = (scene: Scene, [left, width]: readonly [number, number], height: number): void => {
  const { canvas, palette } = scene;
  canvas.fill(rectanglePath([left, BASE - height, width, height]), glassPaint(scene));
  const count = Math.round(width / 26);
  const bars = range(count + 1).map(
    (index) => path`M${left + (width * index) / count} ${BASE - height}v${height}`,
  );
  canvas.stroke(`${bars.join('')}${path`M${left} ${BASE - height * 0.62}h${width}`}`, {
    paint: palette.tone('#3a4048', 0.4),
    width: 3,
  });
  glowAt(scene, [left + width / 2, BASE - height / 2], { radius: width * 0.6 });
};

/** A round building with upright fins and a band of light. */
const drum: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const metal = random.pick(METALS);
  const light = livelyLight(random);
  const top = random.integer(250, 300);
  const roof = path`M150 ${top + 16}Q600 ${top - random.integer(90, 150)} 1050 ${top + 16}Q600 ${top + 70} 150 ${top + 16}z`;
  canvas.fill(
    roof,
    canvas.verticalGradient(top - 70, top + 20, [
      palette.tone(lighter(metal, 0.04), 0.95),
      palette.tone(darker(metal, 0.1), 0.5),
    ]),
  );
  const body = path`M140 ${top + 10}Q600 ${top + 60} 1060 ${top + 10}L1010 ${BASE}H190z`;
  canvas.fill(
    body,
    canvas.horizontalGradient(140, 1060, [
      palette.tone(darker(metal, 0.14), 0.3),
      palette.tone(metal, 0.9),
      palette.tone(darker(metal, 0.12), 0.4),
    ]),
  );
  const fins = range(31).map((index) => {
    const x = (index - 15) / 15;
    return path`M${600 + x * 448} ${top + 36 - x * x * 24}L${600 + x * 402} ${BASE - 90}`;
  });
  canvas.stroke(fins.join(''), { paint: palette.tone(darker(metal, 0.2), 0.2), width: 5, opacity: 0.5 });
  const band = path`M168 ${BASE - 118}Q600 ${BASE - 86} 1032 ${BASE - 118}l-6 36Q600 ${BASE - 54} 174 ${BASE - 82}z`;
  canvas.fill(
    band,
    palette.isDark
      ? canvas.horizontalGradient(168, 1032, [light.first, light.accent, light.second])
      : palette.tone(light.first, 0.7),
  );
  if (palette.isDark)
    canvas.glow({ at: [600, BASE - 90], radius: 520, radiusY: 110, color: light.first, opacity: 0.4 });
  drawDoors(scene, [360, 480], 72);
  finish(scene, plan);
};

/** A glass hall under a sweeping roof, with a large screen. */
const wave: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const metal = random.pick(METALS);
  const isMirrored = random.chance(0.5);
  const x = (value: number) => (isMirrored ? 1200 - value : value);
  const front = path`M${x(150)} ${BASE}V410Q${x(420)} 330 ${x(700)} 330T${x(1060)} 250V${BASE}z`;
  canvas.fill(front, glassPaint(scene));
  const mullions = range(19).map((index) => path`M${x(150 + index * 50)} ${BASE}V${400 - index * 7}`);
  canvas.stroke(`${mullions.join('')}M150 480H1050M150 545H1050`, {
    paint: palette.tone('#4a5560', 0.5),
    width: 4,
  });
  const roof = path`M${x(90)} 424Q${x(400)} 286 ${x(700)} 296T${x(1130)} 196L${x(1120)} 246Q${x(900)} 330 ${x(700)} 336T${x(100)} 448z`;
  canvas.fill(
    roof,
    canvas.verticalGradient(200, 440, [
      palette.tone(lighter(metal, 0.06), 1),
      palette.tone(darker(metal, 0.12), 0.4),
    ]),
  );
  const light = livelyLight(random);
  const left = isMirrored ? 250 : 690;
  canvas.rectangle([left - 8, 372, 276, 136], palette.tone('#22262e', 0.4));
  drawScreen({ canvas, random, light, area: [left, 380, 260, 120] });
  if (palette.isDark) canvas.glow({ at: [left + 130, 440], radius: 240, color: light.first, opacity: 0.45 });
  drawDoors(scene, [isMirrored ? 640 : 200, 360], 64);
  finish(scene, plan);
};

/** A hall of brick with a vaulted roof and one tall window. */
const vault: DrawBuilding = (scene, plan) => {
  const { canvas, palette, random } = scene;
  drawPlace(scene, plan);
  const brick = random.pick(['#a8604a', '#b5805f', '#8f6a5a', '#c9a888']);
  const roof = random.pick(['#5a6a6f', '#6f7f6a', '#8a8f94']);
  canvas.fill(path`M190 ${BASE}V400Q600 120 1010 400V${BASE}z`, palette.tone(roof, 0.5));
  canvas.fill(
    path`M230 ${BASE}V414Q600 164 970 414V${BASE}z`,
    canvas.verticalGradient(220, BASE, [
      palette.tone(lighter(brick, 0.03), 0.9),
      palette.tone(darker(brick, 0.05), 0.6),
    ]),
  );
  const opening = path`M390 ${BASE - 90}V410Q600 230 810 410V${BASE - 90}z`;
  canvas.fill(opening, glassPaint(scene));
  const bars = range(8).map((index) => path`M${390 + index * 60} ${BASE - 90}V300`);
  canvas.clipped(opening, () =>
    canvas.stroke(`${bars.join('')}M380 370H820M380 440H820`, {
      paint: palette.tone('#3a3f44', 0.4),
      width: 5,
    }),
  );
  for (const side of [-1, 1]) {
    const left = side < 0 ? 80 : 930;
    canvas.rectangle(
      [left, 450, 190, BASE - 450],
      palette.tone(darker(brick, 0.04), side === scene.sun ? 0.85 : 0.3),
    );
    canvas.rectangle([left - 8, 438, 206, 16], palette.tone('#e0d6c4', 0.7));
    const windows = range(4).map((index) => rectanglePath([left + 20 + index * 42, 486, 24, 70]));
    canvas.fill(windows.join(''), glassPaint(scene));
  }
  canvas.rectangle(
    [340, BASE - 92, 520, 22],
    palette.tone(random.pick(['#c9372c', '#1f5fa8', '#1f7a54', '#e0a02f']), 0.8),
  );
  drawDoors(scene, [370, 460], 66);
  glowAt(scene, [600, 420], { radius: 320 });
  finish(scene, plan);
};

export const ARENAS: readonly DrawBuilding[] = [drum, wave, vault];
