import { darker } from '../../../drawing/color.ts';
import { circlePath, ellipsePath, type Point } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { Sport } from './sports.ts';

interface Pose {
  /** painted in the color of the team */
  shirt: string;
  legs: string;
  arms: string;
  head: Point;
  /** a stick, bat or ball */
  gear?: string;
  ball?: readonly [x: number, y: number, radius: number, color: string];
}

/** Figures 100 units tall that stand at 0, 0 and look to the right. */
const POSES: Record<Sport, readonly Pose[]> = {
  hockey: [
    {
      shirt: 'M-20-74q12-14 30-8q10 6 12 18l-6 26q-18 10-34 2q-6-18-2-38z',
      legs: 'M-14-38l-14 18l-8 20h18l12-20l8-14l8 16l4 18h18l-8-24l-8-18z',
      arms: 'M8-72q18 8 24 26l-8 4q-8-10-18-16zM-10-70q4 22 24 30l4-8q-12-8-14-24z',
      head: [10, -88],
      gear: 'M12-52L52-4h18',
    },
    {
      shirt: 'M-18-80q14-10 28-2q8 8 8 20l-8 26q-16 8-30 2q-6-22 2-46z',
      legs: 'M-16-40l-4 20l-14 18l6 4h12l14-22l8-14l6 18l-2 18h18l2-22l-8-22z',
      arms: 'M8-76q14 14 30 16l0 10q-22-2-34-14zM-14-74q-6 20 14 34l8-6q-14-12-10-24z',
      head: [4, -93],
      gear: 'M-6-40L58-62M58-62l10 6',
    },
  ],
  basketball: [
    {
      shirt: 'M-10-80q10-4 20 0l3 32q-13 5-26 0z',
      legs: 'M-13-50h26l2 18l-4 32h-9l-1-28l-5 0l-6 28h-9l3-32z',
      arms: 'M8-80l14-30l7 3l-12 34zM-9-78l-16 18l8 14l6-4l-5-9l10-10z',
      head: [2, -92],
      ball: [29, -116, 9, '#d9692f'],
    },
    {
      shirt: 'M-10-78q10-4 20 0l3 30q-13 6-26 0z',
      legs: 'M-13-50h26l10 20l-6 30h-9l3-26l-12-8l-12 14l-8 20h-9l6-28z',
      arms: 'M8-76l22 6l-1 8l-24-4zM-9-76l-20 12l3 7l20-10z',
      head: [3, -91],
    },
    {
      shirt: 'M-10-80q10-4 20 0l3 32q-13 5-26 0z',
      legs: 'M-13-50h26l4 22l2 28h-9l-5-26l-8-2l-8 28h-9l4-28z',
      arms: 'M8-80l4-30l8 0l-4 36zM-9-80l-8-30l-7 2l8 34z',
      head: [0, -92],
    },
  ],
  football: [
    {
      shirt: 'M-18-78q18-10 36 0l2 14l-8 24h-22l-10-24z',
      legs: 'M-12-42h24l10 20l-4 22h-10l0-18l-10-10l-12 12l-8 16h-11l8-24z',
      arms: 'M16-76l12 22l-14 12l-5-6l8-8l-6-14zM-16-76l-14 20l4 16l7-3l-2-11l10-12z',
      head: [4, -88],
      ball: [16, -52, 8, '#7a4426'],
    },
    {
      shirt: 'M-20-66q18-14 38-6l6 12l-14 24h-22l-10-20z',
      legs: 'M-14-38h26l12 14l0 24h-11l-3-18l-12-4l-10 8l-6 14h-12l6-22z',
      arms: 'M18-68l16 14l-4 8l-18-12zM-16-66l-6 22l8 12l6-4l-5-9l6-14z',
      head: [14, -78],
    },
  ],
  soccer: [
    {
      shirt: 'M-9-80q9-4 18 0l3 30q-12 5-24 0z',
      legs: 'M-12-50h24l4 14l14 8l4 18l-8 3l-6-14l-16-8l-4 12l-2 17h-9l-1-30z',
      arms: 'M8-78l16 12l10-8l4 6l-14 12l-18-12zM-8-78l-18 10l-6 14l7 3l4-10l14-6z',
      head: [2, -91],
      ball: [46, -8, 7, '#ffffff'],
    },
    {
      shirt: 'M-9-80q9-4 18 0l3 30q-12 5-24 0z',
      legs: 'M-12-50h24l8 22l-4 28h-9l2-26l-8-10l-10 16l-10 18l-8-4l10-26z',
      arms: 'M8-78l14 16l-6 16l-7-3l4-12l-10-10zM-8-78l-14 18l12 12l4-6l-7-7l8-12z',
      head: [3, -91],
    },
  ],
  baseball: [
    {
      shirt: 'M-10-80q10-4 20 0l2 32q-12 5-24 0z',
      legs: 'M-12-50h24l6 26l2 24h-10l-4-24l-6-8l-8 8l-6 24h-10l4-26z',
      arms: 'M8-78l14 14l-4 14l-8-2l2-8l-8-10zM-8-78l-12 16l6 14l7-4l-3-9l7-11z',
      head: [1, -91],
    },
    {
      shirt: 'M-10-80q10-4 20 0l2 32q-12 5-24 0z',
      legs: 'M-12-50h24l10 24l4 26h-10l-6-22l-10-10l-10 10l-8 22h-10l6-28z',
      arms: 'M8-80l-24-10l-6 6l26 14zM-8-78l-14-14l-6 7l14 14z',
      head: [4, -91],
      gear: 'M-24-90L-2-128',
    },
  ],
};

