import {
  type Flora,
  OCEAN_SETTINGS,
  type Region,
  type Season,
  type Setting,
  STREET_SETTINGS,
} from './land.ts';
import type { LookInput } from './look-input.ts';
import { type Random, weighted } from './random-choice.ts';

export const DESERT_STATES: readonly string[] = ['az', 'nv', 'nm', 'ut', 'ca', 'tx'];

/** The northernmost latitude at which palms grow outdoors, by state; none grow in the others. */
export const PALMS_UP_TO: Record<string, number> = {
  hi: 90,
  fl: 90,
  ca: 38.1,
  az: 33.9,
  nv: 36.5,
  tx: 30.6,
  la: 30.6,
  al: 30.8,
  ms: 30.8,
  ga: 32.3,
  sc: 33.8,
};

/** At sea level in the states where palms only grow near the coast. */
const COASTAL_PALM_STATES = ['ca', 'tx', 'la', 'al', 'ms', 'ga', 'sc'];

export const palmsGrow = ({ stateId, latitude, isCoastal, tags }: LookInput): boolean => {
  const limit = PALMS_UP_TO[stateId];
  if (limit === undefined || tags.has('mountain') || tags.has('ski')) return false;
  if (latitude === undefined) return limit === 90;
  if (latitude > limit) return false;
  if (stateId === 'ca' && latitude < 34.6) return true;
  return !COASTAL_PALM_STATES.includes(stateId) || isCoastal === true;
};

/** Saguaros grow in the low desert of southern Arizona. */
const saguarosGrow = ({ stateId, latitude, tags }: LookInput): boolean =>
  stateId === 'az' &&
  (latitude ?? 33) < 34.3 &&
  !['mountain', 'forest', 'canyon', 'redrock', 'historic'].some((tag) => tags.has(tag));

const desertPlant = (input: LookInput): Flora => {
  if (saguarosGrow(input)) return 'saguaro';
  return ['ca', 'nv'].includes(input.stateId) ? 'yucca' : 'juniper';
};

const CONIFER_STATES = ['wa', 'or', 'id', 'mt', 'wy', 'co', 'ak', 'me', 'nh', 'vt', 'ut', 'nv'];

export const floraOf = (input: LookInput, setting: Setting, random: Random): Flora => {
  if (setting === 'desert') return desertPlant(input);
  const isPalmLand = palmsGrow(input);
  if (setting === 'tropics') return isPalmLand ? 'palm' : 'broadleaf';
  if (isPalmLand && (OCEAN_SETTINGS.includes(setting) || STREET_SETTINGS.includes(setting)))
    return random.chance(input.stateId === 'hi' || input.stateId === 'fl' ? 0.75 : 0.5)
      ? 'palm'
      : 'broadleaf';
  if (setting === 'alpine' || setting === 'ski') return 'conifer';
  const isConiferState = CONIFER_STATES.includes(input.stateId);
  if (setting === 'forest' || setting === 'lake')
    return random.chance(isConiferState ? 0.9 : 0.5) ? 'conifer' : 'broadleaf';
  return random.chance(isConiferState ? 0.35 : 0.05) ? 'conifer' : 'broadleaf';
};

const STATES_BY_REGION: [Region, string][] = [
  ['tropics', 'hi fl'],
  ['desert', 'az nv nm'],
  ['coast', 'ca'],
  ['alpine', 'co ut id mt wy ak'],
  ['south', 'ga sc al ms la ar tn ky tx ok va nc'],
  ['prairie', 'ks ne sd nd ia il in oh mo'],
];

const regionOfState = (stateId: string): Region =>
  STATES_BY_REGION.find(([, states]) => states.split(' ').includes(stateId))?.[0] ?? 'forest';

/** Colors of the ground and the plants: those of the landscape; in a street those of the state. */
export const regionOf = ({ stateId, tags }: LookInput, setting: Setting): Region => {
  if (setting === 'ski') return 'alpine';
  if (setting === 'lake')
    return ['fl', 'la', 'ms', 'al', 'ga', 'tx', 'sc'].includes(stateId) ? 'south' : 'forest';
  if (setting === 'beach') return ['fl', 'hi'].includes(stateId) ? 'tropics' : 'coast';
  if (!STREET_SETTINGS.includes(setting)) return setting as Region;
  if (DESERT_STATES.includes(stateId) && (tags.has('desert') || tags.has('canyon'))) return 'desert';
  const region = regionOfState(stateId);
  if (region === 'desert' && (tags.has('mountain') || tags.has('forest'))) return 'alpine';
  if (region === 'alpine' && setting === 'city') return 'forest';
  return region;
};

/** Snow stays on the ground in winter. */
export const isSnowLand = ({ stateId, latitude, tags, isCoastal }: LookInput): boolean => {
  if (tags.has('ski')) return true;
  if (['ca', 'az', 'nm', 'nv', 'or', 'wa', 'hi'].includes(stateId))
    return tags.has('mountain') && (latitude ?? 0) > 34 && !isCoastal;
  return (latitude ?? 0) > 39.5 || (tags.has('mountain') && (latitude ?? 0) > 38);
};

export const seasonOf = (
  input: LookInput,
  look: { setting: Setting; region: Region },
  random: Random,
): Season => {
  const { setting, region } = look;
  if (setting === 'ski') return 'winter';
  const isWarm = region === 'tropics' || region === 'desert' || input.tags.has('warm');
  if (isWarm || OCEAN_SETTINGS.includes(setting)) return 'summer';
  const snow = isSnowLand(input) ? 14 : 0;
  return weighted(random, { summer: 45, spring: 16, autumn: 25, winter: snow });
};
