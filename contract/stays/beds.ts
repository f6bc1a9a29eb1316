/** `bunk` is a bunk bed, which sleeps two; `sofa` a sofa bed. */
export const bedKinds = ['king', 'queen', 'double', 'single', 'bunk', 'sofa'] as const;

export type BedKind = (typeof bedKinds)[number];

/** Beds of one kind in a room. */
export interface Beds {
  kind: BedKind;
  count: number;
}
