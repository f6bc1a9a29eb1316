export { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
export { type FillOptions, type FillReport, fillCatalog } from './fill-catalog.ts';
export type { CatalogDatabase } from './write-stays.ts';
