import { DESERT_STATES, palmsGrow } from './climate.ts';
import { type Setting, towerPopulation } from './land.ts';
import type { LookInput } from './look-input.ts';
import type { Random } from './random-choice.ts';

/** Landscapes outside towns, most typical first. */
const LANDSCAPES: Record<string, readonly Setting[]> = {
  al: ['south', 'hills'],
  ak: ['alpine', 'lake'],
  ar: ['forest', 'hills'],
  az: ['desert'],
  ca: ['hills', 'forest'],
  co: ['alpine', 'prairie'],
  ia: ['prairie', 'hills'],
  id: ['alpine', 'forest'],
  il: ['prairie'],
  in: ['prairie'],
  fl: ['south'],
  ga: ['south', 'hills'],
  hi: ['hills'],
  ks: ['prairie'],
  ky: ['hills', 'south'],
  la: ['south'],
  mn: ['forest', 'prairie'],
  mo: ['hills', 'prairie'],
  ms: ['south'],
  mt: ['alpine', 'prairie'],
  nd: ['prairie'],
  ne: ['prairie'],
  nm: ['desert'],
  nv: ['desert'],
  oh: ['prairie', 'hills'],
  ok: ['prairie'],
  sc: ['south'],
  sd: ['prairie', 'hills'],
  tx: ['prairie', 'hills'],
  ut: ['alpine', 'desert'],
  wy: ['alpine', 'prairie'],
};

/** In these states mountains are bare and high; elsewhere they are wooded. */
const HIGH_STATES = ['ak', 'az', 'ca', 'co', 'id', 'mt', 'nm', 'nv', 'or', 'ut', 'wa', 'wy'];

const FLATS = ['apartment', 'condo', 'loft', 'studio', 'townhouse', 'hotel'];
const RURAL = [
  'cabin',
  'a-frame',
  'treehouse',
  'dome',
  'tiny-house',
  'farm-stay',
  'ranch',
  'chalet',
  'resort',
];

const shoreOf = (input: LookInput, random: Random): Setting => {
  if (input.stateId === 'hi' || (input.stateId === 'fl' && random.chance(0.6))) return 'tropics';
  if (['me', 'wa', 'or', 'ak', 'nh'].includes(input.stateId)) return random.chance(0.75) ? 'coast' : 'beach';
  if (['ca', 'ma', 'ri', 'ct', 'ny'].includes(input.stateId)) return random.chance(0.5) ? 'coast' : 'beach';
  return 'beach';
};

const isDesert = ({ stateId, tags }: LookInput): boolean => {
  if (!DESERT_STATES.includes(stateId) || tags.has('forest') || tags.has('ski')) return false;
  return ['desert', 'canyon', 'redrock', 'adobe'].some((tag) => tags.has(tag));
};

const landscapeOf = (input: LookInput, random: Random): Setting => {
  const { stateId, tags, type } = input;
  if (tags.has('ski') && random.chance(0.6)) return 'ski';
  if (isDesert(input)) return 'desert';
  if (tags.has('mountain') || tags.has('ski')) {
    if (HIGH_STATES.includes(stateId)) return tags.has('forest') && random.chance(0.5) ? 'forest' : 'alpine';
    return 'forest';
  }
  if (tags.has('forest')) return 'forest';
  if (type === 'farm-stay' || tags.has('farm') || tags.has('wine') || tags.has('ranch')) {
    const farmland = (LANDSCAPES[stateId] ?? ['hills']).filter((land) =>
      ['prairie', 'hills', 'south'].includes(land),
    );
    return farmland[0] ?? (stateId === 'az' || stateId === 'nm' || stateId === 'nv' ? 'desert' : 'hills');
  }
  const landscapes = LANDSCAPES[stateId] ?? ['forest', 'hills'];
  const fitting =
    type === 'treehouse' ? landscapes.filter((land) => land !== 'desert' && land !== 'prairie') : landscapes;
  return fitting.length ? random.pick(fitting) : 'forest';
};

const streetOf = ({ population, tags, type }: LookInput): Setting => {
  if (population < towerPopulation) return 'town';
  return FLATS.includes(type) || tags.has('dense') || tags.has('central') ? 'city' : 'suburb';
};

/** The places that decide before all others: the water, the slopes. */
const attractionOf = (input: LookInput, random: Random): Setting | null => {
  const { tags, type, amenities } = input;
  if (type === 'beach-house') return shoreOf(input, random);
  if (tags.has('shore') && input.isCoastal !== false) return shoreOf(input, random);
  if (amenities.includes('sea-view') && input.isCoastal) return shoreOf(input, random);
  if (amenities.includes('lake-view') || (tags.has('lakeside') && !FLATS.includes(type))) return 'lake';
  if (amenities.includes('ski-in-out') || type === 'chalet')
    return tags.has('ski') || type === 'chalet' ? 'ski' : null;
  return null;
};

/** Where the stay stands in its pictures. */
export const settingOf = (input: LookInput, random: Random): Setting => {
  const { tags, type } = input;
  const attraction = attractionOf(input, random);
  if (attraction === 'tropics' && !palmsGrow(input)) return 'beach';
  if (attraction && type !== 'townhouse' && type !== 'loft') return attraction;
  if (RURAL.includes(type)) return landscapeOf(input, random);
  if (type === 'adobe') return 'desert';
  if (FLATS.includes(type)) return tags.has('ski') && random.chance(0.5) ? 'ski' : streetOf(input);
  const isScattered =
    tags.has('remote') ||
    ['mountain', 'forest', 'farm', 'wine', 'desert', 'ski'].some((tag) => tags.has(tag));
  const isInStreet =
    input.population >= towerPopulation || tags.has('central') || random.chance(isScattered ? 0.35 : 0.75);
  return isInStreet ? streetOf(input) : landscapeOf(input, random);
};
