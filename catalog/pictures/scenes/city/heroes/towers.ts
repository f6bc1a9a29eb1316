import { darker } from '../../../drawing/color.ts';
import { range, steps } from '../../../drawing/numbers.ts';
import { type Point, path, rectanglePath, roughPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

const litColumns = ({ canvas, palette }: Scene, columns: string): void => {
  const isEvening = palette.lampShare > 0.4;
  const paint = isEvening ? palette.lamp : palette.tone('#c9d4dc', 0.8);
  canvas.stroke(columns, {
    paint,
    width: 5,
    dash: isEvening ? '6 8 6 21' : '5 9',
    opacity: isEvening ? 0.8 : 0.35,
  });
};

/** A tall black tower that narrows in steps, with two antennas. */
export const drawBlackTower: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const ink = '#2f3a48';
  const outline: Point[] = [
    [x - 64, base],
    [x - 44, base - 400],
    [x + 44, base - 400],
    [x + 64, base],
  ];
  canvas.fill(roughPath(outline), palette.tone(ink, 0.8, 0.05));
  canvas.fill(
    roughPath([
      [x + 8, base],
      [x + 6, base - 400],
      [x + 44, base - 400],
      [x + 64, base],
    ]),
    palette.tone('#141a24', 0, 0.05),
    0.5,
  );
  const braces = range(3).map((index) => {
    const [low, high] = [base - index * 132, base - (index + 1) * 132];
    const half = (y: number): number => 64 - ((base - y) / 400) * 20;
    return path`M${x - half(low)} ${low}L${x + half(high)} ${high}M${x + half(low)} ${low}L${x - half(high)} ${high}`;
  });
  canvas.stroke(braces.join(''), { paint: palette.tone('#6f7f90', 0.6, 0.05), width: 4 });
  canvas.stroke(path`M${x - 20} ${base - 400}v-104M${x + 20} ${base - 400}v-90`, {
    paint: palette.tone('#eef0ee', 0.9, 0.05),
    width: 7,
  });
};

/** Setbacks up to a needle. */
export const drawSpireTower: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const glass = '#9fb8c9';
  const outline: Point[] = [
    [x - 56, base],
    [x - 56, base - 250],
    [x - 34, base - 410],
    [x + 34, base - 410],
    [x + 56, base - 250],
    [x + 56, base],
  ];
  canvas.fill(
    roughPath(outline),
    canvas.verticalGradient(base - 410, base, [
      palette.tone('#d3e2ea', 0.95, 0.08),
      palette.tone(glass, 0.6, 0.12),
    ]),
  );
  canvas.fill(
    roughPath([
      [x + 10, base],
      [x - 2, base - 410],
      [x + 34, base - 410],
      [x + 56, base - 250],
      [x + 56, base],
    ]),
    palette.tone('#54708a', 0.1, 0.08),
    0.55,
  );
  canvas.fill(
    path`M${x - 5} ${base - 408}L${x} ${base - 530}L${x + 5} ${base - 408}z`,
    palette.tone('#e9eef0', 0.9, 0.05),
  );
  litColumns(scene, [-34, -12, 22].map((offset) => path`M${x + offset} ${base - 236}V${base - 10}`).join(''));
};

/** A tower with a glass crown and two points. */
export const drawTwinPoints: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  canvas.fill(
    rectanglePath([x - 66, base - 290, 132, 290]) +
      path`M${x - 66} ${base - 288}L${x - 52} ${base - 440}L${x - 30} ${base - 350}H${x + 30}L${x + 52} ${base - 440}L${x + 66} ${base - 288}z`,
    canvas.verticalGradient(base - 440, base, [
      palette.tone('#a3b7dd', 1, 0.04),
      palette.tone('#7488b8', 0.9, 0.04),
    ]),
  );
  canvas.rectangle([x + 22, base - 290, 44, 290], palette.tone('#1f2a44', 0, 0.05), 0.45);
  litColumns(
    scene,
    steps(x - 50, x + 12, 20)
      .map((at) => path`M${at} ${base - 280}V${base - 12}`)
      .join(''),
  );
};

/** A slender tower with a pod far above the city. */
export const drawPodTower: DrawSight = (scene, [x, base]) => {
  const { canvas, palette } = scene;
  const white = '#efe9e0';
  const legs = path`M${x - 46} ${base}Q${x - 10} ${base - 200} ${x - 9} ${base - 400}h18Q${x + 10} ${base - 200} ${x + 46} ${base}h-16Q${x + 4} ${base - 160} ${x} ${base - 300}Q${x - 4} ${base - 160} ${x - 30} ${base}z`;
  canvas.fill(legs, palette.tone(white, 0.8, 0.04));
  canvas.fill(
    path`M${x - 28} ${base - 392}l-24 -38h104l-24 38zM${x - 46} ${base - 434}q46 -44 92 0z`,
    palette.tone(white, 0.95, 0.02),
  );
  canvas.fill(path`M${x - 5} ${base - 452}l5 -96l5 96z`, palette.tone('#d8d4cc', 0.8));
  if (palette.isDark) {
    canvas.glow({ at: [x, base - 420], radius: 130, color: '#ff7ad0', opacity: 0.5 });
    canvas.stroke(path`M${x - 48} ${base - 430}h96`, { paint: '#ffd0f0', width: 6, dash: '7 5' });
  }
};

/** A pointed needle of stone. */
export const drawObelisk: DrawSight = ({ canvas, palette, sun }, [x, base]) => {
  const stone = '#f1ebde';
  canvas.fill(
    path`M${x - 30} ${base}L${x - 20} ${base - 420}L${x} ${base - 456}L${x + 20} ${base - 420}L${x + 30} ${base}z`,
    palette.tone(stone, 0.95, 0.04),
  );
  canvas.fill(
    path`M${x} ${base}V${base - 456}L${x - sun * 20} ${base - 420}L${x - sun * 30} ${base}z`,
    palette.tone(darker(stone, 0.14), 0.1, 0.04),
    0.6,
  );
};
