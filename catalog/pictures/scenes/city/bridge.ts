import { darker } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { path, rectanglePath } from '../../drawing/path.ts';
import type { Scene } from '../scene.ts';

const LEFT = 250;
const RIGHT = 880;

/** A suspension bridge across the whole picture. */
export const drawBridge = ({ canvas, palette }: Scene, base: number, color: string): void => {
  const paint = palette.tone(color, 0.8, 0.06);
  const deck = base - 34;
  const top = base - 250;
  const hangers = steps(LEFT + 18, RIGHT - 1, 24).map((x) => {
    const share = (x - LEFT) / (RIGHT - LEFT);
    const y = (1 - share) ** 2 * top + 2 * share * (1 - share) * (deck + 190) + share * share * top;
    return path`M${x} ${y}V${deck}`;
  });
  canvas.stroke(hangers.join(''), { paint, width: 2, opacity: 0.8 });
  const cable = path`M-60 ${base - 150}Q${LEFT - 120} ${deck - 20} ${LEFT} ${top}Q${(LEFT + RIGHT) / 2} ${deck + 190} ${RIGHT} ${top}Q${RIGHT + 140} ${deck - 10} 1260 ${base - 130}`;
  canvas.stroke(cable, { paint, width: 5 });
  canvas.rectangle([-10, deck - 5, 1220, 13], paint);
  canvas.rectangle([-10, deck + 8, 1220, 7], palette.tone(darker(color, 0.12), 0.2, 0.06));
  const height = base - top + 26;
  for (const x of [LEFT, RIGHT]) {
    canvas.rectangle([x - 30, base - 4, 60, 30], palette.tone('#8a8f92', 0.5, 0.1));
    const legs = rectanglePath([x - 17, top - 8, 11, height]) + rectanglePath([x + 6, top - 8, 11, height]);
    const beams = range(4).map((index) => rectanglePath([x - 12, top + index * 56, 24, 11]));
    canvas.fill(legs + beams.join(''), paint);
    canvas.fill(rectanglePath([x + 12, top - 8, 5, height]), palette.tone(darker(color, 0.15), 0.1), 0.6);
  }
  if (palette.isDark)
    canvas.stroke(path`M0 ${deck - 8}H1200`, { paint: palette.lampCore, width: 4, dash: '4 26' });
};
