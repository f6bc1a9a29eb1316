import { mixColors, shiftColor } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';
import type { BackdropLayout, SkyLayout } from './backdrop-layout.ts';
import { drawDistantTown } from './distant-town.ts';
import { drawMesas } from './mesas.ts';
import { drawMountains } from './mountains.ts';
import { drawRidge } from './ridge.ts';

export const drawAlpine = (scene: Scene, layout: SkyLayout): void => {
  drawRanges(scene, layout, { far: 0.75, near: 0 });
};

export const drawSki = (scene: Scene, layout: SkyLayout): void => {
  drawRanges(scene, layout, { far: 1, near: 0.7 });
};

const drawRanges = (scene: Scene, { horizon }: SkyLayout, snow: { far: number; near: number }): void => {
  const { random, palette } = scene;
  const { rock, hill, tree } = palette.land;
  const height = random.between(170, 270);
  const peaks = random.integer(5, 8);
  drawMountains(scene, { foot: horizon - 20, height, depth: 0.5, rock, snow: snow.far, peaks });
  const foothills = {
    foot: horizon + 5,
    height: random.between(80, 130),
    depth: 0.3,
    snow: snow.near,
    peaks: 10,
  };
  drawMountains(scene, { ...foothills, rock: mixColors(rock, hill, 0.5) });
  drawRidge(scene, {
    foot: horizon - 4,
    height: 50,
    depth: 0.28,
    color: mixColors(tree, hill, 0.5),
    edge: 'conifer',
    treeSize: 0.8,
    light: 0.4,
  });
  drawRidge(scene, {
    foot: horizon + 18,
    height: 34,
    depth: 0.12,
    color: tree,
    edge: 'conifer',
    treeSize: 1.3,
    light: 0.3,
    below: 50,
    footHaze: 0.12,
  });
};

/** Old mountains, rounded and wooded up to their tops. */
const drawWoodedPeaks = (scene: Scene, horizon: number): void => {
  const { rock, hill } = scene.palette.land;
  const far = { foot: horizon - 60, height: 300, depth: 0.62, rock, peaks: 3, jaggedness: 0.35 };
  drawMountains(scene, far);
  drawMountains(scene, { ...far, height: 210, depth: 0.46, rock: mixColors(rock, hill, 0.5), peaks: 4 });
};

export const drawForest = (scene: Scene, { horizon, hasMountains }: BackdropLayout): void => {
  const { palette, random } = scene;
  const { rock, hill, tree, leaf } = palette.land;
  if (hasMountains) drawWoodedPeaks(scene, horizon);
  const isAutumn = palette.season === 'autumn';
  const rise = random.between(0.6, 1.3);
  drawRidge(scene, {
    foot: horizon - 90,
    height: 130 * rise,
    depth: 0.72,
    color: rock,
    roughness: 0.6,
    light: 0.6,
  });
  const middle = { foot: horizon - 50, height: 110 * rise, depth: 0.52, color: hill, roughness: 0.6 };
  drawRidge(scene, { ...middle, edge: 'conifer', treeSize: 0.6 });
  const edge = isAutumn || random.chance(0.3) ? 'leafy' : 'conifer';
  drawRidge(scene, {
    foot: horizon - 15,
    height: 90,
    depth: 0.32,
    color: hill,
    edge,
    treeSize: 0.95,
    light: 0.45,
  });
  drawRidge(scene, {
    foot: horizon + 18,
    height: 50,
    depth: 0.12,
    color: isAutumn ? mixColors(tree, leaf, 0.35) : tree,
    edge: 'conifer',
    treeSize: 1.7,
    light: 0.3,
    below: 60,
    footHaze: 0.12,
  });
};

