export { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
export { fillCatalog } from './fill-catalog.ts';
