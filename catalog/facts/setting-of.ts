import { palmsGrow } from './climate.ts';
import { beachesUpTo, DESERT_UP_TO, isHighCountry, MOUNTAINS_FROM, treeLineAt } from './heights.ts';
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

/** Not in the mountains. */
const LOWLANDS: readonly Setting[] = ['prairie', 'south', 'desert', 'hills'];

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

const isDesert = ({ stateId, elevation, tags }: LookInput): boolean => {
  if (elevation > (DESERT_UP_TO[stateId] ?? Number.NEGATIVE_INFINITY)) return false;
  if (tags.has('forest') || tags.has('ski')) return false;
  return ['desert', 'canyon', 'redrock', 'adobe'].some((tag) => tags.has(tag));
};

/** The landscapes of the state at this elevation: mountains above their foot, deserts below the woods. */
const landscapesAt = (input: LookInput): readonly Setting[] => {
  const all = LANDSCAPES[input.stateId] ?? ['forest', 'hills'];
  const isHigh = isHighCountry(input);
  const fitting = all.filter((land) => (land === 'alpine' ? isHigh : !(isHigh && LOWLANDS.includes(land))));
  if (fitting.length > 0) return fitting;
  return isHigh ? ['alpine', 'forest'] : ['prairie'];
};

const landscapeOf = (input: LookInput, random: Random): Setting => {
  const { stateId, tags, type } = input;
  if (input.elevation > treeLineAt(input.latitude)) return 'prairie';
  if (tags.has('ski') && random.chance(0.6)) return 'ski';
  if (isDesert(input)) return 'desert';
  if (tags.has('mountain') || tags.has('ski')) {
    if (stateId in MOUNTAINS_FROM) return tags.has('forest') && random.chance(0.5) ? 'forest' : 'alpine';
    return 'forest';
  }
  if (tags.has('forest')) return 'forest';
  if (type === 'farm-stay' || tags.has('farm') || tags.has('wine') || tags.has('ranch')) {
    if (isHighCountry(input)) return 'alpine';
    const farmland = (LANDSCAPES[stateId] ?? ['hills']).filter((land) =>
      ['prairie', 'hills', 'south'].includes(land),
    );
    return farmland[0] ?? (stateId === 'az' || stateId === 'nm' || stateId === 'nv' ? 'desert' : 'hills');
  }
  const landscapes = landscapesAt(input);
  const fitting =
    type === 'treehouse' ? landscapes.filter((land) => land !== 'desert' && land !== 'prairie') : landscapes;
  return fitting.length ? random.pick(fitting) : 'forest';
};

const streetOf = ({ population, tags, type }: LookInput): Setting => {
  if (population < towerPopulation) return 'town';
  return FLATS.includes(type) || tags.has('dense') || tags.has('central') ? 'city' : 'suburb';
};

/** By the sea, or on a beach of the Great Lakes; a "beach house" in the mountains stands on a lake. */
const waterOf = (input: LookInput, random: Random): Setting | null => {
  const { tags, type, amenities, isCoastal } = input;
  const isLow = input.elevation <= beachesUpTo;
  const isOnBeach = tags.has('beach') || tags.has('shore');
  if (type === 'beach-house') return isLow && (isCoastal || isOnBeach) ? shoreOf(input, random) : 'lake';
  if (!isLow) return null;
  if (tags.has('shore') && isCoastal !== false) return shoreOf(input, random);
  return amenities.includes('sea-view') && isCoastal ? shoreOf(input, random) : null;
};

/** The places that decide before all others: the water, the slopes. */
const attractionOf = (input: LookInput, random: Random): Setting | null => {
  const { tags, type, amenities } = input;
  const water = waterOf(input, random);
  if (water) return water;
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
  const isScattered = ['mountain', 'forest', 'farm', 'wine', 'desert', 'ski'].some((tag) => tags.has(tag));
  if (tags.has('remote') && input.population < towerPopulation) return landscapeOf(input, random);
  const isInStreet =
    input.population >= towerPopulation || tags.has('central') || random.chance(isScattered ? 0.35 : 0.75);
  return isInStreet ? streetOf(input) : landscapeOf(input, random);
};
