export { type ImportReport, ImportStopped, importAirbnbListings } from './airbnb-import/import-listings.ts';
