import type { Building } from './buildings.ts';
import type { DoorColor, RoofColor, WallColor } from './colors.ts';
import type { Flora, Region, Season, Setting, Time } from './land.ts';
import type { Material } from './materials.ts';

/** What the outside of a building is made of. */
export interface Facade {
  building: Building;
  floors: number;
  material: Material;
  color: WallColor;
  roof: RoofColor;
  door: DoorColor;
  flora: Flora;
}

/** Everything that is visible about a stay; decided once, then named in its title and drawn in all its pictures. */
export interface StayLook {
  facade: Facade;
  setting: Setting;
  region: Region;
  season: Season;
  time: Time;
}
