/** What a listing of a place with one price is: one that is let as a whole, and a room in the home of the host. */
export const homeTypes = [
  'house',
  'cabin',
  'a-frame',
  'cottage',
  'bungalow',
  'villa',
  'townhouse',
  'apartment',
  'condo',
  'loft',
  'studio',
  'guesthouse',
  'farm-stay',
  'ranch',
  'treehouse',
  'tiny-house',
  'dome',
  'beach-house',
  'chalet',
  'adobe',
  'boat',
  'other',
  'private-room',
] as const;

/** What a listing with several room types is. */
export const hotelTypes = ['hotel', 'resort', 'motel', 'inn', 'bed-and-breakfast'] as const;

export const propertyTypes = [...homeTypes, ...hotelTypes] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const stayTypeOf = (type: string): 'homes' | 'hotels' =>
  hotelTypes.some((hotel) => hotel === type) ? 'hotels' : 'homes';
