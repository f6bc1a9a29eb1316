import type { EventGenre, VenueKind } from '../../../contract/events/rules.ts';
import { HOUSE_SCENES, type HouseScene } from '../../facts/buildings.ts';
import {
  type Flora,
  type Region,
  SETTINGS,
  type Season,
  type Setting,
  TIMES,
  type Time,
} from '../../facts/land.ts';
import type { Facade } from '../../facts/look.ts';
import type { Act } from './act.ts';
import type { CityHero } from './heroes/city-hero.ts';

export type { HouseScene, Region, Season, Setting, Time };
export { HOUSE_SCENES, SETTINGS, TIMES };

export const CITY_SETTINGS = [
  'river',
  'bay',
  'lake',
  'beach',
  'plain',
  'hills',
  'mountain',
  'desert',
] as const;
export type CitySetting = (typeof CITY_SETTINGS)[number];

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
  'adobe-church',
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
  /** drawings of earlier versions have none */
  facade?: Facade;
  hotTub?: boolean;
  pool?: boolean;
  /** mountains are in view behind the woods */
  mountains?: boolean;
}

export interface InteriorPlan extends CommonPlan {
  scene: RoomScene | DeckScene;
  /** the landscape seen from the room */
  view: Setting;
  style: RoomStyle;
  /** of the house around the room */
  facade?: Facade;
  /** which of the four arrangements of the room */
  layout?: number;
  fireplace?: boolean;
  /** of a bedroom without a wide bed; twin beds are an arrangement of their own */
  bed?: 'single' | 'bunk';
}

export interface CityPlan extends CommonPlan {
  scene: 'skyline';
  setting: CitySetting;
  size: CitySize;
  landmark?: Landmark | 'none';
  bridgeColor?: string;
  flora?: Flora;
  /** of the cities that are visited most */
  hero?: CityHero;
}

export interface PagePlan extends CommonPlan {
  scene: PageScene;
}

/** A venue from outside. */
export interface VenuePlan extends CommonPlan {
  scene: 'venue';
  kind: VenueKind;
  surroundings: Setting;
  flora: Flora;
}

/** An event from inside its venue. */
export interface EventPlan extends CommonPlan {
  scene: 'event';
  kind: VenueKind;
  genre: EventGenre;
  surroundings: Setting;
  flora: Flora;
  /** of the teams, the home team first, or of the performer */
  colors?: readonly [string, string];
  /** drawings of earlier versions have none */
  act?: Act;
}

/** The field or stage from a seat; distance and height are shares of the venue's largest, as in its seat map. */
export interface SeatViewPlan extends CommonPlan {
  scene: 'seat-view';
  kind: VenueKind;
  /** degrees clockwise from the top of the seat map */
  angle: number;
  distance: number;
  height: number;
}

/** Everything needed to draw and describe a picture; small and serializable as JSON. */
export type PicturePlan =
  | HousePlan
  | InteriorPlan
  | CityPlan
  | PagePlan
  | VenuePlan
  | EventPlan
  | SeatViewPlan;

export const isHousePlan = (plan: PicturePlan): plan is HousePlan =>
  (HOUSE_SCENES as readonly string[]).includes(plan.scene);

export const isInteriorPlan = (plan: PicturePlan): plan is InteriorPlan => 'view' in plan;

export const isDeckScene = (scene: RoomScene | DeckScene): scene is DeckScene =>
  (DECK_SCENES as readonly string[]).includes(scene);

export const isEventPlan = (plan: PicturePlan): plan is VenuePlan | EventPlan | SeatViewPlan =>
  'kind' in plan;

const OUTDOOR_KINDS: readonly VenueKind[] = [
  'football-stadium',
  'soccer-stadium',
  'ballpark',
  'amphitheater',
  'festival-grounds',
];

/** Events there are under the sky. */
export const isOutdoorKind = (kind: VenueKind): boolean => OUTDOOR_KINDS.includes(kind);
