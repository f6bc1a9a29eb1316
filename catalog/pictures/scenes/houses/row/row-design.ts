import type { Building } from '../../../../facts/buildings.ts';

/** A house in a row as a list of parts; lengths in meters. */
export interface RowDesign {
  unit: number;
  storyHeight: number;
  /** height of the ground floor above the sidewalk */
  rise: number;
  top: 'cornice' | 'gable' | 'mansard' | 'flat' | 'tiles' | 'eaves';
  windows: 'sash' | 'wide' | 'glass';
  /** a bay that stands out over all floors */
  hasBay: boolean;
  entrance: 'stoop' | 'porch' | 'garage' | 'door';
  hasShutters: boolean;
  /** all houses have the color of the stay */
  isUniform: boolean;
}

export interface Unit {
  left: number;
  height: number;
  wall: string;
  design: RowDesign;
  floors: number;
}

const design = (parts: Partial<RowDesign>): RowDesign => ({
  unit: 5.6,
  storyHeight: 3,
  rise: 0.3,
  top: 'cornice',
  windows: 'sash',
  hasBay: false,
  entrance: 'door',
  hasShutters: false,
  isUniform: false,
  ...parts,
});

export const ROW_DESIGNS: Partial<Record<Building, RowDesign>> = {
  brownstones: design({ rise: 1.3, hasBay: true, entrance: 'stoop', unit: 6 }),
  'federal-row': design({ rise: 0.7, top: 'eaves', hasShutters: true, entrance: 'stoop', isUniform: true }),
  'painted-row': design({ rise: 0.9, top: 'gable', hasBay: true, entrance: 'stoop' }),
  'mansard-row': design({ rise: 1, top: 'mansard', entrance: 'stoop' }),
  'modern-row': design({ top: 'flat', windows: 'glass', entrance: 'garage', isUniform: true, unit: 6.2 }),
  'gabled-row': design({ rise: 0.5, top: 'gable', entrance: 'porch', unit: 6.4 }),
  'stucco-row': design({ rise: 0.7, top: 'tiles', entrance: 'stoop', hasShutters: true, isUniform: true }),
  'timber-row': design({ top: 'gable', windows: 'glass', entrance: 'garage', isUniform: true, unit: 6.6 }),
  'brick-row': design({ rise: 0.5, windows: 'wide', entrance: 'porch', isUniform: true, unit: 5.4 }),
};

export const rowDesignOf = (building: Building): RowDesign =>
  ROW_DESIGNS[building] ?? (ROW_DESIGNS['federal-row'] as RowDesign);
