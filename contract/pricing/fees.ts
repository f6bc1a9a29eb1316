/** What a fee is charged for: once, for each night (of each room), for each guest, or for each night of each guest. */
export const feeUnits = ['stay', 'night', 'guest', 'guest-night'] as const;

export type FeeUnit = (typeof feeUnits)[number];

/** Pets are counted by stay, extra guests by person. */
export const petFeeUnits = ['stay', 'night'] as const satisfies readonly FeeUnit[];
export const extraGuestFeeUnits = ['guest', 'guest-night'] as const satisfies readonly FeeUnit[];

/** Fees that every guest of a listing pays; a listing has each kind once at most. */
export const hostFeeKinds = [
  'resort',
  'destination',
  'amenities',
  'linens',
  'utilities',
  'association',
  'parking',
] as const;

export type HostFeeKind = (typeof hostFeeKinds)[number];

/** A mandatory fee; the amount in cents for one unit. */
export interface HostFee {
  kind: HostFeeKind;
  unit: FeeUnit;
  amount: number;
  /** Whether occupancy taxes are computed from it. */
  isTaxable: boolean;
}

/** Which rule gave the rate of a night: the night's own, a season's, or the room type's; the last two by kind of night. */
export const rateSources = ['night', 'season', 'season-weekend', 'room', 'room-weekend'] as const;

export type RateSource = (typeof rateSources)[number];
