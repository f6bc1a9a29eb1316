import type { Flora, Region, Season, Time } from '../../../facts/land.ts';

/** The land behind a city. */
export type LandName =
  | 'none'
  | 'hills'
  | 'range'
  | 'alps'
  | 'volcano'
  | 'lone-volcano'
  | 'sisters'
  | 'blue-ridges'
  | 'smokies'
  | 'red-rocks'
  | 'crater'
  | 'camel'
  | 'desert-range'
  | 'bare-peaks'
  | 'islands'
  | 'ski-slopes'
  | 'dunes';

/** Houses side by side, in the style of a city. */
export type RowName =
  | 'pastel-row'
  | 'galleries'
  | 'bay-windows'
  | 'brick-row'
  | 'squares-row'
  | 'deco-row'
  | 'neon-row'
  | 'mountain-village'
  | 'mining-town'
  | 'snowy-town'
  | 'adobe-row'
  | 'desert-row'
  | 'conch-row'
  | 'river-row';

/** The ground or the water before a city. */
export type FrontName =
  | 'calm'
  | 'surf'
  | 'sand'
  | 'dune-beach'
  | 'street'
  | 'plaza'
  | 'snow'
  | 'lawn'
  | 'desert'
  | 'basin'
  | 'avenue'
  | 'boulevard';

type Building =
  | 'needle'
  | 'dome'
  | 'deco'
  | 'lighthouse'
  | 'wheel'
  | 'black-tower'
  | 'spire-tower'
  | 'twin-points'
  | 'pod-tower'
  | 'casinos'
  | 'resorts'
  | 'obelisk'
  | 'big-wheel'
  | 'glass-towers'
  | 'cathedral'
  | 'tiered-steeple'
  | 'brick-hall'
  | 'gold-dome'
  | 'spires'
  | 'mission'
  | 'adobe-church'
  | 'observatory'
  | 'castle'
  | 'roofs'
  | 'pool-house'
  | 'guard-tower';
type Bridge = 'red-bridge' | 'stone-bridge' | 'fan-bridge' | 'curved-bridge' | 'arch-bridge' | 'green-bridge';
type OnWater =
  | 'sails'
  | 'marina'
  | 'ferry'
  | 'lobster-boats'
  | 'outrigger'
  | 'long-pier'
  | 'rowers'
  | 'umbrellas'
  | 'river-barge'
  | 'lake-pier';
type Near =
  | 'tall-palms'
  | 'palms'
  | 'saguaros'
  | 'pines'
  | 'blossoms'
  | 'aspens'
  | 'oaks'
  | 'fountain'
  | 'jets'
  | 'bats'
  | 'balloons'
  | 'fireworks'
  | 'chairlift'
  | 'turbines'
  | 'roses'
  | 'lamps'
  | 'rock-arch'
  | 'banks'
  | 'grove'
  | 'rafts'
  | 'ledge';

/** The sight that a city is known for. */
export type SightName = Building | Bridge | OnWater | Near;
/** A sight, the middle of its foot, and how far that is below the foot of the city. */
export type Sight = readonly [name: SightName, x: number, down: number];

export type ToneName = 'cool' | 'warm' | 'sand' | 'brick' | 'pale';

export interface Towers {
  tones: ToneName;
  height: number;
  /** x of the highest */
  center: number;
  spread: number;
}

export interface CityHero {
  /** with another number, the sky is another */
  variant: number;
  time: Time;
  season: Season;
  region: Region;
  setting: 'river' | 'bay' | 'lake' | 'beach' | 'plain' | 'mountain' | 'desert';
  flora: Flora;
  /** the side of the sun: left (-1) or right (1) */
  sun: -1 | 1;
  /** y of the foot of the city */
  base: number;
  land: LandName;
  /** how far above that foot the land begins, and the towers above a row of houses */
  rise: number;
  towers: Towers | undefined;
  row: RowName | undefined;
  /** how much the street of the row falls to the right */
  slope: number;
  front: FrontName;
  /** from back to front: before the towers, before the row, before the ground */
  behind: readonly Sight[];
  sights: readonly Sight[];
  near: readonly Sight[];
}
