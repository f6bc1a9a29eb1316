import type { Random } from './random.ts';
import type { AccessColumns } from './stay.ts';

interface AccessInput {
  stayType: 'homes' | 'hotels';
  propertyType: string;
  amenities: readonly string[];
  /** The number that the building has. */
  floors: number;
}

const isFlat = new Set(['apartment', 'condo', 'loft', 'studio']);
const isHighUp = new Set(['treehouse', 'beach-house']);
/** Their rooms are narrow and low. */
const isSmall = new Set(['tiny-house', 'treehouse', 'dome', 'a-frame', 'boat']);

const measuredShare = { homes: 0.3, hotels: 0.5 };

const nothing: AccessColumns = {
  steps_to_entrance: null,
  door_inches: null,
  shower: null,
  shower_step_inches: null,
  has_toilet_bars: null,
  has_shower_bars: null,
  bed_inches: null,
  floor_access: null,
  has_accessible_parking: null,
};

const stepsOf = ({ propertyType, amenities }: AccessInput, random: Random): number => {
  if (amenities.includes('step-free-entrance')) return 0;
  return isHighUp.has(propertyType) ? random.integer(8, 18) : random.integer(1, 6);
};

const floorOf = ({ stayType, propertyType, amenities, floors }: AccessInput, random: Random) => {
  const isOfMany = stayType === 'hotels' || isFlat.has(propertyType);
  if (!isOfMany || floors < 2) return 'ground';
  if (amenities.includes('elevator')) return 'elevator';
  return amenities.includes('roll-in-shower') || random.chance(0.35) ? 'ground' : 'stairs';
};

const doorOf = ({ propertyType, amenities }: AccessInput, random: Random): number => {
  if (amenities.includes('roll-in-shower')) return random.pick([32, 34, 36]);
  return isSmall.has(propertyType) ? random.integer(22, 27) : random.pick([27, 28, 28, 30, 30, 32]);
};

const showerOf = ({ amenities }: AccessInput, random: Random) => {
  if (amenities.includes('roll-in-shower')) return { shower: 'roll-in', shower_step_inches: null };
  return random.chance(0.4)
    ? { shower: 'walk-in', shower_step_inches: random.integer(2, 6) }
    : { shower: 'tub', shower_step_inches: null };
};

/** Measurements by the hosts of a share of the stays, in agreement with the amenities; every other host says nothing. */
export const generateAccess = (input: AccessInput, random: Random): AccessColumns => {
  if (!random.chance(measuredShare[input.stayType])) return nothing;
  const isAccessible = input.amenities.includes('roll-in-shower');
  const ifKnown = <Value>(value: Value): Value | null => (random.chance(0.85) ? value : null);
  return {
    steps_to_entrance: stepsOf(input, random),
    door_inches: ifKnown(doorOf(input, random)),
    ...showerOf(input, random),
    has_toilet_bars: ifKnown(random.chance(isAccessible ? 0.85 : 0.05)),
    has_shower_bars: ifKnown(random.chance(isAccessible ? 0.9 : 0.12)),
    bed_inches: ifKnown(random.integer(18, 28)),
    floor_access: floorOf(input, random),
    has_accessible_parking: ifKnown(
      input.amenities.includes('free-parking') && random.chance(isAccessible ? 0.8 : 0.15),
    ),
  };
};
