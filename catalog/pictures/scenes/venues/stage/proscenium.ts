import { darker, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { type Point, path } from '../../../drawing/path.ts';
import { STAGES } from '../../../plans/act.ts';
import type { EventPlan } from '../../../plans/picture-plan.ts';
import type { Scene } from '../../scene.ts';
import { drawBoxes, drawSeatRows } from './auditorium.ts';
import type { DrawSet } from './set-parts.ts';
import { MUSICALS, PLAYS } from './sets-spoken.ts';
import { BALLETS, OPERAS } from './sets-sung.ts';
import { ofPerformer, type Show } from './show.ts';
import { drawBeams } from './show-light.ts';

const CURTAINS = ['#a82a32', '#8f2440', '#1f6a66', '#3a3f8f', '#b5482f', '#6a2f6f', '#1f4a7a'];
const GOLDS = ['#d9ac5a', '#e2bd74', '#c99a4e', '#d8c7a4'];
const FLOOR = 560;

/** By genre, first what is by the water. */
const SETS: Partial<Record<EventPlan['genre'], readonly DrawSet[]>> = {
  musicals: MUSICALS,
  ballet: BALLETS,
  opera: OPERAS,
};

interface Frame {
  left: number;
  right: number;
  top: number;
}

const framePath = ({ left, right, top }: Frame, isArched: boolean): string =>
  isArched
    ? path`M${left} ${FLOOR}V${top + 90}Q${left} ${top} ${left + 110} ${top}H${right - 110}Q${right} ${top} ${right} ${top + 90}V${FLOOR}z`
    : path`M${left} ${FLOOR}V${top}H${right}V${FLOOR}z`;

const drawFrame = (
  { canvas }: Scene,
  frame: Frame,
  { gold, isArched }: { gold: string; isArched: boolean },
): void => {
  const outer = framePath({ left: frame.left - 34, right: frame.right + 34, top: frame.top - 34 }, isArched);
  canvas.fill(
    outer,
    canvas.horizontalGradient(frame.left - 34, frame.right + 34, [
      darker(gold, 0.12),
      gold,
      darker(gold, 0.12),
    ]),
  );
  const middle = framePath({ left: frame.left - 17, right: frame.right + 17, top: frame.top - 17 }, isArched);
  canvas.stroke(middle, { paint: '#fff3cf', width: 7, dash: '0 22', round: true });
  canvas.fill(framePath(frame, isArched), '#120a10');
};

/** Curtains drawn to the sides, and a short one above. */
const drawStageCurtains = ({ canvas, random }: Scene, { left, right, top }: Frame, color: string): void => {
  const middle = (left + right) / 2;
  for (const side of [-1, 1]) {
    const edge = side < 0 ? left : right;
    const x = (inward: number) => edge - side * inward;
    const width = random.between(110, 150);
    const paint = canvas.horizontalGradient(x(0), x(width), [darker(color, 0.14), color]);
    canvas.fill(
      path`M${x(0)} ${top}H${x(width + 60)}Q${x(width)} ${top + 220} ${x(54)} ${top + 280}Q${x(84)} ${top + 360} ${x(70)} ${FLOOR}H${x(0)}z`,
      paint,
    );
    const folds = [26, 58, 92].map(
      (inward) =>
        path`M${x(inward + 30)} ${top}Q${x(inward + 20)} ${top + 190} ${x(inward * 0.44)} ${top + 282}Q${x(inward * 0.6)} ${top + 380} ${x(inward * 0.56)} ${FLOOR}`,
    );
    canvas.stroke(folds.join(''), { paint: darker(color, 0.15), width: 7, opacity: 0.55 });
    canvas.stroke(path`M${x(0)} ${top + 274}Q${x(30)} ${top + 292} ${x(60)} ${top + 278}`, {
      paint: '#e8c070',
      width: 9,
      round: true,
    });
  }
  const swags = range(5).map((index) => {
    const width = (right - left) / 5;
    return path`M${left + index * width} ${top}h${width}q${-width * 0.1} 62 ${-width / 2} 66q${-width * 0.4}-4 ${-width / 2}-66z`;
  });
  canvas.fill(swags.join(''), canvas.verticalGradient(top, top + 70, [darker(color, 0.06), color]));
  canvas.stroke(path`M${middle - 1} ${top}h2`, { paint: color, width: 1 });
};

const drawFootlights = ({ canvas }: Scene, gold: string): void => {
  canvas.rectangle([70, FLOOR + 30, 1060, 34], darker(gold, 0.3));
  const bulbs = range(25).map((index): Point => [96 + index * 42, FLOOR + 46]);
  canvas.dots(bulbs, 12, { paint: '#ffd27a', opacity: 0.3 });
  canvas.dots(bulbs, 5.5, { paint: '#fff3cf' });
};

/** A stage with its frame and curtain; what is played decides the set and the figures. */
export const drawTheater = (scene: Scene, show: Show): void => {
  const { canvas } = scene;
  const { act, colors, plan } = show;
  const own = ofPerformer(scene, show);
  const { random } = own;
  const curtain = mixColors(random.pick(CURTAINS), colors[0], 0.65);
  const gold = random.pick(GOLDS);
  const wall = mixColors(random.pick(['#5a2a2a', '#2a2f4a', '#3a2a44', '#24403f']), '#180b12', 0.4);
  canvas.rectangle(
    [0, 0, 1200, 800],
    canvas.radialGradient([600, 380], 760, [
      mixColors(wall, '#ffc890', 0.22),
      wall,
      mixColors(wall, '#000000', 0.5),
    ]),
  );
  if (random.chance(0.75)) drawBoxes(scene, gold);
  const frame: Frame = { left: random.integer(176, 210), right: 0, top: random.integer(66, 92) };
  frame.right = 1200 - frame.left;
  const isArched = random.chance(0.6);
  drawFrame(scene, frame, { gold, isArched });
  canvas.clipped(framePath(frame, isArched), () => {
    const sets = SETS[plan.genre] ?? PLAYS;
    const set = sets[act.emblem === 'wave' ? 0 : STAGES.indexOf(act.stage) % sets.length] as DrawSet;
    set(own, { left: frame.left, right: frame.right, top: frame.top, floor: FLOOR });
    drawBeams(canvas, [
      {
        from: [frame.left + 60, frame.top - 20],
        to: [560, FLOOR],
        spread: 120,
        color: '#fff3d0',
        opacity: 0.34,
      },
      {
        from: [frame.right - 60, frame.top - 20],
        to: [640, FLOOR],
        spread: 120,
        color: '#fff3d0',
        opacity: 0.34,
      },
    ]);
    drawStageCurtains(own, frame, curtain);
  });
  canvas.polygon(
    [
      [frame.left - 34, FLOOR],
      [frame.right + 34, FLOOR],
      [1130, FLOOR + 34],
      [70, FLOOR + 34],
    ],
    darker('#8a5a3a', 0.12),
  );
  drawFootlights(scene, gold);
  canvas.rectangle([0, FLOOR + 62, 1200, 200], mixColors(wall, '#000000', 0.6));
  drawSeatRows(scene, mixColors(curtain, '#2a1018', 0.3), FLOOR + 84);
};
