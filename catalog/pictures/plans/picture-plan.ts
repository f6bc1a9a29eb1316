export const TIMES = ['day', 'dawn', 'golden', 'dusk', 'night', 'mist'] as const;
export type Time = (typeof TIMES)[number];

export const SEASONS = ['summer', 'spring', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The landscape around a stay or behind its windows. */
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
] as const;
export type Setting = (typeof SETTINGS)[number];

export const CITY_SETTINGS = ['river', 'bay', 'lake', 'beach', 'plain', 'mountain', 'desert'] as const;
export type CitySetting = (typeof CITY_SETTINGS)[number];

/** Determines the colors of ground, plants and rock. */
export type Region =
  | 'alpine'
  | 'forest'
  | 'coast'
  | 'tropics'
  | 'desert'
  | 'prairie'
  | 'hills'
  | 'south'
  | 'city';

export const HOUSE_SCENES = [
  'cabin',
  'log-cabin',
  'a-frame',
  'beach-house',
  'townhouse',
  'loft',
  'ranch',
  'adobe',
  'chalet',
  'hotel',
  'motel',
  'villa',
  'treehouse',
  'tiny-house',
  'farmhouse',
  'dome',
  'condo',
  'bungalow',
] as const;
export type HouseScene = (typeof HOUSE_SCENES)[number];

export const ROOM_SCENES = ['living', 'bedroom', 'kitchen', 'bathroom', 'dining'] as const;
export const DECK_SCENES = ['terrace', 'hot-tub', 'poolside'] as const;
export type RoomScene = (typeof ROOM_SCENES)[number];
export type DeckScene = (typeof DECK_SCENES)[number];

export const ROOM_STYLES = ['modern', 'cabin', 'beach', 'loft', 'desert', 'classic'] as const;
export type RoomStyle = (typeof ROOM_STYLES)[number];

export const PAGE_SCENES = ['hero', 'gone-traveling', 'golf-green'] as const;
export type PageScene = (typeof PAGE_SCENES)[number];

export const LANDMARKS = [
  'arch',
  'needle',
  'dome',
  'wheel',
  'pyramid',
  'deco',
  'steeple',
  'water-tower',
  'lighthouse',
  'bridge',
] as const;
export type Landmark = (typeof LANDMARKS)[number];
export type CitySize = 'metro' | 'mid' | 'town';

interface CommonPlan {
  /** seeds the picture's random numbers together with the scene */
  seed: string;
  time: Time;
  region: Region;
  season: Season;
}

export interface HousePlan extends CommonPlan {
  scene: HouseScene;
  setting: Setting;
  hotTub?: boolean;
  pool?: boolean;
}

export interface InteriorPlan extends CommonPlan {
  scene: RoomScene | DeckScene;
  /** the landscape seen from the room */
  view: Setting;
  style: RoomStyle;
  fireplace?: boolean;
}

export interface CityPlan extends CommonPlan {
  scene: 'skyline';
  setting: CitySetting;
  size: CitySize;
  landmark?: Landmark | 'none';
  bridgeColor?: string;
}

export interface PagePlan extends CommonPlan {
  scene: PageScene;
}

/** Everything needed to draw and describe a picture; small and serializable as JSON. */
export type PicturePlan = HousePlan | InteriorPlan | CityPlan | PagePlan;

export const isHousePlan = (plan: PicturePlan): plan is HousePlan =>
  (HOUSE_SCENES as readonly string[]).includes(plan.scene);

export const isInteriorPlan = (plan: PicturePlan): plan is InteriorPlan => 'view' in plan;

export const isDeckScene = (scene: RoomScene | DeckScene): scene is DeckScene =>
  (DECK_SCENES as readonly string[]).includes(scene);
