export { postgresSearchEngine } from './engine/postgres.ts';
export { presentHits } from './present-hits.ts';
export { registerSearchRoutes } from './routes.ts';
export { searchProperties } from './search-properties.ts';
