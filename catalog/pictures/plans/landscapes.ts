import type { HouseScene, Region, Setting } from './picture-plan.ts';

/** Landscapes of each state, most typical first. */
const LANDSCAPES_BY_STATE: Record<string, readonly Setting[]> = {
  AL: ['south', 'beach'],
  AK: ['alpine', 'lake', 'coast'],
  AZ: ['desert'],
  AR: ['forest', 'lake', 'south'],
  CA: ['coast', 'hills', 'desert', 'beach', 'alpine'],
  CO: ['alpine', 'ski', 'prairie'],
  CT: ['coast', 'forest'],
  DC: ['suburb'],
  DE: ['beach'],
  FL: ['beach', 'tropics', 'south'],
  GA: ['south', 'beach', 'hills'],
  HI: ['tropics'],
  IA: ['prairie', 'hills'],
  ID: ['alpine', 'lake'],
  IL: ['prairie', 'lake'],
  IN: ['prairie', 'lake'],
  KS: ['prairie'],
  KY: ['hills', 'south'],
  LA: ['south', 'lake'],
  MA: ['coast', 'beach', 'forest'],
  MD: ['coast', 'forest', 'hills'],
  ME: ['coast', 'forest', 'lake'],
  MI: ['lake', 'forest'],
  MN: ['lake', 'forest'],
  MO: ['hills', 'lake', 'prairie'],
  MS: ['south', 'lake'],
  MT: ['alpine', 'lake', 'prairie'],
  NC: ['forest', 'beach', 'hills'],
  ND: ['prairie', 'lake'],
  NE: ['prairie', 'hills'],
  NH: ['lake', 'forest', 'alpine'],
  NJ: ['beach', 'forest'],
  NM: ['desert', 'alpine'],
  NV: ['desert', 'lake'],
  NY: ['forest', 'lake', 'beach'],
  OH: ['prairie', 'hills', 'lake'],
  OK: ['prairie', 'lake'],
  OR: ['coast', 'forest', 'hills'],
  PA: ['hills', 'forest'],
  RI: ['coast', 'beach'],
  SC: ['beach', 'south'],
  SD: ['prairie', 'hills'],
  TN: ['forest', 'hills'],
  TX: ['prairie', 'desert', 'hills', 'beach'],
  UT: ['desert', 'ski', 'alpine'],
  VA: ['hills', 'forest', 'beach'],
  VT: ['forest', 'ski', 'hills'],
  WA: ['forest', 'coast', 'lake'],
  WI: ['lake', 'prairie', 'forest'],
  WV: ['forest', 'hills'],
  WY: ['alpine', 'prairie'],
};

const COASTAL_SETTINGS: readonly Setting[] = ['beach', 'coast', 'tropics'];

interface StayLocation {
  stateCode: string;
  /** if unknown, the landscapes of the state are used */
  coastal?: boolean | undefined;
}

export const landscapesOf = ({ stateCode, coastal }: StayLocation): readonly Setting[] => {
  const landscapes = LANDSCAPES_BY_STATE[stateCode.toUpperCase()] ?? ['hills', 'forest'];
  if (coastal === undefined || stateCode.toUpperCase() === 'HI') return landscapes;
  const matching = landscapes.filter((setting) => COASTAL_SETTINGS.includes(setting) === coastal);
  if (matching.length) return matching;
  return coastal ? ['coast', ...landscapes] : ['hills', 'suburb'];
};

/** The landscapes that fit a kind of house, best first; kinds that are not listed fit everywhere. */
const SETTINGS_BY_HOUSE: Partial<Record<HouseScene, readonly Setting[]>> = {
  'beach-house': ['beach', 'coast', 'tropics'],
  chalet: ['ski', 'alpine'],
  adobe: ['desert'],
  treehouse: ['forest'],
  cabin: ['forest', 'lake', 'alpine', 'ski', 'hills'],
  'log-cabin': ['forest', 'lake', 'alpine', 'ski', 'hills'],
  'a-frame': ['forest', 'lake', 'alpine', 'ski', 'desert', 'coast'],
  townhouse: ['city', 'suburb'],
  loft: ['city'],
  condo: ['city', 'beach', 'tropics', 'suburb'],
  hotel: ['city', 'beach', 'tropics', 'desert', 'alpine', 'ski', 'lake'],
  villa: ['tropics', 'beach', 'desert', 'hills', 'coast', 'lake', 'south'],
  'tiny-house': ['forest', 'lake', 'hills', 'desert', 'alpine', 'prairie'],
  dome: ['desert', 'forest', 'alpine', 'hills', 'prairie', 'lake'],
  farmhouse: ['prairie', 'hills', 'south'],
  ranch: ['prairie', 'hills', 'south', 'desert', 'suburb'],
  bungalow: ['suburb', 'south', 'hills', 'coast', 'prairie', 'lake', 'forest'],
};

/** Filters the landscapes by the kind of house; if none is left, returns the best one for the house. */
export const settingsFor = (house: HouseScene, landscapes: readonly Setting[]): readonly Setting[] => {
  const settings = SETTINGS_BY_HOUSE[house];
  if (!settings) return landscapes;
  const matching = landscapes.filter((setting) => settings.includes(setting));
  return matching.length ? matching : [settings[0] as Setting];
};

const REGIONS: Partial<Record<Setting, Region>> = {
  ski: 'alpine',
  lake: 'forest',
  beach: 'coast',
  suburb: 'city',
};

export const regionOf = (setting: Setting, stateCode: string): Region => {
  if (setting === 'beach' && ['FL', 'HI'].includes(stateCode.toUpperCase())) return 'tropics';
  return REGIONS[setting] ?? (setting as Region);
};
