export type { Amenity } from '../words/amenities.ts';
export { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
export { fillCatalog } from './fill-catalog.ts';
