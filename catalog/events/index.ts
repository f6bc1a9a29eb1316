export type { CatalogEvent, CatalogListing, CatalogPerformer, CatalogVenue } from './catalog-event.ts';
export { type EventCatalog, type EventCatalogOptions, generateEvents } from './generate-events.ts';
