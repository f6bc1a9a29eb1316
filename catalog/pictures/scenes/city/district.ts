import { darker } from '../../drawing/color.ts';
import type { StrokeStyle } from '../../drawing/svg-writer.ts';
import type { Scene } from '../scene.ts';
import { addTower, emptyTowerPaths, type TowerPaths, type TowerStyle } from './tower.ts';

interface District {
  base: number;
  depth: number;
  colors: readonly [string, string, string];
  height: number;
  widths: readonly [number, number];
  center: number;
  spread: number;
  styles: readonly TowerStyle[];
  /** share of the height that does not increase toward the center */
  evenShare?: number;
  hasWindows?: boolean;
}

/** A row of towers that are highest near its center. */
export const drawDistrict = (scene: Scene, district: District): void => {
  const { canvas, random, sun } = scene;
  const { base, height, center, spread, evenShare = 0.3 } = district;
  const widening = canvas.detail > 0.9 ? 1 : canvas.detail > 0.2 ? 1.3 : 1.9;
  const groups = district.colors.map((color) => ({ color, paths: emptyTowerPaths() }));
  let turn = random.integer(0, 2);
  for (let x = -40; x < 1240; ) {
    const width = random.between(...district.widths) * widening;
    const centerFactor = Math.exp(-(((x + width / 2 - center) / spread) ** 2));
    const share =
      evenShare * random.between(0.5, 1.1) + (1 - evenShare) * centerFactor * random.between(0.45, 1.08);
    const tall = Math.max(height * share, 34);
    const style = tall > height * 0.42 ? random.pick(district.styles) : 'box';
    const { paths } = groups[turn++ % 3] as (typeof groups)[number];
    addTower({ paths, random, sun }, { x, width, height: tall, base, style });
    x += width + (random.chance(0.25) ? random.between(6, 30) : random.between(-3, 4));
  }
  for (const { color, paths } of groups) paintTowers(scene, district, { color, paths });
};

const paintTowers = (
  scene: Scene,
  district: District,
  { color, paths }: { color: string; paths: TowerPaths },
): void => {
  const { canvas, palette } = scene;
  const { base, height, depth, hasWindows = true } = district;
  const stops = [palette.tone(color, 0.85, depth), palette.tone(color, 0.65, Math.min(0.9, depth + 0.16))];
  canvas.fill(paths.bodies, canvas.verticalGradient(base - height, base, stops));
  canvas.fill(paths.shades, palette.tone(darker(color, 0.14), 0, depth), 0.5);
  canvas.stroke(paths.masts, { paint: palette.tone(color, 0.5, depth), width: 3 });
  if (!hasWindows || (canvas.detail < 0.2 && depth > 0.2)) return;
  for (const [index, styles] of windowStyles(scene, depth).entries())
    canvas.strokeWithStyles(paths.windows[index] as string, styles);
};

/** Each column of windows is a dashed stroke; lit windows are a second, sparser stroke on top. */
const windowStyles = ({ palette, random }: Scene, depth: number): StrokeStyle[][] => {
  const isEvening = palette.lampShare > 0.4;
  const pane: StrokeStyle = {
    paint: palette.tone(isEvening ? '#22324a' : '#35506a', isEvening ? 0.3 : 0.5, depth),
    width: 7,
    dash: '6 7',
    opacity: isEvening ? 0.45 : 0.36,
  };
  const dash = random.pick(['6 20 6 33 6 7', '6 7 6 46 6 20', '6 33 6 7 6 7 6 59']);
  const lit = { paint: palette.lamp, width: 6, dash, opacity: 0.9 - depth * 0.5 };
  if (!isEvening)
    return [[pane], [pane, { paint: '#fff', width: 6, dash: '6 59 6 33', opacity: 0.35 }], [pane]];
  return [
    [pane, lit],
    [pane, { ...lit, paint: palette.lampCore, dash: '6 46 6 72 6 20' }],
    [pane, { ...lit, dashOffset: 39 }],
  ];
};
