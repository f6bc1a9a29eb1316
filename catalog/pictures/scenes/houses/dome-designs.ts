import type { Building } from '../../../facts/buildings.ts';

export interface DomeDesign {
  /** in meters */
  radius: number;
  /** of the curve above the ground, in radiuses */
  height: number;
  covering: 'cloth' | 'triangles' | 'shingles' | 'plaster';
  entrance: 'window' | 'door';
  /** a smaller one behind it */
  hasTwin?: true;
}

export const DOME_DESIGNS: Partial<Record<Building, DomeDesign>> = {
  dome: { radius: 3.5, height: 1.36, covering: 'cloth', entrance: 'window' },
  'geodesic-dome': { radius: 3.7, height: 1.4, covering: 'triangles', entrance: 'window' },
  'twin-dome': { radius: 3.2, height: 1.36, covering: 'cloth', entrance: 'door', hasTwin: true },
  'shingle-dome': { radius: 3.4, height: 1.24, covering: 'shingles', entrance: 'door' },
  'plaster-dome': { radius: 3.6, height: 1.2, covering: 'plaster', entrance: 'window' },
};
