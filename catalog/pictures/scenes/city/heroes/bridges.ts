import { darker } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { type Point, path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';

type DrawBridge = (scene: Scene, at: Point) => void;

/** Two towers of stone with pointed arches, and a web of cables. */
export const drawStoneBridge: DrawBridge = ({ canvas, palette }, [, base]) => {
  const stone = '#b09878';
  const deck = base - 96;
  const top = base - 330;
  const [left, right] = [230, 860];
  const paint = palette.tone('#5f5348', 0.5, 0.02);
  const main = path`M-40 ${deck - 90}Q110 ${deck - 40} ${left} ${top + 16}Q${(left + right) / 2} ${deck + 150} ${right} ${top + 16}Q990 ${deck - 40} 1260 ${deck - 70}`;
  const hangers = steps(left + 26, right - 20, 26).map((x) => {
    const share = (x - left) / (right - left);
    const y =
      (1 - share) ** 2 * (top + 16) + 2 * share * (1 - share) * (deck + 150) + share * share * (top + 16);
    return path`M${x} ${y}V${deck}`;
  });
  const stays = [left, right].flatMap((x) =>
    range(8).flatMap((index) =>
      [-1, 1].map((side) => path`M${x} ${top + 30}L${x + side * (40 + index * 34)} ${deck}`),
    ),
  );
  canvas.stroke(hangers.join('') + stays.join(''), { paint, width: 1.6, opacity: 0.7 });
  canvas.stroke(main, { paint, width: 6 });
  canvas.rectangle([-10, deck - 8, 1220, 10], palette.tone('#7a6a58', 0.6));
  canvas.rectangle([-10, deck + 2, 1220, 14], palette.tone('#5a4f48', 0.2));
  for (const x of [left, right]) drawStoneTower({ canvas, palette } as Scene, { x, top, base, stone });
};

const drawStoneTower = (
  { canvas, palette }: Scene,
  { x, top, base, stone }: { x: number; top: number; base: number; stone: string },
): void => {
  const arch = (left: number): string => {
    const [foot, head] = [base - 100, top + 76];
    return path`M${left} ${foot}V${head}q2-34 19-50q17 16 19 50V${foot}z`;
  };
  const body = rectanglePath([x - 62, top, 124, base - top + 30]);
  canvas.fill(
    body,
    canvas.horizontalGradient(x - 62, x + 62, [
      palette.tone(stone, 0.9),
      palette.tone(darker(stone, 0.1), 0.3),
    ]),
  );
  canvas.fill(arch(x - 46) + arch(x + 8), palette.tone(palette.sky[2], 0.8, 0.3));
  canvas.rectangle([x - 70, top - 12, 140, 16], palette.tone(stone, 0.95));
  canvas.rectangle([x - 70, base - 106, 140, 14], palette.tone(darker(stone, 0.08), 0.4));
};

/** Two towers like diamonds, with cables in the form of fans. */
export const drawFanBridge: DrawBridge = ({ canvas, palette }, [x, base]) => {
  const deck = base - 58;
  const white = palette.tone('#f1ede4', 0.95, 0.16);
  for (const middle of [x - 190, x + 190]) {
    const stays = range(9).flatMap((index) =>
      [-1, 1].map(
        (side) => path`M${middle} ${base - 280 + index * 5}L${middle + side * (24 + index * 18)} ${deck}`,
      ),
    );
    canvas.stroke(stays.join(''), { paint: white, width: 1.6, opacity: 0.8 });
    canvas.stroke(
      path`M${middle} ${base - 300}L${middle - 34} ${deck}L${middle - 14} ${base}M${middle} ${base - 300}L${middle + 34} ${deck}L${middle + 14} ${base}`,
      { paint: white, width: 9 },
    );
  }
  canvas.rectangle([-10, deck - 3, 1220, 8], palette.tone('#d8d2c6', 0.7, 0.2));
  const piers = steps(20, 1180, 76).map((at) => rectanglePath([at, deck + 4, 8, base - deck]));
  canvas.fill(piers.join(''), palette.tone('#b9b2a8', 0.4, 0.26));
};

/** A long bridge in a curve that rises on slender piers. */
export const drawCurvedBridge: DrawBridge = ({ canvas, palette }, [, base]) => {
  const paint = palette.tone('#4f86b0', 0.75, 0.08);
  const at = (x: number): number =>
    base - 30 - 150 * Math.sin((Math.min(1180, Math.max(0, x)) / 1180) * Math.PI) ** 1.4;
  const piers = steps(40, 1180, 54).map(
    (x) => path`M${x - 4} ${base + 10}L${x - 3} ${at(x)}h9l4 ${base + 10 - at(x)}z`,
  );
  canvas.fill(piers.join(''), palette.tone('#dfe3e2', 0.7, 0.12));
  const points = steps(-40, 1240, 40).map((x): Point => [x, at(x)]);
  const line = points.map(([x, y], index) => (index ? path`L${x} ${y}` : path`M${x} ${y}`)).join('');
  canvas.stroke(line, { paint, width: 11 });
};

/** Low arches of concrete across a river. */
export const drawArchBridge: DrawBridge = ({ canvas, palette }, [, base]) => {
  const stone = '#f0e0c4';
  const deck = base - 116;
  const arches = range(6).map((index) => {
    const left = -40 + index * 216;
    return path`M${left} ${deck}h216v126h-18q-6-100-90-102t-90 102h-18z`;
  });
  canvas.fill(
    arches.join(''),
    canvas.verticalGradient(deck, base, [palette.tone(stone, 1), palette.tone(darker(stone, 0.06), 0.75)]),
  );
  canvas.rectangle([-10, deck - 12, 1220, 15], palette.tone(stone, 0.95));
  const lamps = steps(68, 1180, 108).map((x) => path`M${x} ${deck - 12}v-36`);
  canvas.stroke(lamps.join(''), { paint: palette.tone('#4a4440', 0.3), width: 4 });
  const globes = steps(68, 1180, 108).map((x): Point => [x, deck - 50]);
  canvas.dots(globes, 6, { paint: palette.isDark ? palette.lampCore : palette.tone('#fff6e0', 0.9) });
};

/** Slim green towers with spires. */
export const drawGreenBridge: DrawBridge = ({ canvas, palette }, [, base]) => {
  const green = '#7fa894';
  const paint = palette.tone(green, 0.75, 0.04);
  const deck = base - 70;
  const top = base - 290;
  const [left, right] = [330, 900];
  const cable = path`M-60 ${deck - 40}Q${left - 110} ${deck - 20} ${left} ${top + 40}Q${(left + right) / 2} ${deck + 130} ${right} ${top + 40}Q${right + 130} ${deck - 10} 1260 ${deck - 50}`;
  const hangers = steps(left + 24, right - 10, 26).map((x) => {
    const share = (x - left) / (right - left);
    const y =
      (1 - share) ** 2 * (top + 40) + 2 * share * (1 - share) * (deck + 130) + share ** 2 * (top + 40);
    return path`M${x} ${y}V${deck}`;
  });
  canvas.stroke(hangers.join(''), { paint, width: 2, opacity: 0.8 });
  canvas.stroke(cable, { paint, width: 5 });
  canvas.rectangle([-10, deck - 4, 1220, 12], paint);
  for (const x of [left, right]) {
    const legs = path`M${x - 34} ${base + 8}l8 ${top - base + 40}h14l-4 ${base - top - 32}zM${x + 34} ${base + 8}l-8 ${top - base + 40}h-14l4 ${base - top - 32}z`;
    const spires = path`M${x - 28} ${top + 52}l8 -74l8 74zM${x + 12} ${top + 52}l8 -74l8 74z`;
    const gothic = [0, 78].map(
      (down) => path`M${x - 18} ${top + 96 + down}q4-34 18-42q14 8 18 42l-6 0q-2-22-12-28q-10 6-12 28z`,
    );
    canvas.fill(legs + spires + gothic.join('') + rectanglePath([x - 26, top + 50, 52, 12]), paint);
  }
};
