import { lighter } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { path, rectanglePath, roughPath } from '../../drawing/path.ts';
import { drawBroadleaf } from '../plants/broadleaf.ts';
import type { Scene } from '../scene.ts';

const AWNINGS = ['#a8402f', '#2f6f6a', '#c9953f', '#3f5578'];

interface Shop {
  x: number;
  width: number;
  height: number;
  base: number;
  color: string;
}

/** A small town's main street: two- and three-story shops, awnings, trees. */
export const drawMainStreet = (scene: Scene, base: number, colors: readonly string[]): void => {
  const { random } = scene;
  const paints = [...colors, '#d9c9b0', '#8fa3a8', '#c9b08a'];
  for (let x = -30; x < 1230; ) {
    const shop: Shop = {
      x,
      base,
      width: random.between(84, 150),
      height: random.between(92, 156),
      color: random.pick(paints),
    };
    drawShop(scene, shop);
    x += shop.width + (random.chance(0.18) ? random.between(20, 50) : 0);
  }
  for (const index of range(6)) {
    drawBroadleaf(scene, {
      at: [90 + index * 205 + random.between(-40, 40), base + 6],
      height: random.between(74, 110),
    });
  }
};

const drawShop = (scene: Scene, shop: Shop): void => {
  const { canvas, palette, random, sun } = scene;
  const { x, width, height, base, color } = shop;
  const y = base - height;
  canvas.fill(path`M${x} ${y}h${width}v${height}h${-width}z`, palette.tone(color, 0.8, 0.08));
  drawShopTop(scene, shop);
  let dark = '';
  let lit = '';
  const columns = width > 118 ? 3 : 2;
  for (const floor of range(height > 126 ? 2 : 1)) {
    for (const column of range(columns)) {
      const pane = path`M${x + ((column + 0.5) * width) / columns - 10} ${y + 18 + floor * 38}h20v26h-20z`;
      if (palette.lampShare * 0.8 > random.next()) lit += pane;
      else dark += pane;
    }
  }
  const shopWindow = rectanglePath([Math.round(x + 10), base - 42, Math.round(width - 20), 36]);
  if (palette.lampShare >= 0.35) lit += shopWindow;
  else dark += shopWindow;
  canvas.fill(dark, palette.tone('#47606f', 0.5, 0.08));
  canvas.fill(lit, palette.lamp);
  const awning = path`M${x + 6} ${base - 52}h${width - 12}l4 16h${-(width - 4)}z`;
  canvas.fill(awning, palette.tone(random.pick(AWNINGS), 0.8));
  canvas.fill(path`M${sun < 0 ? x + width - 12 : x} ${y}h12v${height}h-12z`, palette.tone('#20242c', 0), 0.2);
};

const drawShopTop = ({ canvas, palette, random }: Scene, { x, width, height, base, color }: Shop): void => {
  const y = base - height;
  const style = random.pick(['cornice', 'stepped', 'gable'] as const);
  const top = {
    cornice: path`M${x - 3} ${y - 10}h${width + 6}v14h${-width - 6}z`,
    stepped: roughPath([
      [x, y],
      [x, y - 8],
      [x + width * 0.3, y - 8],
      [x + width * 0.36, y - 22],
      [x + width * 0.64, y - 22],
      [x + width * 0.7, y - 8],
      [x + width, y - 8],
      [x + width, y],
    ]),
    gable: path`M${x - 4} ${y + 2}L${x + width / 2} ${y - 40}L${x + width + 4} ${y + 2}z`,
  }[style];
  canvas.fill(top, palette.tone(style === 'gable' ? '#6a5a54' : lighter(color, 0.07), 0.7, 0.08));
};
