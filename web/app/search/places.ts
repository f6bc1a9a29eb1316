/** Finding a place by its slugs or its name. */
export { findDestination, findDestinationByName, slugsOfPath } from './load-search.ts';
