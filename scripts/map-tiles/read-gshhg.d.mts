/** Longitudes and latitudes in units (`units.ts`), one after the other. */
export type Line = { level: number; areaKm2: number; points: number[] };

export const readShores: () => Promise<Line[]>;
export const readLines: (name: 'river' | 'border') => Promise<Line[]>;