export const drawDesert = (scene: Scene, { horizon }: SkyLayout): void => {
  const { canvas, palette, random } = scene;
  const { rock, hill, tree } = palette.land;
  if (random.chance(0.6)) {
    drawMesas(scene, {
      foot: horizon - 6,
      height: 90,
      depth: 0.62,
      rock: shiftColor(rock, { lightness: 0.02, chroma: 0.8 }),
    });
    drawMesas(scene, { foot: horizon + 8, height: random.between(130, 210), depth: 0.32, rock, count: 3 });
  } else {
    const violet = shiftColor(rock, { chroma: 0.7, hue: -20 });
    drawMountains(scene, {
      foot: horizon - 6,
      height: random.between(120, 190),
      depth: 0.55,
      peaks: 8,
      rock: violet,
    });
    drawMountains(scene, { foot: horizon + 8, height: 90, depth: 0.34, peaks: 8, rock });
  }
  drawRidge(scene, {
    foot: horizon + 12,
    height: 30,
    depth: 0.24,
    color: hill,
    roughness: 0.4,
    below: 60,
    footHaze: 0.05,
    light: 0.7,
  });
  const scrub = range(26).map(() => {
    const radius = random.integer(4, 10);
    return path`M${random.integer(0, WIDTH)} ${horizon + random.between(0, 24)}a${radius} ${radius * 0.8} 0 0 1 ${radius * 2} 0z`;
  });
  canvas.fill(scrub.join(''), palette.tone(tree, 0.3, 0.3));
};

export const drawPrairie = (scene: Scene, { horizon }: SkyLayout): void => {
  const { rock, hill, leaf } = scene.palette.land;
  drawRidge(scene, { foot: horizon - 20, height: 46, depth: 0.66, color: rock, roughness: 0.5, light: 0.6 });
  const wood = { foot: horizon - 2, height: 34, depth: 0.42, color: hill, roughness: 0.5 };
  drawRidge(scene, { ...wood, edge: 'leafy', treeSize: 0.45 });
  drawRidge(scene, {
    foot: horizon + 12,
    height: 22,
    depth: 0.22,
    color: leaf,
    roughness: 0.4,
    below: 50,
    light: 0.6,
  });
  if (scene.random.chance(0.4)) drawWindPump(scene, horizon);
};

const drawWindPump = ({ canvas, palette, random }: Scene, horizon: number): void => {
  const x = random.pick([140, 1060]) + random.integer(-50, 50);
  const foot = horizon + 14;
  const top = foot - 120;
  const paint = palette.tone('#5d6468', 0.4, 0.3);
  const tower = path`M${x - 20} ${foot}L${x} ${top}L${x + 20} ${foot}M${x - 13} ${foot - 40}h26M${x - 8} ${foot - 76}h16`;
  canvas.stroke(tower, { paint, width: 3 });
  const blades = range(12).map((index) => {
    const angle = (index / 12) * Math.PI * 2;
    return path`M${x} ${top}l${Math.cos(angle) * 27} ${Math.sin(angle) * 27}`;
  });
  canvas.stroke(blades.join(''), { paint, width: 5 });
  canvas.fill(path`M${x} ${top - 3}l42 -9v24l-42 -9z`, paint);
};

export const drawHills = (scene: Scene, { horizon }: SkyLayout): void => {
  const { canvas, palette, random } = scene;
  const { rock, hill, tree } = palette.land;
  drawRidge(scene, { foot: horizon - 60, height: 110, depth: 0.68, color: rock, roughness: 0.6 });
  drawRidge(scene, { foot: horizon - 30, height: 90, depth: 0.46, color: hill, roughness: 0.6, light: 0.6 });
  const near = {
    foot: horizon + 6,
    height: 80,
    depth: 0.26,
    color: hill,
    roughness: 0.5,
    light: 0.75,
    below: 60,
  };
  const heightAt = drawRidge(scene, near);
  const rows = range(16).map((index) => {
    const x = 20 + index * 46 + random.between(-8, 8);
    const y = heightAt(x);
    return path`M${x} ${y + 8}q${20 + index} 26 ${index * 4 - 10} ${horizon + 30 - y}`;
  });
  canvas.stroke(rows.join(''), { paint: palette.tone(tree, 0.4, 0.3), width: 4, opacity: 0.5 });
  const cypresses = range(7).map(() => {
    const x = random.between(700, 1180);
    const height = random.between(26, 52);
    return path`M${x} ${heightAt(x) + 6}q-7 ${-height * 0.4} 0 ${-height}q7 ${height * 0.6} 0 ${height}z`;
  });
  canvas.fill(cypresses.join(''), palette.tone(tree, 0.25, 0.22));
};

