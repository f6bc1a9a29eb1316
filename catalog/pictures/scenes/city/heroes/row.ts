import { darker } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import { drawGround } from './ground-floors.ts';
import type { House } from './house.ts';
import type { RowStyle } from './row-styles.ts';
import { drawTop } from './row-tops.ts';

export interface Row {
  style: RowStyle;
  base: number;
  from?: number;
  to?: number;
  /** how much the street falls from left to right, per unit */
  slope?: number;
}

/** Houses side by side along a street. */
export const drawRow = (scene: Scene, { style, base, from = -34, to = 1230, slope = 0 }: Row): void => {
  const { random } = scene;
  const start = random.integer(0, style.colors.length - 1);
  const widening = scene.canvas.detail > 0.9 ? 1 : scene.canvas.detail > 0.6 ? 1.2 : 1.5;
  let x = from;
  for (let count = 0; x < to; count++) {
    const width = Math.round(random.between(...style.widths) * widening);
    const floors = random.integer(...style.floors);
    const street = Math.round(base + slope * (x + width / 2 - 600));
    const house: House = {
      x,
      width,
      floors,
      base: street,
      top: street - floors * style.floor,
      color: style.colors[(start + count) % style.colors.length] as string,
      accent: random.pick(style.accents),
    };
    drawHouse(scene, style, house);
    x += width + (style.gap ? random.integer(4, style.gap) : 0);
  }
};

const drawHouse = (scene: Scene, style: RowStyle, house: House): void => {
  const { canvas, palette, sun } = scene;
  const { x, width, base, top, color } = house;
  canvas.rectangle([x, top, width, base - top + 4], palette.tone(color, 0.88, 0.03));
  drawTop(scene, style, house);
  const edge = Math.round(width * 0.1);
  canvas.rectangle([sun < 0 ? x + width - edge : x, top, edge, base - top], palette.tone('#20242c', 0), 0.16);
  for (const floor of range(house.floors)) {
    if (floor > 0) drawWindows(scene, style, { house, floor });
  }
  drawGround(scene, style, house);
  if (style.balconies) drawBalconies(scene, style, house);
};

interface Floor {
  house: House;
  floor: number;
}

const drawWindows = (scene: Scene, style: RowStyle, { house, floor }: Floor): void => {
  const { canvas, palette, random } = scene;
  const { x, width, base, accent } = house;
  const bottom = base - floor * style.floor - style.floor * 0.2;
  const tall = style.floor * 0.54;
  if (style.windows === 'bay') {
    drawBay(scene, style, { house, floor });
    return;
  }
  if (style.windows === 'band') {
    const y = bottom - tall * 0.8;
    const pane = rectanglePath([x + 12, y, width * 0.3, tall * 0.72]);
    const other = rectanglePath([x + width * 0.7 - 12, y, width * 0.3, tall * 0.72]);
    canvas.fill(pane + other, paneColor(scene));
    canvas.rectangle([x + 6, y - 9, width - 12, 5], palette.tone(accent, 0.9));
    return;
  }
  const count = Math.max(
    2,
    Math.round(width / (style.windows === 'small' ? 66 : 48)) - (canvas.detail < 0.9 ? 1 : 0),
  );
  const wide = style.windows === 'small' ? 24 : 20;
  let dark = '';
  let lit = '';
  let frames = '';
  let shutters = '';
  for (const index of range(count)) {
    const left = Math.round(x + ((index + 0.5) * width) / count - wide / 2);
    const head = style.windows === 'arched' ? `q${wide / 2}-14 ${wide} 0` : `h${wide}`;
    const pane = path`M${left} ${bottom}v${-tall}${head}v${tall}z`;
    frames += path`M${left - 3} ${bottom + 3}v${-tall - 6}h${wide + 6}v${tall + 6}z`;
    if (palette.lampShare * 0.8 > random.next()) lit += pane;
    else dark += pane;
    if (style.windows === 'shutters')
      shutters += path`M${left - 11} ${bottom}v${-tall}h8v${tall}zM${left + wide + 3} ${bottom}v${-tall}h8v${tall}z`;
  }
  if (canvas.detail > 0.6) canvas.fill(frames, palette.tone(style.trim, 0.9));
  canvas.fill(shutters, palette.tone(accent, 0.6));
  canvas.fill(dark, palette.tone('#4a6272', 0.5));
  canvas.fill(lit, palette.lamp);
};

const paneColor = ({ palette, random }: Scene): string =>
  palette.lampShare * 0.8 > random.next() ? palette.lamp : palette.tone('#4a6272', 0.5);

/** Three panes that stand out of the wall. */
const drawBay = (scene: Scene, style: RowStyle, { house, floor }: Floor): void => {
  const { canvas, palette } = scene;
  const { x, width, base, color } = house;
  const bottom = base - floor * style.floor - 6;
  const tall = style.floor - 12;
  const [left, wide] = [x + width * 0.2, width * 0.6];
  canvas.fill(
    path`M${left - 8} ${bottom}l8 ${-6}v${-tall + 6}l${-8} -6h${wide + 16}l-8 6v${tall - 6}l8 6z`,
    palette.tone(style.trim, 0.85),
  );
  const panes = [0, 0.27, 0.76].map((share, index) =>
    rectanglePath([
      left + wide * share + 5,
      bottom - tall * 0.82,
      wide * (index === 1 ? 0.46 : 0.2) - 5,
      tall * 0.62,
    ]),
  );
  canvas.fill(panes.join(''), paneColor(scene));
  if (canvas.detail < 0.9) return;
  canvas.rectangle([left, bottom - tall * 0.14, wide, tall * 0.1], palette.tone(darker(color, 0.06), 0.6));
};

/** Railings and posts before the upper floors. */
const drawBalconies = ({ canvas, palette }: Scene, style: RowStyle, house: House): void => {
  const { x, width, base, floors, top } = house;
  const isIron = style.balconies === 'iron';
  const paint = palette.tone(isIron ? '#20282a' : style.trim, isIron ? 0.2 : 0.8);
  for (const floor of range(floors - 1)) {
    const y = base - (floor + 1) * style.floor;
    canvas.rectangle([x - 5, y - 5, width + 10, 7], paint);
    canvas.stroke(path`M${x - 3} ${y - 15}h${width + 6}`, {
      paint,
      width: 20,
      dash: isIron ? '2 4' : '3 6',
      opacity: 0.9,
    });
    canvas.rectangle([x - 4, y - 29, width + 8, 4], paint);
  }
  const posts = range(4).map((index) =>
    rectanglePath([x + (index * (width - 4)) / 3, isIron ? top + style.floor * 0.2 : top, 4, base - top]),
  );
  canvas.fill(posts.join(''), paint);
};
