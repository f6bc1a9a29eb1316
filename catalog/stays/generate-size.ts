import type { PropertyType } from './property-types.ts';
import type { Random } from './random.ts';

export interface StaySize {
  bedrooms: number;
  maxGuests: number;
  beds: number;
  bathrooms: number;
}

const generateBedroomCount = (type: PropertyType, random: Random): number => {
  const [low, high] = type.bedrooms;
  // the smaller of two random numbers, because large houses are rarer
  return Math.min(random.integer(low, high), random.integer(low, high));
};

const generateHomeSize = (type: PropertyType, random: Random): StaySize => {
  const bedrooms = generateBedroomCount(type, random);
  const maxGuests = bedrooms === 0 ? random.integer(2, 3) : Math.min(16, bedrooms * 2 + random.integer(0, 2));
  const beds = Math.max(1, Math.min(maxGuests, bedrooms + random.integer(0, Math.max(1, bedrooms - 1))));
  const bathrooms = Math.max(1, Math.round((bedrooms * (0.45 + random.next() * 0.55) + 0.25) * 2) / 2);
  return { bedrooms, maxGuests, beds, bathrooms };
};

/** The size of a home, or of a room of a hotel. */
export const generateSize = (type: PropertyType, random: Random): StaySize =>
  type.stayType === 'hotels'
    ? { bedrooms: 1, maxGuests: 2, beds: 1, bathrooms: 1 }
    : generateHomeSize(type, random);
