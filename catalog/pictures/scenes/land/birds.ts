import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

interface BirdArea {
  x: readonly [number, number];
  y: readonly [number, number];
  count?: number;
  size?: number;
}

/** A loose flock; each bird is two curved wings. */
export const drawBirds = ({ canvas, palette, random }: Scene, area: BirdArea): void => {
  const { count = random.integer(3, 6), size = 15 } = area;
  const centerX = random.between(...area.x);
  const centerY = random.between(...area.y);
  const bird = (index: number): string => {
    const wing = size * random.between(0.6, 1.25);
    const [x, y] = [
      centerX + (index * 4.4 - count * 2 + random.between(-1, 1)) * size,
      centerY + random.between(-3, 3) * size,
    ];
    return path`M${x - wing * 1.5} ${y - wing * 0.5}q${wing} ${-wing * 0.3} ${wing * 1.5} ${wing * 0.6}q${wing * 0.6} ${-wing} ${wing * 1.6} ${-wing * 0.8}q${-wing} ${wing * 0.3} ${-wing * 1.5} ${wing * 1.2}q${-wing * 0.7} ${-wing * 0.7} ${-wing * 1.6} ${-wing}z`;
  };
  canvas.fill(range(count).map(bird).join(''), palette.tone('#24333a', 0.3, 0.12), 0.85);
};
