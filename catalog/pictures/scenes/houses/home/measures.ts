import type { Point } from '../../../drawing/path.ts';
import type { HomeDesign } from './home-design.ts';

export const wallHeightOf = ({ floors, storyHeight, upper }: HomeDesign): number =>
  (upper ? 1 : floors) * storyHeight + 0.1;

export const heightOf = (design: HomeDesign): number =>
  design.base + wallHeightOf(design) + design.roof.rise + (design.upper ? 3 : 0);

/** Corners of the roof above the walls, from one side to the other. */
export const profileOf = ({ size: [width, depth], roof: { kind, rise } }: HomeDesign): Point[] => {
  const span = kind.endsWith('front') ? width : depth;
  switch (kind) {
    case 'gambrel-side':
    case 'gambrel-front':
      return [
        [0, 0],
        [span * 0.16, rise * 0.66],
        [span / 2, rise],
        [span * 0.84, rise * 0.66],
        [span, 0],
      ];
    case 'saltbox':
      return [
        [0, 0],
        [span * 0.34, rise],
        [span, -rise * 0.5],
      ];
    case 'shed':
      return [
        [0, rise],
        [span, 0],
      ];
    default:
      return [
        [0, 0],
        [span / 2, rise],
        [span, 0],
      ];
  }
};
