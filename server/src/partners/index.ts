export { ImportStopped, importAirbnbListings } from './airbnb-import/import-listings.ts';
export type { ImportReport } from './airbnb-import/import-report.ts';
export { type PlacementMethod, placementMethods } from './airbnb-import/place-homes.ts';
export { registerPartnerRoutes } from './routes.ts';
