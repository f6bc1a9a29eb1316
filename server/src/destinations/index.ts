export { citiesPastDay } from './cities-past-day.ts';
export { findCityPictureKey } from './city-picture.ts';
export { readPlacesAround } from './find-nearby-places.ts';
export { gazetteerGeocoder } from './gazetteer-geocoder.ts';
export { isLand } from './land.ts';
export { getCachedPlaces } from './place-cache.ts';
export { presentDestination } from './present-destination.ts';
export { registerDestinationRoutes } from './routes.ts';
export { type CityRow, findCity, searchedTexts, searchedWords } from './store.ts';
