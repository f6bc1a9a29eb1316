/** How guests get to the floor of a stay. One with floors of its own is where its entrance is. */
export const floorAccesses = ['ground', 'elevator', 'stairs'] as const;

/** A roll-in shower has no step; one in a tub has its rim. */
export const showers = ['roll-in', 'walk-in', 'tub'] as const;

export const mostSteps = 100;
/** Inches. */
export const doorInches = { least: 12, most: 72 };
export const showerStepInches = { least: 1, most: 24 };
export const bedInches = { least: 4, most: 48 };

/** A host measures these, so that guests can compare them with what they need; null where one is not known. Lengths are whole inches. */
export interface Accessibility {
  /** From where a car stops. */
  stepsToEntrance: number | null;
  /** The narrowest clear opening on the way to a bedroom and a bathroom. */
  doorInches: number | null;
  shower: (typeof showers)[number] | null;
  /** Only a walk-in shower has one. */
  showerStepInches: number | null;
  hasToiletBars: boolean | null;
  hasShowerBars: boolean | null;
  /** From the floor to the top of the mattress. */
  bedInches: number | null;
  floorAccess: (typeof floorAccesses)[number] | null;
  hasAccessibleParking: boolean | null;
}

/** By these names a photo says what it shows. */
export const accessFacts = [
  'stepsToEntrance',
  'doorInches',
  'shower',
  'showerStepInches',
  'hasToiletBars',
  'hasShowerBars',
  'bedInches',
  'floorAccess',
  'hasAccessibleParking',
] as const satisfies readonly (keyof Accessibility)[];

export type AccessFact = (typeof accessFacts)[number];

export const unknownAccessibility: Accessibility = {
  stepsToEntrance: null,
  doorInches: null,
  shower: null,
  showerStepInches: null,
  hasToiletBars: null,
  hasShowerBars: null,
  bedInches: null,
  floorAccess: null,
  hasAccessibleParking: null,
};

/** The values of filters are fixed, so that the stays of each can be counted. */
export const stepLimits = [0, 1, 3] as const;
export const doorWidths = [28, 30, 32, 36] as const;
/** A stay has or lacks these. `no-stairs`: on the ground floor, or with an elevator. */
export const accessNeeds = ['roll-in-shower', 'toilet-bars', 'shower-bars', 'no-stairs', 'parking'] as const;

export type AccessNeed = (typeof accessNeeds)[number];
