export { citiesPastDay } from './cities-past-day.ts';
export { findCityPictureKey } from './city-picture.ts';
export { readPlacesAround } from './find-nearby-places.ts';
export { findTowns } from './geocode.ts';
export { openGeocoder } from './geocoder/open-geocoder.ts';
export { isLand } from './land.ts';
export { registerDestinationRoutes } from './routes.ts';
export { searchedTexts, searchedWords } from './rules/searched-texts.ts';
export { type CityRow, findCity } from './store.ts';
