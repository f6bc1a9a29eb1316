import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { path } from '../../../drawing/path.ts';
import type { VenuePlan } from '../../../plans/picture-plan.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawScreen } from '../stage/screens.ts';
import { drawBeams, livelyLight } from '../stage/show-light.ts';
import { type DrawBuilding, drawPlace, drawTrees } from './place.ts';

type DrawCanopy = (scene: Scene) => void;

const HORIZON = 340;

/** Rows on a slope that lead down to the stage. */
const drawSlope = ({ canvas, palette }: Scene, plan: VenuePlan): void => {
  const isRock = plan.surroundings === 'desert';
  const stone = isRock ? palette.land.rock : '#b8a890';
  const { ground } = palette.land;
  canvas.fill(
    'M-20 420Q200 470 330 470H870Q1000 470 1220 420V820H-20z',
    canvas.verticalGradient(420, 800, [
      palette.tone(ground, 0.8, 0.12),
      palette.tone(darker(ground, 0.05), 0.4),
    ]),
  );
  for (const index of range(12)) {
    const share = index / 11;
    const [y, half] = [486 + 300 * share ** 1.25, 230 + 520 * share];
    const thick = 7 + 15 * share;
    canvas.fill(
      path`M${600 - half} ${y}Q600 ${y + 34 + 20 * share} ${600 + half} ${y}l6 ${thick}Q600 ${y + 36 + 20 * share + thick} ${594 - half} ${y + thick}z`,
      palette.tone(index % 2 ? stone : lighter(stone, 0.05), 0.75),
    );
    canvas.stroke(path`M${600 - half + 10} ${y - 3}Q600 ${y + 30 + 20 * share} ${590 + half} ${y - 3}`, {
      ...{
        paint: palette.tone(['#c9553d', '#39455a', '#e0b04a', '#f2e3cf'][index % 4] as string, 0.7),
        width: 6 + 9 * share,
      },
      dash: `${Math.round(5 + 8 * share)} ${Math.round(12 + 20 * share)} ${Math.round(5 + 8 * share)} ${Math.round(26 + 30 * share)}`,
      opacity: 0.9,
    });
  }
};

const stageBox = (scene: Scene): void => {
  const { canvas, palette, random } = scene;
  const light = livelyLight(random);
  canvas.rectangle([410, 340, 380, 118], '#1a1a28');
  drawScreen({ canvas, random, light, area: [430, 350, 340, 88] });
  canvas.glow({
    at: [600, 400],
    radius: 300,
    radiusY: 170,
    color: light.first,
    opacity: palette.isDark ? 0.75 : 0.4,
  });
  const beams = [-150, -60, 60, 150].map((aside, index) => ({
    from: [600 + aside, 344] as const,
    to: [600 + aside * 2.4, 30] as const,
    ...{
      spread: 44,
      color: [light.second, light.accent][index % 2] as string,
      opacity: palette.isDark ? 0.5 : 0.2,
    },
  }));
  drawBeams(canvas, beams);
  canvas.rectangle([396, 450, 408, 22], palette.tone('#3a3038', 0.4));
};

/** A shell of ribs that opens to the audience. */
const shell: DrawCanopy = (scene) => {
  const { canvas, palette, random } = scene;
  const color = random.pick(['#f0ead8', '#d8cdb8', '#c9a888']);
  stageBox(scene);
  for (const step of range(4)) {
    const [half, top] = [270 - step * 28, 190 + step * 30];
    canvas.stroke(
      path`M${600 - half} 460V${top + 150}Q${600 - half} ${top} 600 ${top}T${600 + half} ${top + 150}V460`,
      { paint: palette.tone(darker(color, step * 0.07), 0.85), width: 30 },
    );
  }
};

