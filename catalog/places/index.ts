export { type City, cities } from './cities.ts';
export { occupancyTaxes } from './occupancy-taxes.ts';
export { type State, states } from './states.ts';
