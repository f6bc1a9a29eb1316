/** What a photo shows, in the order of a tour. */
export const photoRooms = [
  'exterior',
  'living-room',
  'kitchen',
  'dining-area',
  'bedroom',
  'bathroom',
  'outdoor',
  'pool',
  'hot-tub',
  'view',
  'other',
] as const;

/** `number` tells the bedrooms of a place with several apart; null where there is nothing to tell apart. */
export interface PhotoRoom {
  kind: (typeof photoRooms)[number];
  number: number | null;
}
