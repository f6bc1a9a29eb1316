export { type City, cities } from './cities.ts';
export { occupancyTaxes } from './occupancy-taxes.ts';
export { states } from './states.ts';
