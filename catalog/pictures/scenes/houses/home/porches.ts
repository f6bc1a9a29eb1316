import { buildBlock } from '../../../drawing/block.ts';
import { darker } from '../../../drawing/color.ts';
import { buildGable } from '../../../drawing/gable.ts';
import { range } from '../../../drawing/numbers.ts';
import type { Point3 } from '../../../drawing/perspective.ts';
import type { HouseScene } from '../house.ts';
import { buildPost, buildStairs, drawRailings, type Railing } from '../house-parts.ts';
import type { HomeDesign, Porch } from './home-design.ts';

/** How far a porch stands out, in meters. */
export const PORCH_DEPTHS: Record<Porch, number> = {
  none: 0.4,
  stoop: 1.2,
  entry: 1.8,
  gable: 2.6,
  full: 2.4,
  double: 2.4,
  deck: 2.6,
};

interface Stretch {
  left: number;
  right: number;
}

/** The part of the front that is not behind a wing. */
const freeFront = ({ size: [width], ell }: HomeDesign): Stretch => {
  const wing = Math.min(5.4, width * 0.4);
  return { left: ell === 'left' ? wing : 0, right: ell === 'right' ? width - wing : width };
};

const doorOf = ({ size: [width], bays, door }: HomeDesign): number => (width / bays) * (door + 0.5);

const drawFloor = (
  { stage }: HouseScene,
  { left, right }: Stretch,
  [depth, height]: readonly [number, number],
): void => {
  const boards = { all: '#a49484', top: '#cbb795', front: '#9a8878', isFlat: true } as const;
  const thickness = height > 1.5 ? 0.25 : height;
  buildBlock(stage, [left, height - thickness, -depth, right - left, thickness, depth], boards);
};

/** A roof that leans against the wall, on posts. */
const drawLeanTo = (
  scene: HouseScene,
  { left, right }: Stretch,
  { depth, top, isUnderEaves = false }: { depth: number; top: number; isUnderEaves?: boolean },
): void => {
  const { stage, palette, paints } = scene;
  // under the eaves of the house, its roof hides the ends
  const [aside, rise] = isUnderEaves ? [0, 0.25] : [0.3, 0.8];
  const level = (y: number, z: number): [Point3, Point3] => [
    [left - aside, y, z],
    [right + aside, y, z],
  ];
  const sheet = (front: [Point3, Point3], back: [Point3, Point3]): Point3[] => [...front, back[1], back[0]];
  const dark = palette.tone(darker(paints.wall, 0.25), 0.05);
  stage.polygon(sheet(level(top, -depth - 0.2), level(top + 0.05, 0)), dark, 0.85);
  stage.polygon(sheet(level(top, -depth - 0.2), level(top + rise, 0)), palette.tone(paints.roof, 0.8));
  stage.polygon(
    sheet(level(top - 0.2, -depth - 0.2), level(top, -depth - 0.2)),
    palette.tone(paints.trim, 0.75),
  );
};

const railingsOf = (
  { left, right }: Stretch,
  { y, z, door, color }: { y: number; z: number; door: number; color: string },
): Railing[] =>
  (
    [
      [left + 0.1, door - 1],
      [door + 1, right - 0.1],
    ] as const
  )
    .filter(([from, to]) => to - from > 0.8)
    .map(([from, to]) => ({
      from: [from, y, z],
      to: [to, y, z],
      bars: Math.round((to - from) / 0.4),
      height: 0.9,
      color,
    }));

const drawStairs = (
  scene: HouseScene,
  { door, depth, height }: { door: number; depth: number; height: number },
): void => {
  const count = height > 1.5 ? 8 : Math.max(2, Math.round(height / 0.2));
  buildStairs(scene, { x: door - 0.8, width: 1.6, z: -depth, height, count, tread: 0.32, color: '#bcab98' });
};

