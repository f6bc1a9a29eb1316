import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { circlePath, ellipsePath, path, rectanglePath, roundedPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';
import { drawSeatRows } from './auditorium.ts';
import { drawNeonEmblem, drawWallOfLight } from './backdrops.ts';
import { drawBand } from './band.ts';
import { drawBricks, drawCurtains } from './jazz.ts';
import { drawPerformer, type Act as Pose } from './performers.ts';
import { ofPerformer, type Show } from './show.ts';
import { drawBeams, lightOfColors } from './show-light.ts';

const drawStool = ({ canvas }: Scene, x: number): void => {
  canvas.stroke(
    path`M${x - 38} 600l10-122M${x + 38} 600l-10-122M${x - 22} 600l4-122M${x + 22} 600l-4-122M${x - 28} 542h56`,
    { paint: '#3a2418', width: 8 },
  );
  canvas.fill(ellipsePath([x, 476], 42, 10), '#6a4530');
  canvas.fill(roundedPath([x - 18, 438, 22, 36], 4), '#dff2f6', 0.8);
};

const drawMicrophone = ({ canvas }: Scene, x: number): void => {
  canvas.fill(ellipsePath([x, 606], 46, 9), '#1a1214');
  canvas.stroke(path`M${x} 606V334`, { paint: '#241e22', width: 8 });
  canvas.stroke(path`M${x} 340l-28-26`, { paint: '#241e22', width: 9, round: true });
  canvas.fill(circlePath(x - 38, 304, 20), '#4a444a');
  canvas.stroke(path`M${x - 50} 292l24 24M${x - 54} 308l14-14`, { paint: '#9a9298', width: 3 });
};

/** One person with a microphone, or a company of several; some leave the microphone alone in the light. */
const drawComedians = (scene: Scene, show: Show, { x, side }: { x: number; side: number }): void => {
  const { canvas } = scene;
  const { act, colors } = show;
  const { random } = ofPerformer(scene, show);
  const jacket = mixColors(colors[1], '#14101c', 0.72);
  if (act.lineup.length > 1) {
    const place = { back: 596, front: 612, half: 430 };
    drawBand(canvas, { lineup: act.lineup, place, ink: jacket, accent: colors[1] });
    return;
  }
  if (random.chance(0.2)) {
    drawMicrophone(scene, x - side * 30);
    return;
  }
  drawPerformer(canvas, {
    at: [x, 606],
    height: 300,
    color: jacket,
    act: act.lineup[0] as Pose,
    isGowned: random.chance(0.3),
  });
};

/** One microphone in a spotlight before a wall. */
export const drawComedy = (scene: Scene, show: Show): void => {
  const { canvas } = scene;
  const { act, colors } = show;
  const own = ofPerformer(scene, show);
  const { random } = own;
  const wall = mixColors('#5a3f3a', colors[0], 0.6);
  const curtain = mixColors(colors[1], '#1a0f18', 0.35);
  canvas.rectangle([0, 0, 1200, 800], '#120c10');
  const hasCurtainWall = random.chance(0.3);
  if (hasCurtainWall) drawCurtains(own, curtain, { inner: 10, bottom: 570 });
  else drawBricks(own, [0, 20, 1200, 544], wall);
  canvas.rectangle(
    [0, 0, 1200, 566],
    canvas.radialGradient([600, 330], 640, [
      ['#000000', 0, 0.3],
      ['#000000', 0.75, 1],
    ]),
  );
  const x = random.pick([560, 600, 640, 690]);
  canvas.fill(ellipsePath([x, 350], 290, 262), '#ffe9b8', 0.2);
  canvas.fill(ellipsePath([x, 350], 210, 190), '#fff3d0', 0.24);
  drawBeams(canvas, [{ from: [x, -30], to: [x, 640], spread: 270, color: '#fff0cc', opacity: 0.5 }]);
  if (!hasCurtainWall) drawCurtains(scene, curtain, { inner: 420, bottom: 580 });
  canvas.rectangle([0, 556, 1200, 84], canvas.verticalGradient(556, 640, ['#a8744a', '#5a3a28']));
  canvas.fill(ellipsePath([x, 594], 260, 32), '#ffe9b8', 0.5);
  canvas.rectangle([0, 640, 1200, 30], '#160d0c');
  const side = random.pick([-1, 1]);
  drawStool(scene, x + side * 170);
  drawNeonEmblem(canvas, {
    act,
    at: [600 - side * 240, 210],
    size: 62,
    color: mixColors(colors[1], '#ffffff', 0.25),
  });
  drawComedians(scene, show, { x, side });
  const crowd = scene.random;
  drawCrowd({
    canvas,
    random: crowd,
    y: 740,
    height: 100,
    count: 15,
    paints: ['#1e1418', '#2b1c20'],
    hands: 0,
  });
  drawCrowd({
    canvas,
    random: crowd,
    y: 806,
    height: 150,
    count: 10,
    paints: ['#0c080a', '#140e11'],
    hands: 0,
  });
};

const drawArmchair = ({ canvas }: Scene, x: number, color: string): void => {
  canvas.fill(roundedPath([x - 62, 404, 124, 150], 30), darker(color, 0.06));
  canvas.fill(roundedPath([x - 84, 470, 40, 96], 18) + roundedPath([x + 44, 470, 40, 96], 18), color);
  canvas.fill(roundedPath([x - 56, 504, 112, 44], 14), lighter(color, 0.05));
  canvas.stroke(path`M${x - 66} 566v22M${x + 66} 566v22`, { paint: '#3a2a20', width: 9 });
  const ink = '#1c1a26';
  canvas.fill(
    path`M${x - 30} 520q-4-84 30-90q34 6 30 90l46 4q8 4 4 16l-10 50h-18l6-44h-96l-8 44h-18l10-62q4-8 24-8z${circlePath(x, 404, 24)}`,
    ink,
  );
};

const drawPlant = ({ canvas }: Scene, x: number): void => {
  canvas.fill(
    path`M${x} 540q-60-40-66-130q50 20 66 90q-10-90 10-150q34 60 10 150q24-66 70-84q-10 92-70 124z`,
    '#3f7a54',
  );
  canvas.polygon(
    [
      [x - 26, 536],
      [x + 46, 536],
      [x + 36, 592],
      [x - 16, 592],
    ],
    '#c9a27a',
  );
};

/** Two armchairs or a lectern in front of a screen. */
export const drawTalk = (scene: Scene, show: Show): void => {
  const { canvas } = scene;
  const { act, colors } = show;
  const { random } = ofPerformer(scene, show);
  const light = lightOfColors(colors);
  const soft = {
    ...light,
    first: mixColors(light.first, '#4a5a8a', 0.45),
    second: mixColors(light.second, '#6a5a7a', 0.4),
  };
  const wall = mixColors(light.dark, '#3a4058', 0.5);
  canvas.rectangle(
    [0, 0, 1200, 800],
    canvas.verticalGradient(0, 800, [darker(wall, 0.1), wall, darker(wall, 0.14)]),
  );
  drawWallOfLight(canvas, { act, light: soft, area: { top: 100, bottom: 410, half: 310 } });
  drawCurtains(scene, mixColors(light.first, '#14101c', 0.7), { inner: 440, bottom: 570 });
  canvas.rectangle([0, 552, 1200, 80], canvas.verticalGradient(552, 632, ['#c99a6a', '#8a6040']));
  canvas.fill(ellipsePath([600, 580], 380, 30), '#fff0cc', 0.4);
  drawBeams(
    canvas,
    [-1, 1].map((side) => ({
      from: [600 + side * 240, -20] as const,
      to: [600 + side * 110, 580] as const,
      spread: 130,
      color: '#fff6e0',
      opacity: 0.4,
    })),
  );
  if (random.chance(0.6)) {
    const color = random.pick(['#c9694a', '#2f7f86', '#d9a441', '#6a5a9a']);
    drawArmchair(scene, 470, color);
    drawArmchair(scene, 730, color);
    canvas.fill(ellipsePath([600, 530], 52, 12) + rectanglePath([595, 530, 10, 60]), '#5a3f2c');
    canvas.fill(roundedPath([586, 500, 14, 28], 3), '#dff2f6', 0.8);
  } else {
    canvas.polygon(
      [
        [520, 440],
        [680, 440],
        [656, 592],
        [544, 592],
      ],
      '#7a5236',
    );
    drawPerformer(canvas, { at: [600, 580], height: 270, color: '#1c1a26', act: 'talk' });
    canvas.polygon(
      [
        [510, 436],
        [690, 436],
        [668, 590],
        [532, 590],
      ],
      canvas.fittedGradient(['#a8764c', '#7a5236']),
    );
    canvas.fill(circlePath(600, 506, 28), light.accent, 0.85);
  }
  drawPlant(scene, random.pick([300, 880]));
  canvas.rectangle([0, 630, 1200, 170], '#15121c');
  drawSeatRows(scene, mixColors(light.first, '#241c30', 0.65), 650);
};
