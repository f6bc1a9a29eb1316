import type { Building } from '../../../facts/buildings.ts';

/** Rooms in a row, each with a door to the parking lot. */
export interface MotelDesign {
  floors: 1 | 2;
  rooms: number;
  roof: 'flat' | 'gable' | 'hip' | 'parapet';
  sign: 'arrow' | 'oval' | 'tower';
  /** a taller office with a glass front at one end */
  hasOffice?: true;
  /** separate cabins instead of one building */
  isCourt?: true;
}

export const MOTEL_DESIGNS: Partial<Record<Building, MotelDesign>> = {
  motel: { floors: 2, rooms: 6, roof: 'flat', sign: 'arrow' },
  'motor-court': { floors: 1, rooms: 6, roof: 'gable', sign: 'oval' },
  'office-motel': { floors: 1, rooms: 5, roof: 'flat', sign: 'tower', hasOffice: true },
  'brick-motel': { floors: 2, rooms: 6, roof: 'hip', sign: 'oval' },
  'cabin-court': { floors: 1, rooms: 3, roof: 'gable', sign: 'arrow', isCourt: true },
  'lodge-motel': { floors: 2, rooms: 5, roof: 'gable', sign: 'oval' },
  'long-motel': { floors: 1, rooms: 7, roof: 'hip', sign: 'arrow' },
  'pueblo-motel': { floors: 1, rooms: 5, roof: 'parapet', sign: 'tower' },
};
