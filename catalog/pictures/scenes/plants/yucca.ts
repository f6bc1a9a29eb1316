import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';
import type { PlantPlace } from './plant.ts';

const HEADS = [
  [0, -250],
  [-58, -196],
  [52, -168],
] as const;

/** A Joshua tree: shaggy arms with tufts of pointed leaves. */
export const drawYucca = (scene: Scene, { at, height, depth = 0 }: PlantPlace): void => {
  const { canvas, palette, sun } = scene;
  const symbol = canvas.symbol(`yucca ${sun} ${depth.toFixed(1)}`, () => {
    canvas.stroke('M0 0V-240M0-110q-50-10-56-76M0-80q48-6 50-80', {
      paint: palette.tone('#7d6a52', 0.3, depth),
      width: 20,
      round: true,
    });
    const leaves = HEADS.flatMap(([x, y]) =>
      range(9).map((index) => {
        const angle = Math.PI * (0.06 + 0.11 * index);
        const [tipX, tipY] = [-Math.cos(angle) * 46, -Math.sin(angle) * 52];
        return path`M${x - 6} ${y}l${tipX} ${tipY}l${12 - tipX} ${-tipY}z`;
      }),
    );
    canvas.fill(leaves.join(''), palette.tone('#7f9463', 0.45, depth));
    canvas.stroke(leaves.join(''), { paint: palette.tone('#b3bf8a', 0.9, depth), width: 2, opacity: 0.7 });
  });
  canvas.use(symbol, { at, scale: height / 300 });
};
