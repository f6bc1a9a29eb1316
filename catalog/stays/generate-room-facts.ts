import type { Beds } from '@golark/contract/stays/beds';
import type { Amenity } from '../text/amenities.ts';
import type { Random } from './random.ts';

const one = (kind: Beds['kind']): Beds[] => [{ kind, count: 1 }];
const two = (kind: Beds['kind']): Beds[] => [{ kind, count: 2 }];

/** By the English name of the room type; the numbers add up to its beds. */
const beddings: Record<string, Beds[]> = {
  'Queen room': one('queen'),
  'King room': one('king'),
  'Double queen room': two('queen'),
  'Corner suite': [...one('king'), ...one('sofa')],
  'Family suite': [...one('king'), ...two('single')],
  'Terrace suite': [...one('king'), ...one('sofa')],
  'Double room': two('double'),
  'Room with kitchenette': [...one('queen'), ...one('single')],
  'Garret room': one('double'),
  'King room with sitting area': [...one('king'), ...one('sofa')],
  'Carriage-house suite': [...one('queen'), ...one('sofa')],
  'Small double': one('double'),
  'Family room': [...one('queen'), ...one('bunk')],
};

/** What every room of a hotel has if the hotel has it. */
const inEachRoom: ReadonlySet<string> = new Set<Amenity>([
  'wifi',
  'tv',
  'air-conditioning',
  'coffee-maker',
  'breakfast',
]);

/** What only better rooms have for certain, and others sometimes. */
const inBetterRooms: ReadonlySet<string> = new Set<Amenity>([
  'workspace',
  'balcony',
  'fireplace',
  'sea-view',
  'lake-view',
  'mountain-view',
  'city-view',
]);

const betterFrom = 1.3;
const chanceInOthers = 0.25;

export interface RoomFacts {
  bedding: Beds[];
  /** Each of them an amenity of the hotel. */
  amenities: string[];
}

/** Beds and amenities of one room type; `priceFactor` is relative to the cheapest room of the hotel. */
export const generateRoomFacts = (
  room: { nameEn: string; priceFactor: number; hotelAmenities: readonly string[] },
  random: Random,
): RoomFacts => ({
  bedding: beddings[room.nameEn] ?? [],
  amenities: room.hotelAmenities.filter(
    (amenity) =>
      inEachRoom.has(amenity) ||
      (inBetterRooms.has(amenity) && (room.priceFactor >= betterFrom || random.chance(chanceInOthers))),
  ),
});
