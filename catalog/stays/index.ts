export { type FillOptions, fillCatalog } from './fill-catalog.ts';
export type { CatalogDatabase } from './write-stays.ts';
