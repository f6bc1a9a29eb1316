import { darker, lighter } from './color.ts';
import type { Face } from './face.ts';
import { range } from './numbers.ts';
import type { Random } from './random.ts';

interface Masonry {
  /** of the wall, in meters */
  size: readonly [width: number, height: number];
  color: string;
  kind: 'brick' | 'stone' | 'shingle';
}

const UNITS = {
  brick: { size: [0.55, 0.17], count: 34 },
  stone: { size: [0.85, 0.42], count: 30 },
  shingle: { size: [0.4, 0.26], count: 30 },
} as const;

/** Single bricks, stones or shingles that are lighter or darker than the wall; a third of them on a small wall. */
export const drawMasonry = (face: Face, { size, color, kind }: Masonry, random: Random): void => {
  const { canvas } = face.stage;
  if (!face.isVisible || canvas.detail < 0.6) return;
  const { size: unit, count } = UNITS[kind];
  const [width, height] = size;
  const units = ['', ''];
  for (const index of range(Math.round(count * Math.min(1, (width * height) / 40)))) {
    const w = unit[0] * random.between(0.8, 1.3);
    const u = random.between(0.05, Math.max(0.06, width - w - 0.05));
    const v = Math.floor(random.between(0.2, Math.max(0.3, height - unit[1])) / unit[1]) * unit[1];
    units[index % 2] += face.spanPath([u, v, u + w, v + unit[1] * 0.86]);
  }
  const strength = kind === 'stone' ? 0.07 : 0.05;
  canvas.fill(units[0] as string, face.tone(darker(color, strength)));
  canvas.fill(units[1] as string, face.tone(lighter(color, strength * 0.8)));
};