const SKINS = ['#e0b08a', '#b5785a', '#7d5240', '#c98f68'];
const HELMETED: readonly Sport[] = ['hockey', 'football', 'baseball'];

export interface Player {
  sport: Sport;
  pose: number;
  at: Point;
  /** pixels */
  height: number;
  color: string;
  isLeft: boolean;
  tone: (color: string) => string;
}

/** A player; all of one team and pose share a drawing. */
export const drawPlayer = ({ canvas, random }: Scene, player: Player): void => {
  const { sport, pose, at, height, color, isLeft, tone } = player;
  const poses = POSES[sport];
  const index = pose % poses.length;
  const { shirt, legs, arms, head, gear, ball } = poses[index] as Pose;
  const skin = SKINS[random.integer(0, canvas.detail > 0.9 ? 3 : 1)] as string;
  const symbol = canvas.symbol(`${sport} ${index} ${color} ${skin}`, () => {
    const isHelmeted = HELMETED.includes(sport);
    const isLong = sport !== 'basketball' && sport !== 'soccer';
    const isPale = Number.parseInt(color.slice(1, 3), 16) > 225;
    const pants =
      sport === 'baseball' || sport === 'football' ? '#ece7dc' : isPale ? '#2b3f66' : darker(color, 0.16);
    canvas.fill(ellipsePath([4, 1], 34, 5), '#101820', 0.28);
    if (gear) {
      const paint = sport === 'hockey' ? '#3a2c22' : '#c99a5e';
      canvas.stroke(gear, { paint: tone(paint), width: sport === 'hockey' ? 4.5 : 6, round: true });
    }
    canvas.fill(legs, tone(pants));
    canvas.fill(arms, tone(isLong ? darker(color, 0.07) : skin));
    canvas.fill(shirt, tone(color));
    canvas.fill(
      circlePath(head[0], head[1], isHelmeted ? 11 : 9),
      tone(isHelmeted ? (isPale ? '#2b3f66' : darker(color, 0.1)) : skin),
    );
    if (isHelmeted) canvas.fill(circlePath(head[0] + 5, head[1] + 3, 5.5), tone(skin));
    else canvas.fill(`M${head[0] - 9} ${head[1]}a9 9 0 0 1 17-4q-9 1-17 4z`, tone('#2a1d18'));
    if (ball) canvas.fill(circlePath(ball[0], ball[1], ball[2]), tone(ball[3]));
  });
  const scale = height / 104;
  canvas.use(symbol, { at, scale, scaleX: isLeft ? -scale : scale });
};
