import {
  DESERT_UP_TO,
  isHighCountry,
  palmsUpTo,
  saguarosUpTo,
  snowLatitudeOf,
  treeLineAt,
} from './heights.ts';
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

export const DESERT_STATES: readonly string[] = Object.keys(DESERT_UP_TO);

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

export const palmsGrow = ({ stateId, latitude, elevation, isCoastal, tags }: LookInput): boolean => {
  const limit = PALMS_UP_TO[stateId];
  if (limit === undefined || elevation > palmsUpTo || tags.has('mountain') || tags.has('ski')) return false;
  if (latitude === undefined) return limit === 90;
  if (latitude > limit) return false;
  if (stateId === 'ca' && latitude < 34.6) return true;
  return !COASTAL_PALM_STATES.includes(stateId) || isCoastal === true;
};

/** Saguaros grow in the low desert of southern Arizona. */
const saguarosGrow = ({ stateId, latitude, elevation, tags }: LookInput): boolean =>
  stateId === 'az' &&
  elevation <= saguarosUpTo &&
  (latitude ?? 33) < 34.3 &&
  !['mountain', 'forest', 'canyon', 'redrock', 'historic'].some((tag) => tags.has(tag));

/** Yuccas and Joshua trees grow above the lowest desert, in whose oases there are palms. */
const yuccasFrom = 500;

export const desertPlant = (input: LookInput): Flora => {
  if (saguarosGrow(input)) return 'saguaro';
  if (!['ca', 'nv'].includes(input.stateId)) return 'juniper';
  return input.elevation < yuccasFrom && palmsGrow(input) ? 'palm' : 'yucca';
};

const CONIFER_STATES = ['wa', 'or', 'id', 'mt', 'wy', 'co', 'ak', 'me', 'nh', 'vt', 'ut', 'nv'];

/** How likely a tree beside a house is a conifer: in the dry West only they grow in the mountains. */
const coniferChance = (input: LookInput): number => {
  if (isHighCountry(input)) return 0.85;
  return CONIFER_STATES.includes(input.stateId) ? 0.35 : 0.05;
};

export const floraOf = (input: LookInput, setting: Setting, random: Random): Flora => {
  if (input.elevation > treeLineAt(input.latitude)) return 'scrub';
  if (setting === 'desert') return desertPlant(input);
  const isPalmLand = palmsGrow(input);
  if (setting === 'tropics') return isPalmLand ? 'palm' : 'broadleaf';
  if (isPalmLand && (OCEAN_SETTINGS.includes(setting) || STREET_SETTINGS.includes(setting)))
    return random.chance(input.stateId === 'hi' || input.stateId === 'fl' ? 0.75 : 0.5)
      ? 'palm'
      : 'broadleaf';
  if (setting === 'alpine' || setting === 'ski') return 'conifer';
  const chance = coniferChance(input);
  const isWooded = setting === 'forest' || setting === 'lake';
  return random.chance(isWooded ? Math.max(chance >= 0.35 ? 0.9 : 0.5, chance) : chance)
    ? 'conifer'
    : 'broadleaf';
};

const STATES_BY_REGION: [Region, string][] = [
  ['tropics', 'hi fl'],
  ['desert', 'az nv nm'],
  ['coast', 'ca'],
  ['alpine', 'co ut id mt wy ak'],
  ['south', 'ga sc al ms la ar tn ky tx ok va nc'],
  ['prairie', 'ks ne sd nd ia il in oh mo'],
];

/** Below the mountains of these states the land is open. */
const PLAINS_STATES = ['co', 'mt', 'wy', 'ut'];

const regionOfState = (input: LookInput): Region => {
  const { stateId } = input;
  const region = STATES_BY_REGION.find(([, states]) => states.split(' ').includes(stateId))?.[0] ?? 'forest';
  if (['alpine', 'desert', 'coast'].includes(region) && isHighCountry(input)) return 'alpine';
  if (region === 'tropics' && input.elevation > palmsUpTo) return 'forest';
  if (region === 'alpine') return PLAINS_STATES.includes(stateId) ? 'prairie' : 'forest';
  return region;
};

/** Colors of the ground and the plants: those of the landscape; in a street those of the state. */
export const regionOf = (input: LookInput, setting: Setting): Region => {
  const { stateId, tags } = input;
  if (setting === 'ski') return 'alpine';
  if (setting === 'lake')
    return ['fl', 'la', 'ms', 'al', 'ga', 'tx', 'sc'].includes(stateId) ? 'south' : 'forest';
  if (setting === 'beach') return ['fl', 'hi'].includes(stateId) ? 'tropics' : 'coast';
  if (!STREET_SETTINGS.includes(setting)) return setting as Region;
  if (DESERT_STATES.includes(stateId) && (tags.has('desert') || tags.has('canyon'))) return 'desert';
  const region = regionOfState(input);
  if (region === 'alpine' && setting === 'city') return 'forest';
  return region;
};

/** West of the Cascades and the Sierra winters are mild where it is low. */
const MILD_STATES = ['ca', 'or', 'wa'];
const mildUpTo = 450;
/** From here north snow stays on the ground in winter at sea level. */
const snowFrom = 39.5;

/** Snow stays on the ground in winter. */
export const isSnowLand = (input: LookInput): boolean => {
  if (input.tags.has('ski')) return true;
  if (MILD_STATES.includes(input.stateId) && input.elevation < mildUpTo) return false;
  return input.stateId !== 'hi' && snowLatitudeOf(input) > snowFrom;
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
  // where it is not for skiing, a stay in snow beside one in leaf would look wrong in a list
  const snow = input.tags.has('ski') ? 14 : 0;
  return weighted(random, { summer: 45, spring: 16, autumn: 25, winter: snow });
};
