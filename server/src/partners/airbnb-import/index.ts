export { type ImportReport, ImportStopped, importAirbnbListings } from './import-listings.ts';
