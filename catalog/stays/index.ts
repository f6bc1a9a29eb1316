export type { Amenity } from '../text/amenities.ts';
export { type CatalogOptions, generateStays } from './generate-stays.ts';
export type { Manager, Stay } from './stay.ts';
