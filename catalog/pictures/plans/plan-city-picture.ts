import { desertPlant, palmsGrow, regionOf } from '../../facts/climate.ts';
import { elevationAt } from '../../facts/elevation.ts';
import { beachesUpTo, DESERT_UP_TO, isHighCountry } from '../../facts/heights.ts';
import type { Flora } from '../../facts/land.ts';
import type { LookInput } from '../../facts/look-input.ts';
import { destinations } from '../../places/destinations/index.ts';
import { slugOf } from '../../places/slug.ts';
import { Random } from '../drawing/random.ts';
import type { CityHero } from './heroes/city-hero.ts';
import { CITY_HEROES } from './heroes/index.ts';
import type { CityPlan, CitySetting, CitySize, Landmark, PagePlan, PageScene, Time } from './picture-plan.ts';

export interface CityFacts {
  id: string;
  stateCode: string;
  slug: string;
  population: number;
  coastal?: boolean;
  /** whether it is a state capital */
  capital?: boolean;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

type CityFeatures = Partial<Pick<CityPlan, 'landmark' | 'setting' | 'bridgeColor' | 'size'>>;

/** Features of cities with a well-known skyline, by slug and state. */
const FEATURES_BY_CITY: Record<string, CityFeatures> = {
  'san-francisco-ca': { landmark: 'bridge', setting: 'bay', bridgeColor: '#c2513a' },
  'new-york-ny': { landmark: 'deco', setting: 'river' },
  'st-louis-mo': { landmark: 'arch', setting: 'river' },
  'saint-louis-mo': { landmark: 'arch', setting: 'river' },
  'seattle-wa': { landmark: 'needle', setting: 'bay' },
  'chicago-il': { landmark: 'wheel', setting: 'lake' },
  'washington-dc': { landmark: 'dome', setting: 'river', size: 'mid' },
  'miami-fl': { setting: 'beach' },
  'santa-monica-ca': { setting: 'beach' },
  'flagstaff-az': { setting: 'mountain' },
  'prescott-az': { setting: 'mountain' },
  'reno-nv': { setting: 'mountain' },
  'portland-me': { landmark: 'lighthouse', setting: 'bay', size: 'mid' },
  'philadelphia-pa': { landmark: 'bridge', setting: 'river', bridgeColor: '#5f86a8' },
  'cincinnati-oh': { landmark: 'bridge', setting: 'river', bridgeColor: '#4f79a8' },
};

const DESERT_STATES = ['az', 'nv', 'nm'];
/** Mountains are in view even from the plain below them: from Denver, Billings, Boise. */
const MOUNTAINS_IN_VIEW = 500;
const MOUNTAIN_STATES = ['co', 'ut', 'id', 'mt', 'wy', 'ak'];
const LAKE_STATES = ['mn', 'mi', 'wi'];
const BEACH_STATES = ['fl', 'hi', 'sc'];

const isBelowMountains = ({ stateId, elevation, tags }: LookInput): boolean =>
  isHighCountry({ stateId, elevation: elevation + MOUNTAINS_IN_VIEW, tags });

const inlandSettings = (input: LookInput): readonly CitySetting[] => {
  const { stateId } = input;
  if (DESERT_STATES.includes(stateId)) return [isHighCountry(input) ? 'mountain' : 'desert'];
  if (MOUNTAIN_STATES.includes(stateId)) return isBelowMountains(input) ? ['mountain'] : ['plain', 'river'];
  return LAKE_STATES.includes(stateId) ? ['lake'] : ['river', 'plain', 'river'];
};

const TAGS = new Map(
  destinations.map(({ stateId, cityName, tags }) => [`${stateId}-${slugOf(cityName)}`, tags]),
);

const shoreOf = ({ stateId }: LookInput): CitySetting => (BEACH_STATES.includes(stateId) ? 'beach' : 'bay');

/** The land for which travelers come. */
const knownSetting = (input: LookInput): CitySetting | null => {
  const has = (...tags: string[]): boolean => tags.some((tag) => input.tags.has(tag));
  if (input.isCoastal || (has('beach') && input.elevation <= beachesUpTo)) return shoreOf(input);
  if (has('mountain', 'ski') && isHighCountry(input)) return 'mountain';
  if (has('lake', 'greatlake')) return 'lake';
  if (has('mountain', 'ski')) return 'hills';
  return has('desert', 'canyon') && input.stateId in DESERT_UP_TO ? 'desert' : null;
};

const floraOf = (input: LookInput, setting: CitySetting): Flora => {
  if (setting === 'desert') return desertPlant(input);
  if (setting === 'mountain') return 'conifer';
  return setting === 'beach' && palmsGrow(input) ? 'palm' : 'broadleaf';
};

/** Churches of white boards with a steeple stand in the East; in the desert they are of adobe. */
const STATES_WITH_STEEPLES =
  'me nh vt ma ri ct ny nj pa de md va wv nc sc ga al ms tn ky oh mi in il wi mn ia mo';
const STATES_WITH_ADOBE = ['nm', 'az'];

const churchOf = (stateId: string, setting: CitySetting): Landmark | 'none' => {
  if (setting === 'desert') return STATES_WITH_ADOBE.includes(stateId) ? 'adobe-church' : 'none';
  return STATES_WITH_STEEPLES.split(' ').includes(stateId) ? 'steeple' : 'none';
};

/** A landmark is only drawn where it stands; every capital has a capitol, and a town has a church or a water tower. */
const landmarkOf = (
  { capital, stateCode }: CityFacts,
  { size, setting }: { size: CitySize; setting: CitySetting },
  random: Random,
): Landmark | 'none' => {
  if (capital) return 'dome';
  if (size === 'metro') return 'none';
  const church = churchOf(stateCode.toLowerCase(), setting);
  return size === 'mid' ? random.pick(['none', church]) : random.pick([church, 'water-tower', church]);
};

const sizeOf = (population: number): CitySize =>
  population > 400_000 ? 'metro' : population > 80_000 ? 'mid' : 'town';

const planHero = ({ id, population }: CityFacts, hero: CityHero): CityPlan => {
  const { time, season, region, setting, flora } = hero;
  const seed = hero.variant ? `${id}:${hero.variant}` : id;
  return { scene: 'skyline', seed, time, season, region, setting, flora, size: sizeOf(population), hero };
};

export const planCityPicture = (facts: CityFacts): CityPlan => {
  const random = new Random(`city:${facts.id}`);
  const stateId = facts.stateCode.toLowerCase();
  const { population, coastal = false } = facts;
  const hero = CITY_HEROES.get(`${stateId}-${facts.slug}`);
  if (hero) return planHero(facts, hero);
  const features = FEATURES_BY_CITY[`${facts.slug}-${stateId}`];
  const place = { stateId, latitude: facts.latitude, longitude: facts.longitude, isCoastal: coastal };
  const known: LookInput = {
    ...{ id: facts.id, type: 'city', population, amenities: [], bedrooms: 0 },
    tags: new Set(TAGS.get(`${stateId}-${facts.slug}`)),
    ...{ ...place, elevation: elevationAt(place) },
  };
  const setting = features?.setting ?? knownSetting(known) ?? random.pick(inlandSettings(known));
  const input: LookInput =
    setting === 'beach' ? { ...known, isCoastal: true, latitude: known.latitude ?? 32 } : known;
  const size = sizeOf(population);
  return {
    scene: 'skyline',
    seed: facts.id,
    time: random.pick<Time>(['golden', 'golden', 'dusk', 'day', 'dawn', 'night']),
    region: setting === 'mountain' ? 'forest' : regionOf(input, setting === 'beach' ? 'beach' : 'town'),
    season: random.pick(['summer', 'summer', 'autumn', 'spring'] as const),
    size,
    landmark: landmarkOf(facts, { size, setting }, random),
    ...features,
    setting,
    flora: floraOf(input, setting),
  };
};

// These seeds produce skies from teal to sand, the brand colors.
const PAGE_PALETTES = {
  light: { seed: 'golark-6', time: 'golden' },
  dark: { seed: 'golark-11', time: 'dusk' },
} as const;

/** Pictures for the home page and the error pages; the dark theme shows dusk. */
export const planPagePicture = (scene: PageScene, theme: 'light' | 'dark'): PagePlan => ({
  scene,
  ...PAGE_PALETTES[theme],
  region: 'forest',
  season: 'summer',
});
