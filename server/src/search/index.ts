export { postgresSearchEngine } from './engine/postgres.ts';
export { type BestStays, faultOfSearch, findBestStays, type SearchReader } from './find-best-stays.ts';
export { presentHits } from './present-hits.ts';
export { registerSearchRoutes } from './routes.ts';
export { searchProperties } from './search-properties.ts';
