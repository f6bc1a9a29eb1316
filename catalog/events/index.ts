export type { CatalogEvent, CatalogListing, CatalogPerformer, CatalogVenue } from './catalog-event.ts';
export { generateBigEvent } from './generate-big-event.ts';
export { type EventCatalog, type EventCatalogOptions, generateEvents } from './generate-events.ts';
export { generateSellers } from './generate-sellers.ts';