/** Sails held by masts. */
const tensile: DrawCanopy = (scene) => {
  const { canvas, palette, random } = scene;
  const color = random.pick(['#f4f0e4', '#e6d8b8', '#dfe6e8']);
  stageBox(scene);
  canvas.stroke('M440 470V170M760 470V170M440 170L250 440M760 170L950 440', {
    paint: palette.tone('#59646e', 0.5),
    width: 7,
  });
  canvas.fill(
    'M440 168Q520 300 600 250Q680 300 760 168Q800 330 960 368Q780 352 600 352T240 368Q400 330 440 168z',
    canvas.verticalGradient(168, 370, [palette.tone(color, 1), palette.tone(darker(color, 0.16), 0.5)]),
  );
};

/** A wide wooden roof on steel columns. */
const pavilion: DrawCanopy = (scene) => {
  const { canvas, palette, random } = scene;
  const color = random.pick(['#7a5a40', '#5a6a6f', '#8a4a38', '#4f6a58']);
  stageBox(scene);
  canvas.polygon(
    [
      [250, 330],
      [330, 226],
      [870, 226],
      [950, 330],
      [930, 352],
      [270, 352],
    ],
    canvas.verticalGradient(226, 352, [
      palette.tone(lighter(color, 0.05), 0.95),
      palette.tone(darker(color, 0.06), 0.4),
    ]),
  );
  const seams = range(17).map((index) => path`M${350 + index * 32} 226L${276 + index * 41} 330`);
  canvas.stroke(seams.join(''), { paint: palette.tone(darker(color, 0.1), 0.3), width: 3, opacity: 0.5 });
  canvas.fill('M280 350h16v120h-16zM904 350h16v120h-16z', palette.tone('#4a525c', 0.4));
};

/** Walls of rock on both sides, as in a canyon. */
const drawRocks = ({ canvas, palette }: Scene): void => {
  const { rock } = palette.land;
  for (const side of [-1, 1]) {
    const x = (distance: number) => 600 + side * distance;
    canvas.polygon(
      [
        [x(640), 90],
        [x(480), 76],
        [x(400), 140],
        [x(350), 250],
        [x(310), 350],
        [x(340), 476],
        [x(640), 570],
      ],
      canvas.horizontalGradient(x(310), x(640), [
        palette.tone(rock, 0.9, 0.08),
        palette.tone(darker(rock, 0.06), 0.3),
      ]),
    );
    canvas.polygon(
      [
        [x(640), 90],
        [x(520), 90],
        [x(450), 180],
        [x(440), 310],
        [x(480), 500],
        [x(640), 570],
      ],
      palette.tone(darker(rock, 0.12), 0.1),
      0.5,
    );
    const layers = [150, 206, 262, 316, 370].map(
      (y) => path`M${x(640)} ${y + 20}Q${x(490)} ${y - 10} ${x(350 + (370 - y) * 0.14)} ${y + 14}`,
    );
    canvas.stroke(layers.join(''), { paint: palette.tone(darker(rock, 0.16), 0.2), width: 4, opacity: 0.4 });
  }
};

const amphitheaterWith =
  (canopy: DrawCanopy): DrawBuilding =>
  (scene, plan) => {
    const { canvas, palette, random } = scene;
    drawPlace(scene, plan, HORIZON);
    if (plan.surroundings === 'desert') drawRocks(scene);
    else
      drawTrees(scene, plan, [
        [60, 470, 190],
        [150, 452, 150],
        [230, 444, 120],
        [970, 444, 120],
        [1056, 452, 150],
        [1146, 470, 190],
      ]);
    canopy(scene);
    drawSlope(scene, plan);
    const dark = palette.tone('#1c1a24', 0.15);
    drawCrowd({
      canvas,
      random,
      y: 808,
      height: 120,
      count: 11,
      paints: [dark, mixColors(dark, palette.tone('#7a4a44', 0.3), 0.35)],
      hands: 0.3,
    });
  };

export const AMPHITHEATERS: readonly DrawBuilding[] = [shell, tensile, pavilion].map(amphitheaterWith);
