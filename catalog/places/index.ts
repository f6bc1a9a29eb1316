export { type City, cities } from './cities.ts';
export { fillPlaces } from './fill-places.ts';
export { occupancyTaxes } from './occupancy-taxes.ts';
export { states } from './states.ts';
