/** The kinds of listings with one price: a place that is let as a whole, and a room in the home of the host. */
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

/** The kinds of listings with several room types. */
export const hotelTypes = ['hotel', 'resort', 'motel', 'inn', 'bed-and-breakfast'] as const;

export const propertyTypes = [...homeTypes, ...hotelTypes] as const;
export type PropertyType = (typeof propertyTypes)[number];

export const stayTypeOf = (type: string): 'homes' | 'hotels' =>
  hotelTypes.some((hotel) => hotel === type) ? 'hotels' : 'homes';
