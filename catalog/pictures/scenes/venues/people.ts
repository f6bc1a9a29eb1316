import { range } from '../../drawing/numbers.ts';
import type { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';

/** Heads, about 130 units above the shoulders' lower end. */
const HEADS = [
  'M0-64q23 0 23-28t-23-30t-23 30t23 28z',
  'M-2-62q26 2 27-26q6-34-25-36q-30 0-28 36q-2 16-8 24q18 8 34 2z',
  'M0-64q22 0 22-27q0-10-4-16q6-8-4-10q-12-8-24-3q-13 5-13 29q0 27 23 27z',
];
const ARMS = [
  'M34-22q24-34 22-100q6-14 12 0q8 80-16 124zM-36-18q-26-30-30-88q4-14 12-2q8 46 30 72z',
  'M36-20q18-50 8-112q4-16 13-2q16 74-2 128z',
  '',
];
const SHOULDERS = 'M-56 60q-2-92 34-104q14-5 14-22h16q0 17 14 22q36 12 34 104z';

export interface Crowd {
  canvas: Canvas;
  random: Random;
  /** of the shoulders */
  y: number;
  height: number;
  count: number;
  paints: readonly string[];
  /** share of people with raised arms */
  hands?: number;
}

/** A row of people from behind. */
export const drawCrowd = ({ canvas, random, y, height, count, paints, hands = 0.3 }: Crowd): void => {
  const symbols = HEADS.map((head, variant) =>
    canvas.symbol(`fan ${variant} ${hands > 0}`, () =>
      canvas.fill(SHOULDERS + head + (hands > 0 ? ARMS[variant] : ''), 'inherit'),
    ),
  );
  const number = canvas.detail < 0.6 ? Math.ceil(count * 0.75) : count;
  const step = 1250 / number;
  for (const index of range(number)) {
    const variant = random.chance(hands) ? random.integer(0, 1) : 2;
    const scale = (height / 130) * random.between(0.86, 1.14);
    canvas.use(symbols[variant] as string, {
      at: [-25 + (index + random.between(0.2, 0.8)) * step, y + random.between(-0.08, 0.08) * height],
      ...{ scale, scaleX: scale * random.pick([-1, 1]), paint: paints[index % paints.length] as string },
    });
  }
};
