/** What surrounds a stay, or is seen from its windows; a town has fewer than 50,000 people and no towers. */
export const SETTINGS = [
  'alpine',
  'ski',
  'lake',
  'forest',
  'coast',
  'beach',
  'tropics',
  'desert',
  'prairie',
  'hills',
  'south',
  'city',
  'suburb',
  'town',
] as const;
export type Setting = (typeof SETTINGS)[number];

export const STREET_SETTINGS: readonly Setting[] = ['city', 'suburb', 'town'];
export const OCEAN_SETTINGS: readonly Setting[] = ['beach', 'coast', 'tropics'];

export const TIMES = ['day', 'dawn', 'golden', 'dusk', 'night', 'mist'] as const;
export type Time = (typeof TIMES)[number];

const SEASONS = ['summer', 'spring', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** Determines the colors of ground, plants and rock. */
const REGIONS = [
  'alpine',
  'forest',
  'coast',
  'tropics',
  'desert',
  'prairie',
  'hills',
  'south',
  'city',
] as const;
export type Region = (typeof REGIONS)[number];

/** The trees around a stay. */
const FLORAS = ['conifer', 'broadleaf', 'palm', 'saguaro', 'yucca', 'juniper', 'scrub'] as const;
export type Flora = (typeof FLORAS)[number];

/** Below this population no building has more than four floors. */
export const towerPopulation = 50_000;
