export type { Amenity } from '../text/amenities.ts';
export { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
export { fillCatalog } from './fill-catalog.ts';
