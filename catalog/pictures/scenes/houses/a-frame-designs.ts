import type { Building } from '../../../facts/buildings.ts';

/** An A-frame; lengths in meters. */
export interface AFrameDesign {
  width: number;
  depth: number;
  /** height of the floor above the ground */
  base: number;
  /** height of the side walls below the roof */
  knee: number;
  /** from the side walls to the ridge */
  rise: number;
  front: 'glass' | 'balcony' | 'boards';
  /** a smaller one beside it */
  hasTwin?: true;
}

export const A_FRAME_DESIGNS: Partial<Record<Building, AFrameDesign>> = {
  'a-frame': { width: 8.4, depth: 10, base: 0.4, knee: 0.1, rise: 7.8, front: 'glass' },
  'raised-a-frame': { width: 7.4, depth: 9, base: 1.9, knee: 0.1, rise: 6.9, front: 'glass' },
  'balcony-a-frame': { width: 8.8, depth: 10, base: 0.4, knee: 0.1, rise: 7.6, front: 'balcony' },
  'board-a-frame': { width: 7.2, depth: 9, base: 0.4, knee: 0.1, rise: 6.6, front: 'boards' },
  'knee-a-frame': { width: 8.2, depth: 9, base: 0.4, knee: 1.9, rise: 5.2, front: 'balcony' },
  'twin-a-frame': { width: 7.6, depth: 10, base: 0.4, knee: 0.1, rise: 7.2, front: 'glass', hasTwin: true },
};
