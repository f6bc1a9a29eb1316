import { darker, lighter, mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { path } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawCrowd } from '../people.ts';

/** Rows of seats from behind, larger toward the viewer, with people in some of them. */
export const drawSeatRows = (scene: Scene, color: string, top: number): void => {
  const { canvas, random } = scene;
  const rows = canvas.detail > 0.6 ? 4 : 3;
  for (const row of range(rows)) {
    const share = row / (rows - 1);
    const y = top + (770 - top) * share ** 1.25;
    const [width, height] = [40 + 50 * share, 36 + 44 * share];
    let backs = '';
    for (let x = -((row * 23) % width) - 10; x < 1210; x += width + 6) {
      backs += path`M${x} ${y + height}v${-height * 0.7}q0 ${-height * 0.3} ${width * 0.3} ${-height * 0.3}h${width * 0.4}q${width * 0.3} 0 ${width * 0.3} ${height * 0.3}v${height * 0.7}z`;
    }
    const paints = [mixColors(color, '#0c070c', 0.72), mixColors(color, '#0c070c', 0.84)];
    drawCrowd({
      canvas,
      random,
      y: y + height * 0.6,
      height: height * 1.1,
      count: Math.round(700 / width),
      paints,
      hands: 0,
    });
    canvas.fill(
      backs,
      canvas.verticalGradient(y, y + height * 1.2, [
        lighter(color, 0.02 - 0.06 * share),
        darker(color, 0.16),
      ]),
    );
  }
};

/** Boxes at both sides of an old theater. */
export const drawBoxes = ({ canvas }: Scene, gold: string): void => {
  for (const side of [-1, 1]) {
    const x = (distance: number) => 600 + side * distance;
    for (const y of [170, 316]) {
      canvas.polygon(
        [
          [x(500), y - 78],
          [x(610), y - 104],
          [x(610), y + 50],
          [x(500), y + 36],
        ],
        '#1e0f16',
      );
      canvas.polygon(
        [
          [x(490), y],
          [x(610), y - 6],
          [x(610), y + 62],
          [x(490), y + 44],
        ],
        canvas.fittedGradient([gold, mixColors(gold, '#3a1c10', 0.5)]),
      );
      canvas.glow({ at: [x(560), y - 44], radius: 66, color: '#ffd08a', opacity: 0.5 });
    }
  }
};
