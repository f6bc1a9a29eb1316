import { buildBlock } from '../../../drawing/block.ts';
import { range } from '../../../drawing/numbers.ts';
import type { HouseScene } from '../house.ts';
import { buildPost, drawRailings, type Railing } from '../house-parts.ts';
import type { BlockDesign } from './block-design.ts';

const DEPTH = 1.4;

/** Left and right ends of the balconies of a floor; one long balcony if every bay has one. */
const stretchesOf = ({ balconies, bays, bay }: BlockDesign, floor: number): (readonly [number, number])[] => {
  if (balconies === 'each') return [[0.3, bays * bay - 0.3]];
  return range(bays)
    .filter((index) =>
      balconies === 'corner' ? index === 0 || index === bays - 1 : (floor + index) % 2 === 0,
    )
    .map((index) => [index * bay + 0.3, (index + 1) * bay - 0.3]);
};

/** Slabs with railings in front of the windows above the ground floor. */
export const drawBalconies = (
  scene: HouseScene,
  design: BlockDesign,
  { floors, width }: { floors: number; width: number },
): void => {
  const { canvas, stage, paints } = scene;
  if (design.balconies === 'none') return;
  if (design.balconies === 'porches') {
    drawPorches(scene, design, { floors, width });
    return;
  }
  const railings: Railing[] = [];
  for (const floor of range(floors).slice(1)) {
    for (const [left, right] of stretchesOf(design, floor)) {
      const y = floor * design.storyHeight + 0.02;
      buildBlock(stage, [left, y - 0.18, -DEPTH, right - left, 0.2, DEPTH], {
        all: paints.trim,
        isFlat: true,
        hasTop: canvas.detail > 0.6,
        hasBottom: canvas.detail > 0.6,
      });
      railings.push({
        from: [left, y, -DEPTH + 0.05],
        to: [right, y, -DEPTH + 0.05],
        bars: Math.round((right - left) / (canvas.detail > 0.6 ? 0.5 : canvas.detail > 0.2 ? 1.4 : 4)),
        height: 0.95,
        color: paints.frame,
        hasGlass: design.windows === 'ribbon' || design.top === 'slab',
      });
    }
  }
  drawRailings(scene, railings);
};

/** Stacked porches along the front, on posts from the ground to the top. */
const drawPorches = (
  scene: HouseScene,
  design: BlockDesign,
  { floors, width }: { floors: number; width: number },
): void => {
  const { stage, paints } = scene;
  const railings: Railing[] = [];
  const top = floors * design.storyHeight;
  for (const floor of range(floors + 1)) {
    const y = Math.max(0.35, floor * design.storyHeight);
    buildBlock(stage, [0, y - 0.22, -2, width, 0.22, 2], {
      all: '#cbbfa8',
      front: paints.trim,
      isFlat: true,
    });
    if (floor === floors || floor === 0) continue;
    railings.push({
      from: [0.1, y, -1.9],
      to: [width - 0.1, y, -1.9],
      bars: 18,
      height: 0.95,
      color: paints.trim,
    });
  }
  for (const index of range(design.bays + 1))
    buildPost(scene, {
      x: 0.15 + ((width - 0.3) * index) / design.bays,
      z: -1.9,
      from: 0.3,
      // the roof of the porch lies on them
      to: top - 0.24,
      width: 0.22,
      color: paints.trim,
    });
  drawRailings(scene, railings);
};
