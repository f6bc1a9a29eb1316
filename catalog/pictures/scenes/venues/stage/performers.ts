import { circlePath, ellipsePath, type Point, path, roundedPath } from '../../../drawing/path.ts';
import type { Canvas } from '../../../drawing/svg-writer.ts';

const HEAD = 'M0-83q8 0 8-10t-8-10t-8 10t8 10z';
const BODY = 'M-12-77q6-3 9-3v-5h6v5q3 0 9 3l-2 34h-20z';
const LEGS = 'M-11-45h10l-2 45h-9l-2-3zM1-45h10l4 42l-2 3h-9z';
const GOWN = 'M-10-48h20q14 26 20 48h-60q6-24 20-48z';

const ARMS = {
  sing: 'M9-77l13 10l-12-16l4-5l16 22l-6 6l-16-9zM-11-77l-19-30l-5 3l17 38zM8-90l8-3l2 5l-9 2z',
  guitar:
    'M-12-77l-11 25l20 8l2-5l-14-6l8-14zM12-77l13 17l-3 8l-5-2l1-4l-9-9zM-16-40q-8-2-6-10t12-6l8 1l44-17l2 5l-42 18q4 10-4 13q-4 1-14-4z',
  acoustic:
    'M-12-77l-11 25l20 8l2-5l-14-6l8-14zM12-77l13 17l-3 8l-5-2l1-4l-9-9zM-19-33q-11-4-8-16t15-8q6 2 10 0l38-15l2 5l-36 18q2 10-6 14q-7 6-15 2z',
  bass: 'M-12-77l-13 17l3 8l5-2l-1-4l9-9zM12-77l11 25l-20 8l-2-5l14-6l-8-14zM18-39q8-3 6-10t-13-6l-8 1l-54-26l-3 6l52 25q-4 11 4 13q5 1 16-3z',
  trumpet: 'M-12-77l-4 14l20-8l2-6l-10 2zM12-77l-2 12l14-6l0-7zM4-91h34l9-7v20l-9-7h-34z',
  fiddle:
    'M-12-77l-16 0l-8-12l-4 3l9 16l20 2zM-4-87q-6-5-16-1t-15 9q6 7 14 1t17-5zM12-77l12 14l-36-12l-2 5l38 20l6-6l-6-20zM-42-62l46-37l2 2l-45 38z',
  hands: 'M-12-77l-18-32l-5 3l16 38zM12-77l18-32l5 3l-16 38z',
  keys: 'M-13-76l-8 26l-24 4v6l30-4l10-24zM13-76l8 26l24 4v6l-30-4l-10-24z',
  talk: 'M-12-77l-10 24l10 12l5-4l-7-9l7-15zM12-77l20-2l8-14l5 3l-8 18l-24 3z',
  sax: 'M-12-77l-6 22l18 10l3-6l-12-8l5-14zM12-77l6 18l-14 16l-5-4l10-14l-5-12zM2-84l6 6l-3 24q0 14 10 14q8-1 8-12l8-2q1 22-16 23q-18 0-17-22z',
  dance: 'M-12-77l-26-8l-14 12l4 5l12-10l22 9zM12-77l26-14l14 10l4-5l-16-12l-30 13z',
  still: 'M-12-77l-6 34l5 1l7-26zM12-77l6 34l-5 1l-7-26z',
} as const;

export type Act = keyof typeof ARMS;

export interface Performer {
  at: Point;
  height: number;
  color: string;
  act: Act;
  isGowned?: boolean;
  hasHat?: boolean;
}

const HAT = 'M-17-98h34q-3 6-17 6t-17-6zM-9-98q1-14 9-13q8-1 9 13z';
const LEAP = 'M-9-46h18l26 12l22 4l0 5l-26 0l-26-8l-10 4l-24 14l-22 4l-1-5l20-8z';

/** A silhouette on stage, 100 units tall. */
export const drawPerformer = (
  canvas: Canvas,
  { at, height, color, act, isGowned, hasHat }: Performer,
): void => {
  const key = `performer ${act} ${isGowned} ${hasHat}`;
  const legs = isGowned ? GOWN : act === 'dance' ? LEAP : LEGS;
  const symbol = canvas.symbol(key, () =>
    canvas.fill(HEAD + BODY + legs + ARMS[act] + (hasHat ? HAT : ''), 'inherit'),
  );
  canvas.use(symbol, { at, scale: height / 100, paint: color });
};

/** A drummer behind the kit. */
export const drawDrums = (canvas: Canvas, [x, y]: Point, color: string): void => {
  const kit = [
    ellipsePath([x, y + 2], 60, 8),
    roundedPath([x - 46, y - 40, 32, 38], 4),
    roundedPath([x + 14, y - 40, 32, 38], 4),
    circlePath(x, y - 22, 24),
    path`M${x - 56} ${y - 62}l44 6l-44 4zM${x + 56} ${y - 62}l-44 6l44 4zM${x - 38} ${y - 58}v58h3v-58zM${x + 36} ${y - 58}v58h3v-58z`,
    circlePath(x, y - 82, 11),
    path`M${x - 17} ${y - 66}q17-8 34 0l4 32h-42z`,
  ];
  canvas.fill(kit.join(''), color);
};

/** A grand piano with its lid up and somebody at the keys. */
export const drawPiano = (canvas: Canvas, [x, y]: Point, color: string): void => {
  const piano = path`M${x - 60} ${y - 52}h96q34 0 34 20h-130zM${x - 50} ${y - 54}l104-46l6 6l-66 42zM${x - 52} ${y - 34}l-4 34h7l5-34zM${x + 56} ${y - 34}l4 34h-7l-5-34z`;
  const player = path`M${x - 88} ${y}l6-40h-8q-6-34 14-42q14 6 14 26l18 10l-3 6l-22-6l-2 8l4 38h-6l-6-30z`;
  canvas.fill(piano + player + circlePath(x - 76, y - 92, 10), color);
};

/** A double bass and its player. */
export const drawBass = (canvas: Canvas, [x, y]: Point, color: string): void => {
  const bass = path`M${x + 14} ${y}q-22-4-20-28q2-12 9-20q-6-8-4-18q3-14 12-16v-52h8v52q9 2 12 16q2 10-4 18q7 8 9 20q2 24-22 28z`;
  canvas.fill(bass, color);
  drawPerformer(canvas, { at: [x - 10, y], height: 122, color, act: 'keys' });
};
