import { Random } from '../drawing/random.ts';
import { landscapesOf, regionOf } from './landscapes.ts';
import type {
  CityPlan,
  CitySetting,
  CitySize,
  Landmark,
  PagePlan,
  PageScene,
  Setting,
  Time,
} from './picture-plan.ts';

export interface CityFacts {
  id: string;
  stateCode: string;
  slug: string;
  population: number;
  coastal?: boolean;
  /** whether it is a state capital */
  capital?: boolean;
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
  'miami-fl': { landmark: 'none', setting: 'beach' },
  'portland-me': { landmark: 'lighthouse', setting: 'bay', size: 'mid' },
  'philadelphia-pa': { landmark: 'bridge', setting: 'river', bridgeColor: '#5f86a8' },
  'cincinnati-oh': { landmark: 'bridge', setting: 'river', bridgeColor: '#4f79a8' },
};

const INLAND_CITY_SETTINGS: Partial<Record<Setting, CitySetting>> = {
  desert: 'desert',
  alpine: 'mountain',
  lake: 'lake',
};
const BEACH_STATES = ['FL', 'HI', 'SC', 'CA'];

export const planCityPicture = (facts: CityFacts): CityPlan => {
  const random = new Random(`city:${facts.id}`);
  const state = facts.stateCode.toUpperCase();
  const land = landscapesOf({ stateCode: state })[0] as Setting;
  const inland = INLAND_CITY_SETTINGS[land] ?? random.pick<CitySetting>(['river', 'plain', 'river']);
  const shore: CitySetting = BEACH_STATES.includes(state) ? 'beach' : 'bay';
  const size: CitySize = facts.population > 400_000 ? 'metro' : facts.population > 80_000 ? 'mid' : 'town';
  return {
    scene: 'skyline',
    seed: facts.id,
    time: random.pick<Time>(['golden', 'golden', 'dusk', 'day', 'dawn', 'night']),
    region: regionOf(land, state),
    season: random.pick(['summer', 'summer', 'autumn', 'spring'] as const),
    setting: facts.coastal ? shore : inland,
    size,
    landmark: facts.capital ? 'dome' : pickLandmark(size, random),
    ...FEATURES_BY_CITY[`${facts.slug}-${state.toLowerCase()}`],
  };
};

const pickLandmark = (size: CitySize, random: Random): Landmark | 'none' => {
  if (size === 'town') return random.pick(['steeple', 'water-tower', 'steeple'] as const);
  if (size === 'mid') return random.pick(['none', 'steeple', 'wheel', 'none'] as const);
  return random.pick(['deco', 'none', 'none', 'wheel', 'pyramid', 'none'] as const);
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
