import { OCEAN_SETTINGS, type Setting } from '../facts/land.ts';
import type { StayLook } from '../facts/look.ts';
import type { Amenity } from '../text/amenities.ts';

const WATER_SETTINGS: readonly Setting[] = [...OCEAN_SETTINGS, 'lake'];
const SETTINGS_WITH_MOUNTAINS: readonly Setting[] = ['alpine', 'ski', 'forest', 'desert'];
/** In a town below mountains they are seen above the roofs. */
const REGIONS_WITH_MOUNTAINS = ['alpine', 'desert'];
/** Fewer floors need no elevator. */
const elevatorFloors = 3;

const facesMountains = ({ setting, region }: StayLook): boolean =>
  SETTINGS_WITH_MOUNTAINS.includes(setting) ||
  (setting === 'town' && REGIONS_WITH_MOUNTAINS.includes(region));

/** Amenities that a picture proves or refutes. */
const VISIBLE: Partial<Record<Amenity, (look: StayLook) => boolean>> = {
  'sea-view': ({ setting }) => OCEAN_SETTINGS.includes(setting),
  'lake-view': ({ setting }) => setting === 'lake',
  'mountain-view': facesMountains,
  'city-view': ({ setting }) => setting === 'city',
  waterfront: ({ setting }) => WATER_SETTINGS.includes(setting),
  'ski-in-out': ({ setting }) => setting === 'ski',
  elevator: ({ facade }) => facade.floors >= elevatorFloors,
};

/** The amenities that the pictures do not contradict. */
export const amenitiesThatAgree = (amenities: readonly Amenity[], look: StayLook): Amenity[] =>
  amenities.filter((amenity) => VISIBLE[amenity]?.(look) ?? true);