export const drawSouth = (scene: Scene, { horizon }: SkyLayout): void => {
  const { rock, hill, tree } = scene.palette.land;
  drawRidge(scene, {
    foot: horizon - 30,
    height: 50,
    depth: 0.68,
    color: rock,
    edge: 'leafy',
    treeSize: 0.7,
  });
  drawRidge(scene, { foot: horizon, height: 44, depth: 0.42, color: hill, edge: 'leafy', treeSize: 1.1 });
  drawRidge(scene, {
    foot: horizon + 16,
    height: 36,
    depth: 0.2,
    color: tree,
    edge: 'leafy',
    treeSize: 1.6,
    light: 0.35,
    below: 60,
    footHaze: 0.1,
  });
};

export const drawCity = (scene: Scene, { horizon }: SkyLayout): void => {
  drawDistantTown(scene, { foot: horizon, heightFactor: scene.random.between(0.75, 1.2) });
  drawStreetTrees(scene, horizon);
};

const ROOFS = ['#8a6a5a', '#6f6a68', '#9a7a66', '#7d7f80'];

/** Roofs and a steeple among trees: a town has no towers. */
export const drawTown = (scene: Scene, layout: SkyLayout): void => {
  const { canvas, palette, random } = scene;
  const { horizon } = layout;
  if (palette.region === 'alpine') drawRanges(scene, layout, { far: 0.75, near: 0 });
  else if (palette.region === 'desert') drawDesert(scene, layout);
  else
    drawRidge(scene, {
      foot: horizon - 16,
      height: 70,
      depth: 0.66,
      color: palette.land.rock,
      edge: 'leafy',
      treeSize: 0.6,
    });
  const roof = random.pick(ROOFS);
  let walls = '';
  let roofs = '';
  for (let x = random.integer(-30, 20); x < WIDTH; x += random.integer(70, 150)) {
    const [width, height] = [random.integer(44, 72), random.integer(18, 30)];
    walls += path`M${x} ${horizon + 8}v${-height}h${width}v${height}z`;
    roofs += path`M${x - 5} ${horizon + 8 - height}l${width / 2 + 5} ${-random.integer(16, 28)}l${width / 2 + 5} ${random.integer(16, 28)}z`;
  }
  canvas.fill(walls, palette.tone('#d6cab8', 0.6, 0.45));
  canvas.fill(roofs, palette.tone(roof, 0.5, 0.4));
  const x = random.pick([190, 380, 860, 1020]);
  canvas.fill(path`M${x} ${horizon + 8}v-58l11 -52l11 52v58z`, palette.tone('#e3dccd', 0.7, 0.4));
  drawStreetTrees(scene, horizon);
};

export const drawSuburb = (scene: Scene, { horizon }: SkyLayout): void => {
  const { random, palette } = scene;
  const { rock } = palette.land;
  drawRidge(scene, { foot: horizon - 20, height: 60, depth: 0.7, color: rock, roughness: 0.5 });
  drawDistantTown(scene, { foot: horizon, heightFactor: random.between(0.35, 0.5) });
  drawStreetTrees(scene, horizon);
};

const drawStreetTrees = (scene: Scene, horizon: number): void => {
  const { leaf, tree } = scene.palette.land;
  drawRidge(scene, {
    foot: horizon + 10,
    height: 22,
    depth: 0.25,
    color: mixColors(leaf, tree, 0.5),
    edge: 'leafy',
    treeSize: 0.95,
    light: 0.35,
    below: 60,
    footHaze: 0.1,
  });
};
