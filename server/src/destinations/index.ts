export { findCityPictureKey } from './city-picture.ts';
export { registerDestinationRoutes } from './routes.ts';
