type RoofKind =
  | 'gable-side'
  | 'gable-front'
  | 'gambrel-side'
  | 'gambrel-front'
  | 'saltbox'
  | 'hip'
  | 'mansard'
  | 'shed'
  | 'flat'
  | 'parapet';

export type Porch = 'none' | 'stoop' | 'entry' | 'gable' | 'full' | 'double' | 'deck';

/** A detached house as a list of parts; lengths in meters. */
export interface HomeDesign {
  size: readonly [width: number, depth: number];
  floors: number;
  storyHeight: number;
  /** height of the ground floor above the ground: a foundation, or piles from 1.5 on */
  base: number;
  roof: { kind: RoofKind; rise: number; eaves: number };
  /** columns of windows */
  bays: number;
  /** column of the door */
  door: number;
  porch: Porch;
  windows: 'sash' | 'wide' | 'casement' | 'glass' | 'arched';
  dormers: number;
  /** a wing toward the viewer with a gable of its own */
  ell?: 'left' | 'right';
  /** a smaller floor above the first */
  upper?: true;
  tower?: true;
  garage?: true;
  chimney: boolean;
  shutters: boolean;
  /** dark beams on pale gables */
  halfTimbered?: true;
}

export const design = (
  size: HomeDesign['size'],
  [kind, rise, eaves = 0.5]: readonly [RoofKind, number, number?],
  parts: Partial<HomeDesign>,
): HomeDesign => ({
  size,
  floors: 1,
  storyHeight: 2.9,
  base: 0.4,
  bays: 3,
  door: 1,
  porch: 'stoop',
  windows: 'sash',
  dormers: 0,
  chimney: false,
  shutters: false,
  ...parts,
  roof: { kind, rise, eaves },
});
