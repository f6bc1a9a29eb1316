import { clamp, range } from '../../drawing/numbers.ts';
import { type Point, path, roughPath } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';
import type { BackdropLayout } from './backdrop-layout.ts';
import { drawMountains } from './mountains.ts';
import { drawRidge } from './ridge.ts';
import { drawWater } from './water.ts';

export const drawLake = (scene: Scene, { horizon, sunAt, waterBottom }: BackdropLayout): void => {
  const { canvas, palette, random } = scene;
  const { rock, hill, tree } = palette.land;
  const shore = horizon - 18;
  canvas.grouped('id="far-shore"', () => {
    const height = random.between(120, 215);
    if (random.chance(0.7)) {
      const snow = random.chance(0.6) ? 0.6 : 0;
      drawMountains(scene, { foot: horizon - 26, height, depth: 0.5, rock, snow, peaks: 7 });
    } else {
      drawRidge(scene, { foot: horizon - 40, height: height * 0.7, depth: 0.66, color: rock, below: 22 });
    }
    const wood = { edge: 'conifer', light: 0.4 } as const;
    drawRidge(scene, {
      ...wood,
      foot: horizon - 22,
      height: 56,
      depth: 0.32,
      color: hill,
      treeSize: 0.8,
      below: 4,
    });
    drawRidge(scene, {
      ...wood,
      foot: shore,
      height: 22,
      depth: 0.16,
      color: tree,
      treeSize: 1.1,
      light: 0.3,
      below: 0,
    });
  });
  drawWater(scene, {
    top: shore,
    bottom: waterBottom ?? horizon + 150,
    sunX: sunAt[0],
    reflects: 'far-shore',
  });
};

export const drawCoast = (scene: Scene, layout: BackdropLayout): void => {
  const seaLine = layout.horizon - 70;
  const { rock } = scene.palette.land;
  drawRidge(scene, { foot: seaLine, height: 70, depth: 0.6, color: rock, roughness: 0.9, below: 2 });
  drawSea(scene, layout);
  drawHeadland(scene, seaLine);
  drawOptionalSailboat(scene, layout);
};

export const drawShore = (scene: Scene, layout: BackdropLayout): void => {
  const { random, palette } = scene;
  const seaLine = layout.horizon - 70;
  if (random.chance(0.5))
    drawRidge(scene, { foot: seaLine, height: 26, depth: 0.6, color: palette.land.hill, below: 2 });
  drawSea(scene, layout);
  if (random.chance(0.35)) drawPier(scene, seaLine);
  drawOptionalSailboat(scene, layout);
};

export const drawTropics = (scene: Scene, layout: BackdropLayout): void => {
  const { random, palette } = scene;
  const height = random.between(80, 170);
  const island = { foot: layout.horizon - 68, height, depth: 0.5, peaks: 6, rock: palette.land.rock };
  drawMountains(scene, { ...island, jaggedness: 0.7 });
  drawSea(scene, layout);
  drawOptionalSailboat(scene, layout);
};

const drawSea = (scene: Scene, { horizon, sunAt, waterBottom }: BackdropLayout): void => {
  drawWater(scene, { top: horizon - 70, bottom: waterBottom ?? horizon + 60, sunX: sunAt[0], isCalm: false });
};

/** Cliffs on the side away from the sun, with sea stacks in front. */
const drawHeadland = ({ canvas, palette, random, sun }: Scene, seaLine: number): void => {
  const { hill, rock } = palette.land;
  const start = sun < 0 ? WIDTH : 0;
  const cliff: Point[] = [
    [start, seaLine + 60],
    [start, seaLine - 120],
  ];
  let [x, y] = [start, seaLine - 118];
  for (const _ of range(7)) {
    x += sun * random.between(20, 55);
    y += random.between(4, 22);
    cliff.push([x, y]);
  }
  cliff.push([x + sun * 12, y + 40], [x + sun * 4, seaLine + 40], [x + sun * 34, seaLine + 52]);
  const stops = [palette.tone(hill, 0.5, 0.25), palette.tone(rock, 0.3, 0.3)];
  canvas.fill(roughPath(cliff), canvas.verticalGradient(seaLine - 110, seaLine + 50, stops));
  const stacks = range(random.integer(1, 3)).map(() => {
    const at = x + sun * random.between(40, 150);
    const [width, height] = [random.between(12, 30), random.between(20, 66)];
    const foot = seaLine + 40;
    return roughPath([
      [at - width, foot],
      [at - width * 0.6, foot - height * 0.8],
      [at, foot - height],
      [at + width * 0.5, foot - height * 0.7],
      [at + width, foot],
    ]);
  });
  canvas.fill(stacks.join(''), palette.tone(rock, 0.25, 0.32));
};

/** A wooden pier extending into the sea. */
const drawPier = ({ canvas, palette, random, sun }: Scene, seaLine: number): void => {
  const start = sun < 0 ? WIDTH : 0;
  const end = start + sun * random.between(260, 420);
  const paint = palette.tone('#6d5a4c', 0.3, 0.35);
  canvas.stroke(path`M${start} ${seaLine + 8}L${end} ${seaLine - 2}`, { paint, width: 7 });
  const piles = range(9).map((index) => {
    const share = (index + 0.5) / 9;
    return path`M${start + (end - start) * share} ${seaLine + 8 - share * 8}v${34 - share * 20}`;
  });
  canvas.stroke(piles.join(''), { paint, width: 4 });
  canvas.fill(path`M${end - 24} ${seaLine - 4}v-20l24 -14l24 14v20z`, palette.tone('#a8604a', 0.5, 0.3));
};

const drawOptionalSailboat = (scene: Scene, { horizon, sunAt }: BackdropLayout): void => {
  const { random } = scene;
  if (!random.chance(0.4)) return;
  const x = clamp(sunAt[0] + random.between(-260, 260), 60, 1140);
  drawSailboat(scene, { at: [x, horizon - 64], scale: random.between(0.6, 1), depth: 0.15 });
};

interface Boat {
  at: Point;
  scale: number;
  depth: number;
  hull?: string;
}

export const drawSailboat = ({ canvas, palette }: Scene, { at: [x, y], scale, depth, hull }: Boat): void => {
  const mainsail = path`M${x} ${y - 2}l${-26 * scale} ${-4 * scale}l${26 * scale} ${-58 * scale}z`;
  const jib = path`M${x + 4 * scale} ${y - 4}v${-46 * scale}l${17 * scale} ${42 * scale}z`;
  canvas.fill(mainsail + jib, palette.tone('#ffffff', 0.95, depth));
  const side = path`M${x - 26 * scale} ${y}h${50 * scale}l${-8 * scale} ${10 * scale}h${-32 * scale}z`;
  canvas.fill(side, palette.tone(hull ?? '#5a4a48', 0.4, depth));
};
