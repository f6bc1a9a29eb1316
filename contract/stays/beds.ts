/** `bunk` is a bunk bed, which sleeps two; `sofa` a sofa bed. */
export const bedKinds = ['king', 'queen', 'double', 'single', 'bunk', 'sofa'] as const;

export type BedKind = (typeof bedKinds)[number];

/** Beds of one kind in a room. */
export interface Beds {
  kind: BedKind;
  count: number;
}

/** The beds of one bedroom, or of all rooms that are no bedrooms. */
export interface SleepingRoom {
  room: 'bedroom' | 'common';
  beds: Beds[];
}

/** Beds of the same kind in several rooms together, as guests see them. */
export const bedsTogether = (rooms: readonly (readonly Beds[])[]): Beds[] => {
  const counts = new Map<BedKind, number>();
  for (const { kind, count } of rooms.flat()) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count }));
};