const drawFullPorch = (scene: HouseScene, design: HomeDesign): void => {
  const { paints } = scene;
  const { base, storyHeight } = design;
  const stretch = freeFront(design);
  const depth = PORCH_DEPTHS.full;
  const door = doorOf(design);
  drawFloor(scene, stretch, [depth, base]);
  const top = base + storyHeight - 0.35;
  const count = Math.max(3, Math.round((stretch.right - stretch.left) / 2.6));
  for (const index of range(count + 1)) {
    const x = stretch.left + 0.15 + ((stretch.right - stretch.left - 0.3) * index) / count;
    buildPost(scene, { x, z: -depth + 0.2, from: base, to: top, width: 0.2, color: paints.trim });
  }
  if (design.porch === 'double') {
    const upper = base + storyHeight;
    drawFloor(scene, stretch, [depth, upper]);
    for (const index of range(count + 1)) {
      const x = stretch.left + 0.15 + ((stretch.right - stretch.left - 0.3) * index) / count;
      buildPost(scene, {
        x,
        z: -depth + 0.2,
        from: upper,
        to: upper + storyHeight - 0.3,
        width: 0.2,
        color: paints.trim,
      });
    }
    drawLeanTo(scene, stretch, { depth, top: upper + storyHeight - 0.35, isUnderEaves: true });
    const rail = { bars: scene.canvas.detail > 0.6 ? 24 : 10, height: 0.9, color: paints.trim };
    drawRailings(scene, [
      { from: [stretch.left, upper, -depth + 0.1], to: [stretch.right, upper, -depth + 0.1], ...rail },
    ]);
  } else drawLeanTo(scene, stretch, { depth, top });
  if (base > 0.5)
    drawRailings(scene, railingsOf(stretch, { y: base, z: -depth + 0.1, door, color: paints.trim }));
  drawStairs(scene, { door, depth, height: base });
};

/** A small roof with a gable above the door, on two posts. */
const drawGabledPorch = (scene: HouseScene, design: HomeDesign, half: number): void => {
  const { stage, paints, palette } = scene;
  const door = doorOf(design);
  const depth = PORCH_DEPTHS[design.porch];
  const stretch = { left: door - half, right: door + half };
  drawFloor(scene, stretch, [depth, design.base]);
  const top = design.base + 2.55;
  for (const x of [stretch.left + 0.15, stretch.right - 0.15])
    buildPost(scene, {
      x,
      z: -depth + 0.25,
      from: design.base,
      to: top,
      width: half > 2 ? 0.42 : 0.24,
      color: paints.trim,
    });
  const gable = buildGable(stage, {
    body: [stretch.left, top, -depth + 0.1, half * 2, 0.3, depth],
    rise: half * 0.62,
    wall: half > 2 ? paints.wall : paints.trim,
    roof: paints.roof,
    eaves: 0.3,
    overhang: 0.25,
    trim: palette.land.hasSnow ? '#f7fafc' : paints.trim,
  });
  gable.drawRoof();
  drawStairs(scene, { door, depth, height: design.base });
};

const drawDeckPorch = (scene: HouseScene, design: HomeDesign): void => {
  const stretch = freeFront(design);
  const depth = PORCH_DEPTHS.deck;
  const door = doorOf(design);
  drawFloor(scene, stretch, [depth, design.base]);
  const color = design.base > 1.5 ? scene.paints.trim : '#8d7660';
  drawRailings(scene, railingsOf(stretch, { y: design.base, z: -depth + 0.1, door, color }));
  if (design.base > 1.5)
    for (const x of [stretch.left + 0.2, (stretch.left + stretch.right) / 2 + 1.2, stretch.right - 0.2])
      buildPost(scene, { x, z: -depth + 0.2, from: 0, to: design.base - 0.2, width: 0.24, color: '#a08a72' });
  drawStairs(scene, { door, depth, height: design.base });
};

export const drawPorch = (scene: HouseScene, design: HomeDesign): void => {
  const { porch, base } = design;
  if (porch === 'full' || porch === 'double') drawFullPorch(scene, design);
  else if (porch === 'entry') drawGabledPorch(scene, design, 1.35);
  else if (porch === 'gable') drawGabledPorch(scene, design, 2.9);
  else if (porch === 'deck') drawDeckPorch(scene, design);
  else if (porch === 'stoop') {
    const door = doorOf(design);
    const { stage, paints } = scene;
    drawStairs(scene, { door, depth: 0.6, height: base });
    buildBlock(stage, [door - 0.8, 0, -0.6, 1.6, base, 0.6], '#bcab98');
    buildBlock(stage, [door - 0.95, base + 2.4, -0.9, 1.9, 0.14, 0.9], paints.trim);
  }
};
