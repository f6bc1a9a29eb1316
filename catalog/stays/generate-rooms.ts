import { scaleAmount } from './generate-price.ts';
import { generateRoomFacts } from './generate-room-facts.ts';
import type { Random } from './random.ts';
import type { Room } from './stay.ts';

type RoomKind = [en: string, es: string, guests: number, beds: number, priceFactor: number];

const roomKindsByPropertyType: Record<string, RoomKind[]> = {
  hotel: [
    ['Queen room', 'Habitación con cama queen', 2, 1, 1],
    ['King room', 'Habitación con cama king', 2, 1, 1.14],
    ['Double queen room', 'Habitación con dos camas queen', 4, 2, 1.22],
    ['Corner suite', 'Suite de esquina', 4, 2, 1.75],
  ],
  resort: [
    ['King room', 'Habitación con cama king', 2, 1, 1],
    ['Double queen room', 'Habitación con dos camas queen', 4, 2, 1.1],
    ['Family suite', 'Suite familiar', 6, 3, 1.6],
    ['Terrace suite', 'Suite con terraza', 4, 2, 2.05],
  ],
  motel: [
    ['Queen room', 'Habitación con cama queen', 2, 1, 1],
    ['Double room', 'Habitación con dos camas', 4, 2, 1.16],
    ['Room with kitchenette', 'Habitación con cocineta', 3, 2, 1.32],
  ],
  inn: [
    ['Garret room', 'Habitación abuhardillada', 2, 1, 1],
    ['Queen room', 'Habitación con cama queen', 2, 1, 1.18],
    ['King room with sitting area', 'Habitación king con sala', 3, 2, 1.5],
    ['Carriage-house suite', 'Suite en la cochera', 4, 2, 1.85],
  ],
  'bed-and-breakfast': [
    ['Small double', 'Doble pequeña', 2, 1, 1],
    ['Queen room', 'Habitación con cama queen', 2, 1, 1.2],
    ['Family room', 'Habitación familiar', 4, 2, 1.5],
  ],
};

const unitRanges: Record<string, [number, number]> = {
  hotel: [8, 40],
  resort: [8, 40],
  motel: [5, 16],
  inn: [4, 8],
  'bed-and-breakfast': [4, 5],
};

type RoomBase = Omit<Room, 'seasons' | 'runs'>;

/** Weekend price as a factor of the weekday price: 1.06 to 1.32, or 1 for 6 % of stays. */
export const generateWeekendFactor = (random: Random): number =>
  random.chance(0.06) ? 1 : 1.06 + random.next() * 0.26;

interface Hotel {
  id: string;
  propertyType: string;
  nightlyAmount: number;
  amenities: readonly string[];
  /** A stream of its own, so that other figures of the catalog do not depend on it. */
  ofFacts: Random;
}

export const generateHotelRooms = (hotel: Hotel, random: Random): RoomBase[] => {
  const roomKinds = roomKindsByPropertyType[hotel.propertyType] ?? [];
  const count = random.integer(2, roomKinds.length);
  const dropped = roomKinds.length > count ? random.integer(1, roomKinds.length - 1) : -1;
  const kinds = roomKinds.filter((_, i) => i !== dropped).slice(0, count);
  const [minUnits, maxUnits] = unitRanges[hotel.propertyType] ?? [4, 12];
  const weekend = generateWeekendFactor(random);
  return kinds.map(([nameEn, nameEs, guests, beds, factor], i) => {
    const nightly = scaleAmount(hotel.nightlyAmount, factor);
    return {
      id: `${hotel.id}-${i + 1}`,
      position: i,
      name_en: nameEn,
      name_es: nameEs,
      units: Math.max(4, Math.round(random.integer(minUnits, maxUnits) / (factor > 1.45 ? 2 : 1))),
      max_guests: guests,
      bedrooms: 1,
      beds,
      nightly_amount: nightly,
      weekend_nightly_amount: scaleAmount(nightly, weekend),
      ...generateRoomFacts({ nameEn, priceFactor: factor, hotelAmenities: hotel.amenities }, hotel.ofFacts),
    };
  });
};
