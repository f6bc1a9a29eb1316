/** From the field or stage outward; the order in which lists show them. */
export const tiers = [
  'pit',
  'floor',
  'front',
  'orchestra',
  'boxes',
  'reserved',
  'tables',
  'lower',
  'loge',
  'mezzanine',
  'club',
  'balcony',
  'upper',
  'bleachers',
  'general',
  'lawn',
  'deck',
] as const;
export type Tier = (typeof tiers)[number];

/** `letters` skips I and O: A to H, J to N, P to Z, AA, BB. */
export const rowLabelings = ['numbers', 'letters'] as const;

/** `odd` is 1, 3, 5 and `even` 2, 4, 6 from the aisle; `from-101` is 101, 102. */
export const seatNumberings = ['from-1', 'odd', 'even', 'from-101'] as const;
export type SeatNumbering = (typeof seatNumberings)[number];
