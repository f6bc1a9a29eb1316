export { citiesPastDay } from './cities-past-day.ts';
export { findCityPictureKey } from './city-picture.ts';
export { readPlacesAround } from './find-nearby-places.ts';
export { registerDestinationRoutes } from './routes.ts';
export { searchedTexts, searchedWords } from './store.ts';
