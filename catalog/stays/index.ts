export type { Amenity } from '../text/amenities.ts';
export { type CatalogOptions, generateStays } from './generate-stays.ts';
export type { Stay } from './stay.ts';
