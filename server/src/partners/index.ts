export { ImportStopped, importAirbnbListings } from './airbnb-import/import-listings.ts';
export type { ImportReport } from './airbnb-import/import-report.ts';
export { UnreadableFile } from './airbnb-import/open-text.ts';
export { type PlacementMethod, placementMethods } from './airbnb-import/place-homes.ts';
export { type EventImportReport, importEvents } from './event-import/import-events.ts';
export { partnerPersonalData } from './personal-data.ts';
export { registerPartnerRoutes } from './routes.ts';
