import { range } from '../../../drawing/numbers.ts';
import { circlePath, path, rectanglePath, roundedPath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { House } from './house.ts';
import type { RowStyle } from './row-styles.ts';

type DrawFloor = (scene: Scene, style: RowStyle, house: House) => void;

const paneOf = ({ palette }: Scene): string =>
  palette.lampShare >= 0.35 ? palette.lamp : palette.tone('#4a6272', 0.5);

const drawShop: DrawFloor = (scene, style, { x, width, base, accent }) => {
  const { canvas, palette } = scene;
  const tall = style.floor * 0.66;
  canvas.fill(
    rectanglePath([x + 10, base - tall, width * 0.36, tall - 8]) +
      rectanglePath([x + width * 0.62, base - tall, width * 0.38 - 10, tall - 8]),
    paneOf(scene),
  );
  canvas.rectangle([x + width * 0.46, base - tall, width * 0.12, tall], palette.tone('#3a2a2a', 0.4));
  if (style.hasNeon) {
    drawNeon(scene, { x, width, top: base - style.floor, accent });
    return;
  }
  const y = base - tall - 10;
  const awning = path`M${x + 5} ${y}h${width - 10}l5 20h${-width}z`;
  canvas.fill(awning, palette.tone(accent, 0.85));
  canvas.stroke(path`M${x + 8} ${y + 10}h${width - 16}`, {
    paint: palette.tone('#fbf5e6', 0.9),
    width: 19,
    dash: '9 11',
    opacity: 0.55,
  });
};

const SIGNS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => roundedPath([x - 34, y - 20, 68, 40], 12),
  (x, y) => path`M${x} ${y - 34}l10 24h26l-21 15l9 27l-24-17l-24 17l9-27l-21-15h26z`,
  (x, y) => path`M${x - 10} ${y - 40}h20v46q26 6 30 26h-50z`,
  (x, y) => path`M${x - 4} ${y - 44}h8v38q20 4 16 18q8 12-4 20q-16 10-32 0q-12-8-4-20q-4-14 16-18z`,
  (x, y) => circlePath(x, y, 26) + circlePath(x, y, 14),
];

/** A sign of light on the wall, and a band of it above the shop. */
const drawNeon = (
  { canvas, random }: Scene,
  { x, width, top, accent }: { x: number; width: number; top: number; accent: string },
): void => {
  const sign = random.pick(SIGNS)(Math.round(x + width / 2), Math.round(top - 24));
  canvas.glow({ at: [x + width / 2, top - 20], radius: 96, color: accent, opacity: 0.55 });
  canvas.fill(sign, '#1d1420');
  canvas.strokeWithStyles(sign + path`M${x + 8} ${top + 20}h${width - 16}`, [
    ...(canvas.detail > 0.9 ? [{ paint: accent, width: 12, round: true, opacity: 0.35 }] : []),
    { paint: accent, width: 6, round: true },
    { paint: '#fff6ee', width: 2, round: true },
  ]);
};

const drawDoor: DrawFloor = (scene, style, { x, width, base, accent }) => {
  const { canvas, palette } = scene;
  const tall = style.floor * 0.72;
  const left = x + width * 0.62;
  canvas.fill(path`M${left - 5} ${base}v${-tall - 5}h38v${tall + 5}z`, palette.tone(style.trim, 0.85));
  canvas.fill(path`M${left} ${base}v${-tall + 8}q14-14 28 0v${tall - 8}z`, palette.tone(accent, 0.7));
  const panes = [0.14, 0.38].map((share) =>
    rectanglePath([x + width * share - 6, base - tall, 20, tall * 0.6]),
  );
  canvas.fill(panes.join(''), paneOf(scene));
};

const drawStoop: DrawFloor = (scene, style, house) => {
  drawDoor(scene, style, house);
  const { canvas, palette } = scene;
  const { x, width, base } = house;
  const steps = range(3).map((step) =>
    rectanglePath([x + width * 0.62 - 8 - step * 6, base - 16 + step * 6, 44 + step * 12, 7]),
  );
  canvas.fill(steps.join(''), palette.tone('#d8cdbc', 0.8));
};

/** A veranda with posts. */
const drawPorch: DrawFloor = (scene, style, house) => {
  drawDoor(scene, style, house);
  const { canvas, palette } = scene;
  const { x, width, base } = house;
  const y = base - style.floor;
  canvas.fill(path`M${x - 14} ${y + 10}l14-20h${width}l14 20z`, palette.tone(style.roof, 0.75));
  const posts = range(5).map((index) =>
    rectanglePath([x - 8 + (index * (width + 10)) / 4, y + 8, 6, style.floor - 8]),
  );
  canvas.fill(
    posts.join('') + rectanglePath([x - 12, base - 6, width + 24, 8]),
    palette.tone(style.trim, 0.85),
  );
};

/** Arched openings along the street. */
const drawArcade: DrawFloor = (scene, style, { x, width, base }) => {
  const { canvas } = scene;
  const count = Math.max(2, Math.round(width / 62));
  const tall = style.floor * 0.68;
  const wide = (width / count) * 0.62;
  const arches = range(count).map((index) => {
    const left = x + ((index + 0.5) * width) / count - wide / 2;
    return path`M${left} ${base}v${-tall + wide / 2}q0 ${-wide / 2} ${wide / 2} ${-wide / 2}t${wide / 2} ${wide / 2}v${tall - wide / 2}z`;
  });
  canvas.fill(arches.join(''), paneOf(scene));
};

const FLOORS: Record<RowStyle['ground'], DrawFloor> = {
  shop: drawShop,
  door: drawDoor,
  stoop: drawStoop,
  porch: drawPorch,
  arcade: drawArcade,
};

export const drawGround: DrawFloor = (scene, style, house) => FLOORS[style.ground](scene, style, house);
