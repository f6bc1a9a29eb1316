export { type City, cities } from './cities.ts';
export { fillPlaces } from './fill-places.ts';
export { occupancyTaxes } from './occupancy-taxes.ts';
export { type PointOfInterest, pointsOfInterest } from './points-of-interest.ts';
export { postalAreaOf } from './postal-areas.ts';
export { states } from './states.ts';
