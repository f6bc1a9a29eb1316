import type { Flora } from '../../../facts/land.ts';
import { darker } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { ellipsePath, path } from '../../drawing/path.ts';
import type { CitySetting } from '../../plans/picture-plan.ts';
import { drawSailboat } from '../land/backdrops-water.ts';
import { drawBroadleaf } from '../plants/broadleaf.ts';
import { FLORA_DRAWINGS } from '../plants/flora.ts';
import { drawPalm } from '../plants/palm.ts';
import { drawShrub } from '../plants/undergrowth.ts';
import type { Scene } from '../scene.ts';

/** A beach with parasols and, where they grow, palms in front of the water. */
export const drawCityBeach = (scene: Scene, flora: Flora): void => {
  const { canvas, palette, random } = scene;
  const { sand } = palette.land;
  const paint = canvas.verticalGradient(650, 800, [palette.tone(sand, 0.95), palette.tone(sand, 0.5)]);
  canvas.fill('M0 806V690q260-50 620-6t580-34V806z', paint);
  canvas.fill('M0 690q260-50 620-6t580-34v10q-220 72-580 36T0 704z', '#fff', 0.5);
  for (const [x, height] of [
    [90, 420],
    [190, 330],
    [1100, 380],
  ] as const) {
    if (flora === 'palm' && random.chance(0.8))
      drawPalm(scene, { at: [x + random.integer(-30, 30), 800], height });
  }
  for (const _ of range(4)) drawBeachParasol(scene);
};

const drawBeachParasol = ({ canvas, palette, random, sun }: Scene): void => {
  const [x, y, r] = [random.integer(330, 980), random.integer(716, 770), random.integer(26, 40)];
  const color = random.pick(['#e0704f', '#e8b04a', '#f6efe2', '#2f8f95']);
  canvas.fill(ellipsePath([x - sun * 16, y + 2], r, 5), palette.tone('#5a4a3a', 0.1), 0.25);
  canvas.stroke(path`M${x} ${y}v${-r * 1.2}`, { paint: palette.tone('#7a5a44', 0.5), width: 4 });
  const canopy = path`M${x - r} ${y - r * 0.9}q${r} ${-r * 1.1} ${2 * r} 0q${-r} ${r * 0.2} ${-2 * r} 0z`;
  canvas.fill(canopy, palette.tone(color, 0.95));
};

/** A wooded bank on one side, sometimes with a boat. */
export const drawCityBank = (scene: Scene, setting: CitySetting): void => {
  const { canvas, palette, random, sun } = scene;
  const edge = sun < 0 ? 1200 : 0;
  const paint = palette.tone(darker(palette.land.ground, 0.1), 0.2);
  canvas.fill(
    path`M${edge} 806V${random.integer(690, 720)}q${sun * 150} -6 ${sun * 290} 46t${sun * 330} 66z`,
    paint,
  );
  for (const index of range(3)) {
    const x = edge + sun * (50 + index * 100 + random.between(-20, 20));
    drawBroadleaf(scene, { at: [x, 745 + index * 14], height: random.between(150, 240) - index * 36 });
  }
  if (setting === 'river' && random.chance(0.6)) return;
  const y = random.integer(630, 690);
  const at = [random.integer(420, 720), y] as const;
  drawSailboat(scene, { at, scale: 1 + (y - 600) / 160, depth: 0, hull: palette.land.accent });
};

/** A meadow with a winding path to the town. */
export const drawCityPark = (
  scene: Scene,
  { setting, flora = 'broadleaf' }: { setting: CitySetting; flora?: Flora | undefined },
  base: number,
): void => {
  const { canvas, palette, random } = scene;
  const { ground, tree } = palette.land;
  const stops = [palette.tone(ground, 0.85, 0.2), palette.tone(darker(ground, 0.06), 0.35)];
  canvas.rectangle([0, base, 1200, 806 - base], canvas.verticalGradient(base, 806, stops));
  const swell = path`M0 ${base + 40}q420-30 720 10t480-16V${base + 60}q-260 20-520 4T0 ${base + 74}z`;
  canvas.fill(swell, palette.tone(darker(ground, 0.07), 0.4), 0.5);
  const x = random.integer(420, 760);
  const way = path`M${x - 6} ${base + 2}C${x - 30} ${base + 60} ${x + 70} ${base + 90} ${x - 130} 806H${x + 170}C${x + 160} ${base + 100} ${x - 10} ${base + 60} ${x + 6} ${base + 2}z`;
  canvas.fill(way, palette.tone(setting === 'desert' ? '#ead2ab' : '#d9cdb6', 0.85));
  for (const [at, y, height] of [
    [330, 664, 84],
    [900, 668, 96],
    [200, 680, 120],
    [1020, 690, 150],
    [60, 700, 190],
    [1150, 720, 230],
  ] as const) {
    FLORA_DRAWINGS[flora](scene, {
      at: [at + random.integer(-24, 24), y],
      height: height * random.between(0.85, 1.15),
    });
  }
  for (const _ of range(4)) {
    drawShrub(scene, {
      at: [random.integer(60, 1140), random.integer(720, 790)],
      width: random.integer(70, 130),
      color: tree,
    });
  }
};
